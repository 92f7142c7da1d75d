import { type InstructionPage, LEAST_PROMISE_YEARS } from '../../../contracts/manuals/instructions.ts';

export type PageState = 'draft' | 'published' | 'over' | 'released';

/** What a page is at present. @param today YYYY-MM-DD */
export function stateOf(
  {
    publishedAt,
    promisedUntil,
    releasedAt,
  }: Pick<InstructionPage, 'publishedAt' | 'promisedUntil' | 'releasedAt'>,
  today: string,
): PageState {
  if (releasedAt !== null) return 'released';
  if (publishedAt === null) return 'draft';
  return promisedUntil !== null && promisedUntil < today ? 'over' : 'published';
}

/** Today in UTC, YYYY-MM-DD, as the server counts. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** The first day that a page can be promised until, with a day to spare for time zones. @param publishedAt ISO 8601, or null for now */
export function leastPromise(publishedAt: string | null, now = new Date()): string {
  const from = publishedAt === null ? now : new Date(publishedAt);
  const until = new Date(
    Date.UTC(from.getUTCFullYear() + LEAST_PROMISE_YEARS, from.getUTCMonth(), from.getUTCDate() + 1),
  );
  return until.toISOString().slice(0, 10);
}
