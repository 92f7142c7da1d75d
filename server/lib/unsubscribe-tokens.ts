import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token ends; one for the summary opens nothing of the invitations. */
type Purpose = 'weekly-summary' | 'invitations';
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Tokens that can only end the mails of a kind. They never expire, so that old mails work too.
 * @param secret at least 32 random bytes, base64url
 * @param older secrets of before, whose tokens still work
 */
export function createUnsubscribeTokens(secret: string, purpose: Purpose, older: readonly string[] = []) {
  const signWith = (by: string, subject: string): Buffer =>
    createHmac('sha256', Buffer.from(by, 'base64url')).update(`${purpose}\n${subject}`).digest();

  return {
    /** @param subject whose mails the token ends */
    make: (subject: string): string => `${subject}.${signWith(secret, subject).toString('base64url')}`,

    /** The subject of a token; null if we have not made it. */
    read(token: string): string | null {
      const dot = token.lastIndexOf('.');
      const subject = token.slice(0, Math.max(dot, 0));
      const given = Buffer.from(token.slice(dot + 1), 'base64url');
      const isOurs = [secret, ...older].some((by) => {
        const expected = signWith(by, subject);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? subject : null;
    },
  };
}
