import { createHash } from 'node:crypto';
import type { auditEntry } from '../../db/schema/audit.ts';

/** A row as it is stored; its hash covers everything else in it. */
export type AuditRow = typeof auditEntry.$inferSelect;
export type UnhashedRow = Omit<AuditRow, 'hash'>;

/** What the first entry carries in place of the hash of the one before. */
export const NO_HASH = '';

/**
 * JSON with the names of every object in the order of their characters, so that the same values always give the same
 * text: RFC 8785 for the strings, numbers and truth values that entries hold.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? sorted(part) : part));

/** What of a row is hashed and exported: without the columns that came later, where they are null. */
export const toldOf = <Row extends UnhashedRow>({ tokenId, ...row }: Row) =>
  tokenId === null ? row : { ...row, tokenId };

/** SHA-256 of the entry's canonical JSON, hex. */
export const hashEntry = (row: UnhashedRow): string =>
  createHash('sha256')
    .update(canonicalJson(toldOf(row)))
    .digest('hex');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
