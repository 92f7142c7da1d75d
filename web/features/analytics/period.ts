/** The filter of the analytics screen in the address. Days are in UTC, like those of the counters. */
import { type AnalyticsPeriod, analyticsPeriod } from '../../../contracts/analytics/analytics.ts';
import { id } from '../../../contracts/shapes.ts';
import { addDays } from '../../lib/text/days.ts';

/** Periods that end today, by their length in days. */
export const LENGTHS = [7, 30, 90] as const;
const USUAL_LENGTH = 30;
/** Value in the address for days that the vendor chose. */
export const OWN = 'own';

export type AnalyticsFilter = {
  /** The chosen period: a length in days, or `own`. */
  choice: string;
  /** The period to load; null while the vendor's own days are no valid period. */
  period: AnalyticsPeriod | null;
  /** The vendor's own days, as far as they are entered. */
  from: string;
  to: string;
  /** A sentence that says what is wrong with these days. */
  error?: string | undefined;
};

/**
 * Reads the filter from the parameters of the address; unknown values count as not chosen.
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

/** The value of a choice in the address; empty for the default. */
export const choiceValue = (choice: string): string => (choice === String(USUAL_LENGTH) ? '' : choice);
