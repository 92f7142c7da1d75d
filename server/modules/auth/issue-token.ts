import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { DAY_MS } from '../../time.ts';
import { createAccountTokensRepository, type TokenPurpose } from './account-tokens.repository.ts';
import { createToken, hashToken } from './tokens.ts';

const HOUR_MS = 3_600_000;

/** How long a mailed link works. No shorter than an hour, for which links are counted. */
export const VALID_MS: Record<TokenPurpose, number> = {
  'reset-password': HOUR_MS,
  'confirm-email': 7 * DAY_MS,
};

/** Links of one purpose mailed to an account within an hour: more would be somebody filling its mailbox. */
export const MAX_LINKS_PER_HOUR = 5;

/**
 * Makes the token of a mailed link. Earlier ones stay valid, for mails overtake each other.
 * @param tx a transaction that holds the account's lock, so that the count is true
 * @returns null if the account was mailed often enough for now
 */
export async function issueToken(tx: Db, accountId: string, purpose: TokenPurpose): Promise<string | null> {
  const repository = createAccountTokensRepository(tx);
  const now = Date.now();
  const recent = await repository.countSince(accountId, purpose, new Date(now - HOUR_MS));
  if (recent >= MAX_LINKS_PER_HOUR) return null;
  const token = createToken();
  await repository.insert({
    id: uuidv7(),
    purpose,
    tokenHash: hashToken(token),
    accountId,
    createdAt: new Date(now),
    expiresAt: new Date(now + VALID_MS[purpose]),
  });
  return token;
}

/** The answer to a link that is used, expired or was never made: all alike. */
export const linkExpired = (): AppError =>
  new AppError('link_expired', 'This link is no longer valid. Please ask for a new one.');
