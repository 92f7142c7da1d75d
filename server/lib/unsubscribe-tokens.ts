import { createSignatures } from './crypto/signature.ts';

/** What a token ends; one for the summary opens nothing of the invitations. */
type Purpose = 'weekly-summary' | 'invitations' | 'reminders' | 'changes';
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/**
 * Tokens that can only end the mails of a kind. They never expire, so that old mails work too.
 * @param secret at least 32 random bytes, base64url
 * @param older secrets of before, whose tokens still work
 */
export function createUnsubscribeTokens(secret: string, purpose: Purpose, older: readonly string[] = []) {
  const signatures = createSignatures([secret, ...older]);
  const signed = (subject: string): string => `${purpose}\n${subject}`;

  return {
    /** @param subject whose mails the token ends */
    make: (subject: string): string => `${subject}.${signatures.sign(signed(subject))}`,

    /** The subject of a token; null if we have not made it. */
    read(token: string): string | null {
      const parts = token.split('.');
      // Signatures in older mails don't name how they were made, and have no dot.
      for (const length of [2, 1]) {
        const subject = parts.slice(0, -length).join('.');
        if (signatures.isOurs(signed(subject), parts.slice(-length).join('.'))) return subject;
      }
      return null;
    },
  };
}
