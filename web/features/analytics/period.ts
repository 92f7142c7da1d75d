/** The filter of the analytics screen, as it stands in the address. Days are UTC, like the counters. */
import { type AnalyticsPeriod, analyticsPeriod } from '../../../contracts/analytics.ts';
import { id } from '../../../contracts/shapes.ts';
import { addDays } from '../../lib/days.ts';

/** Periods that end today, by their length in days. */
export const LENGTHS = [7, 30, 90] as const;
const USUAL_LENGTH = 30;
/** Stands in the address where the days are the vendor's own. */
export const OWN = 'own';

export type AnalyticsFilter = {
  /** What the choice of a period shows: a length in days, or `own`. */
  choice: string;
  /** What is asked for; null while the own days are no period. */
  period: AnalyticsPeriod | null;
  /** Own days as far as they are entered. */
  from: string;
  to: string;
  /** What is wrong with the own days. */
  error?: string | undefined;
};

/**
 * Reads the filter from a parameter of the address; what isn't known counts as not chosen.
 * @param today `YYYY-MM-DD`
 */
export function readFilter(get: (name: string) => string, today: string): AnalyticsFilter {
  const product = id.safeParse(get('product')).data;
  const withProduct = product === undefined ? {} : { product };
  if (get('period') === OWN) {
    const own = { from: get('from'), to: get('to') };
    const { data, error } = analyticsPeriod.safeParse({ ...own, ...withProduct });
    return { choice: OWN, period: data ?? null, ...own, error: error?.issues[0]?.message };
  }
  const days = LENGTHS.find((length) => String(length) === get('period')) ?? USUAL_LENGTH;
  const span = { from: addDays(today, 1 - days), to: today };
  return { choice: String(days), period: { ...span, ...withProduct }, ...span };
}

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A choice as it stands in the address; nothing for the usual one. */
export const choiceValue = (choice: string): string => (choice === String(USUAL_LENGTH) ? '' : choice);
