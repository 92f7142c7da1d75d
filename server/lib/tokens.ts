/** Opaque random secrets: session tokens, access tokens and the keys of mailed links. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/**
 * What a table keeps of a token: enough to know it again until it expires, not to make it. `End` is null for one that
 * lasts until it is revoked.
 */
export type TokenRow<End extends Date | null = Date> = {
  id: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: End;
};
type Made<End extends Date | null> = { token: string; row: TokenRow<End> };

/** What is stored of a token, so that a stolen database opens nothing: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token, 256 random bits as base64url behind `prefix`, and the row that knows it for `validMs`; null: for ever. */
export function createToken(validMs: number, prefix?: string): Made<Date>;
export function createToken(validMs: number | null, prefix?: string): Made<Date | null>;
export function createToken(validMs: number | null, prefix = ''): Made<Date | null> {
  const token = prefix + randomBytes(32).toString('base64url');
  const now = Date.now();
  const row = {
    id: uuidv7(),
    tokenHash: hashToken(token),
    createdAt: new Date(now),
    expiresAt: validMs === null ? null : new Date(now + validMs),
  };
  return { token, row };
}
