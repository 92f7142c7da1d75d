import type { AuditEntry } from '../../../contracts/audit.ts';
import { formatDateTime } from '../../lib/format.ts';

/** One value that an entry tells of; undefined where it is not told. */
export type AuditChange = { name: string; before: string | undefined; after: string | undefined };

/** As times are written in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** "maxProducts", "company_name" as words. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

/** What was so before and after, by name; of two full sets of values only those that differ. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name: wordsOf(name), before: shown(before?.[name]), after: shown(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}
