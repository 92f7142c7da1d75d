/** Turns counts per day into the bars of the chart. */
import {
  type AnalyticsOverview,
  type AnalyticsPeriod,
  daysOf,
} from '../../../contracts/analytics/analytics.ts';
import { addDays, mondayOf } from '../../lib/text/days.ts';

/** The time that one bar stands for. */
export type BarUnit = 'day' | 'week' | 'month';

/** Questions of the days `from` to `to`; `before` counts those of the same days in the period before. */
export type Bar = { from: string; to: string; asked: number; answered: number; before: number };

type Days = Pick<AnalyticsPeriod, 'from' | 'to'>;
type Counts = Pick<AnalyticsOverview, 'days' | 'daysBefore'>;

/** Most bars of a chart; more can't be told apart on a phone. */
const MOST_BARS = 100;
const LENGTH_DAYS: Record<BarUnit, number> = { day: 1, week: 7, month: 30 };

/** The units with which the period has at least two bars and not too many. */
export function unitsFor(days: Days): BarUnit[] {
  const length = daysOf(days);
  const units: BarUnit[] = ['day', 'week', 'month'];
  return units.filter((unit) => {
    const bars = length / LENGTH_DAYS[unit];
    return bars <= MOST_BARS && (unit === 'day' || bars >= 2);
  });
}

/** The wanted unit if the period allows it, otherwise the smallest that it allows. */
export function unitOf(wanted: string, days: Days): BarUnit {
  const units = unitsFor(days);
  return units.find((unit) => unit === wanted) ?? units[0] ?? 'day';
}

const STARTS: Record<BarUnit, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

/** Makes a bar for each unit of the period, in order; the period may cut off the first and the last. */
export function toBars(days: Days, unit: BarUnit, counts: Counts): Bar[] {
  const asked = new Map(counts.days.map((count) => [count.day, count]));
  const before = new Map(counts.daysBefore.map((count) => [count.day, count.asked]));
  const length = daysOf(days);
  const bars = new Map<string, Bar>();
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const start = STARTS[unit](day);
    const bar = bars.get(start) ?? { from: day, to: day, asked: 0, answered: 0, before: 0 };
    bars.set(start, {
      from: bar.from,
      to: day,
      asked: bar.asked + (asked.get(day)?.asked ?? 0),
      answered: bar.answered + (asked.get(day)?.answered ?? 0),
      before: bar.before + (before.get(addDays(day, -length)) ?? 0),
    });
  }
  return [...bars.values()];
}

const MOST_LINES = 4;

/** Values of the grid lines for bars up to `max`, lowest first: at most four round numbers, the last at least `max`. */
export function gridLines(max: number): number[] {
  const rough = Math.max(1, max) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= rough && Number.isInteger(step * power));
  const step = Math.max(1, (factor ?? 10) * power);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) }, (_, i) => (i + 1) * step);
}
