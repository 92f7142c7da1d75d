/** Encrypts secrets that the server itself has to read again before they are stored (AES-256-GCM). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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
export function createSeal(secret: string, purpose: string, older: readonly string[] = []): Seal {
  const keyOf = (from: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(from, 'base64url'), '', purpose, 32));
  const key = keyOf(secret);
  const olderKeys = older.map(keyOf);
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      for (const olderKey of olderKeys) {
        const text = tryToOpen(olderKey, sealed, owner);
        if (text !== null) return text;
      }
      return openWith(key, sealed, owner);
    },
  };
}

/** Null where the text is sealed with another key; whether it is damaged is for the last key to say. */
function tryToOpen(key: Buffer, sealed: string, owner: string): string | null {
  try {
    return openWith(key, sealed, owner);
  } catch {
    return null;
  }
}

function openWith(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}
