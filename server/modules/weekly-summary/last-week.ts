import { dayOf } from '../../time.ts';
import { type Days, movedDay } from '../analytics/period.ts';

/** The last week that is over at `now`: its Monday and its Sunday, in UTC as the counters have it. */
export function lastWeek(now: Date): Days {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const from = movedDay(dayOf(now), -daysSinceMonday - 7);
  return { from, to: movedDay(from, 6) };
}
