import { createHash } from 'node:crypto';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';

/** Tells an answer from another: SHA-256 over all that is said and the places it is from, base64url. */
export function digestOf({ content, steps, table, warnings, citations }: StoredAnswer): string {
  const said = [
    content,
    steps.map(({ marker, text }) => [marker, text]),
    table && [table.header, table.rows],
    warnings.map(({ level, text }) => [level, text]),
    citations.map(({ manualId, page, quote }) => [manualId, page, quote]),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
