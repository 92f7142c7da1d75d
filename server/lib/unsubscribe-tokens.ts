import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token ends; one for the summary opens nothing of the invitations. */
type Purpose = 'weekly-summary' | 'invitations';
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Tokens that can only end the mails of a kind. They never expire, so that old mails work too.
 * @param secret at least 32 random bytes, base64url
 */
export function createUnsubscribeTokens(secret: string, purpose: Purpose) {
  const key = Buffer.from(secret, 'base64url');
  const sign = (subject: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${subject}`).digest();

  return {
    /** @param subject whose mails the token ends */
    make: (subject: string): string => `${subject}.${sign(subject).toString('base64url')}`,

    /** The subject of a token; null if we have not made it. */
    read(token: string): string | null {
      const dot = token.lastIndexOf('.');
      const subject = token.slice(0, Math.max(dot, 0));
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      const expected = sign(subject);
      return given.length === expected.length && timingSafeEqual(given, expected) ? subject : null;
    },
  };
}
