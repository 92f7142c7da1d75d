/** Signatures of texts under a secret of the server's. Each names how it was made, so that another way can take over. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes the signature of a text. */
export type Mac = (key: Buffer, text: string) => Buffer;
/** Ways to sign by the names that stand before their signatures, and the one that signs now. */
export type Macs = { present: string; known: Readonly<Record<string, Mac>> };

/** A further way gets a name of its own here and becomes the present one; signatures of before stay valid until it goes. */
const MACS: Macs = {
  present: 'h1',
  known: { h1: (key, text) => createHmac('sha256', key).update(text).digest() },
};
/** How signatures were made before they named it. */
const UNNAMED = 'h1';

const SIGNATURE = /^(?:([a-z\d]{1,8})\.)?([A-Za-z0-9_-]{43,128})$/;

/** @param secrets random bytes, base64url: the first signs, all are taken */
export function createSignatures(secrets: readonly [string, ...string[]], { present, known }: Macs = MACS) {
  const [key, ...older] = secrets.map((secret) => Buffer.from(secret, 'base64url'));
  return {
    /** Signs a text: the name of the way, a dot, and the signature as base64url. */
    sign(text: string): string {
      const mac = known[present];
      if (!key || !mac) throw new Error('There is nothing to sign with.');
      return `${present}.${mac(key, text).toString('base64url')}`;
    },

    /** Whether a signature of the text is one of ours. */
    isOurs(text: string, signature: string): boolean {
      const [, name = UNNAMED, body = ''] = signature.match(SIGNATURE) ?? [];
      const mac = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!mac || body === '') return false;
      const given = Buffer.from(body, 'base64url');
      return [key, ...older].some((by) => {
        const expected = by && mac(by, text);
        return expected && given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
