/** Makes opaque random secrets: session tokens, access tokens and the keys of mailed links. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/**
 * The row that a table keeps of a token: enough to recognise it until it expires, but not to make it. `End` is null for
 * a token that is valid until it is revoked.
 */
export type TokenRow<End extends Date | null = Date> = {
  id: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: End;
};
type Made<End extends Date | null> = { token: string; row: TokenRow<End> };

/** The SHA-256 of a token in hex. Only that is stored, so that a stolen database gives no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token, 256 random bits as base64url after `prefix`, and its row, valid for `validMs`; null: for ever. */
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
