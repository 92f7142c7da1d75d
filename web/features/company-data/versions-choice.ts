import { type VersionsKept, versionsKept } from '../../../contracts/company/replaced-versions.ts';

export type Way = 'all' | 'newest' | 'days';
/** A choice as it is entered: the amount is what stands in its field. */
export type Draft = { way: Way; amount: string };

/** What is proposed where a way is chosen anew. */
export const PROPOSED = { newest: '3', days: '365' } as const;

/** A choice in force as it would be entered. */
export function draftOf({ newest, days }: VersionsKept): Draft {
  if (newest !== null) return { way: 'newest', amount: String(newest) };
  return days === null ? { way: 'all', amount: '' } : { way: 'days', amount: String(days) };
}

/** What is entered as a choice; else a sentence that says what to enter. */
export function readDraft({ way, amount }: Draft): VersionsKept | string {
  if (way === 'all') return { newest: null, days: null };
  const number = amount.trim() === '' ? Number.NaN : Number(amount);
  const { data, error } = versionsKept.safeParse({ newest: null, days: null, [way]: number });
  return data ?? error.issues[0]?.message ?? '';
}
