import type { AuditEntry } from '../../../contracts/admin/audit.ts';
import { formatDateTime } from '../../lib/text/format.ts';

/** A value of an entry, before and after; undefined if the entry does not give it. */
export type AuditChange = { name: string; before: string | undefined; after: string | undefined };

/** A time as JSON writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Splits names such as "maxProducts" and "company_name" into words. */
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

/** Lists the values before and after by name; if both are full sets of values, only those that differ. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name: wordsOf(name), before: shown(before?.[name]), after: shown(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}
