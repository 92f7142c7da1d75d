/** Encrypts secrets that the server itself has to read again before they are stored. Each text names its cipher. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** A way to encrypt with authentication, under a key of 32 bytes. */
export type Cipher = {
  seal: (key: Buffer, text: string, owner: string) => Buffer;
  /** @throws if the bytes were changed, or sealed for another owner or under another key */
  open: (key: Buffer, bytes: Buffer, owner: string) => string;
};

/** Ciphers by the names that stand before what they sealed, and the one that seals now. */
export type Ciphers = { present: string; known: Readonly<Record<string, Cipher>> };

const aes256Gcm: Cipher = {
  seal(key, text, owner) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  },
  open(key, bytes, owner) {
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  },
};

/** A further cipher gets a name of its own here and becomes the present one; `rotate-keys` seals everything anew with it. */
export const CIPHERS: Ciphers = { present: 'a1', known: { a1: aes256Gcm } };
/** The cipher of texts that were sealed before they named it. */
const UNNAMED = 'a1';

/** Seals texts under one key. A text sealed for an `owner` can be opened only with the same `owner`. */
export type Seal = {
  close: (text: string, owner: string) => string;
  /** @throws if the text was changed, or sealed for another owner or with another key */
  open: (sealed: string, owner: string) => string;
};

/**
 * @param secret at least 32 random bytes, base64url
 * @param purpose name of the use of the secret; each has a key of its own
 * @param older secrets of before, under which texts can still be opened
 */
export function createSeal(
  secret: string,
  purpose: string,
  older: readonly string[] = [],
  { present, known }: Ciphers = CIPHERS,
): Seal {
  const keyOf = (from: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(from, 'base64url'), '', purpose, KEY_BYTES));
  const key = keyOf(secret);
  const olderKeys = older.map(keyOf);
  const cipherOf = (name: string): Cipher => {
    const cipher = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!cipher) throw new Error('The text is sealed with a cipher that this version does not have.');
    return cipher;
  };
  return {
    close: (text, owner) => `${present}.${cipherOf(present).seal(key, text, owner).toString('base64url')}`,
    open(sealed, owner) {
      const [, name = UNNAMED, body = ''] = sealed.match(/^(?:([a-z\d]+)\.)?(.*)$/s) ?? [];
      const cipher = cipherOf(name);
      const bytes = Buffer.from(body, 'base64url');
      for (const olderKey of olderKeys) {
        const text = tryToOpen(cipher, olderKey, bytes, owner);
        if (text !== null) return text;
      }
      return cipher.open(key, bytes, owner);
    },
  };
}

/** Null where the text is sealed with another key; whether it is damaged is for the last key to say. */
function tryToOpen(cipher: Cipher, key: Buffer, bytes: Buffer, owner: string): string | null {
  try {
    return cipher.open(key, bytes, owner);
  } catch {
    return null;
  }
}
