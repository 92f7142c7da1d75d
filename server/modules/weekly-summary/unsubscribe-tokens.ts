import { createHmac, timingSafeEqual } from 'node:crypto';

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Tokens that can only end the weekly summary of an account. They never expire, so that old mails work too.
 * @param secret at least 32 random bytes, base64url
 */
export function createUnsubscribeTokens(secret: string) {
  const key = Buffer.from(secret, 'base64url');
  const sign = (accountId: string): Buffer =>
    createHmac('sha256', key).update(`weekly-summary\n${accountId}`).digest();

  return {
    make: (accountId: string): string => `${accountId}.${sign(accountId).toString('base64url')}`,

    /** The account of a token; null if we have not made it. */
    read(token: string): string | null {
      const [accountId = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(accountId);
      return given.length === expected.length && timingSafeEqual(given, expected) ? accountId : null;
    },
  };
}
