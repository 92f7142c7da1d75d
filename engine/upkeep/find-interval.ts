import type { IntervalWords } from './interval-words.ts';
import type { CalendarUnit, Interval, Period } from './upkeep.ts';

/** An interval in a text: characters `start` to `end`. */
export type FoundInterval = Interval & { start: number; end: number };

/** A longer period is a figure that was misread, or no upkeep. */
const MAX_COUNT: Readonly<Record<CalendarUnit, number>> = { day: 366, week: 104, month: 120, year: 30 };

type Part = { end: number; period: Period | null; uses: string | null };

/**
 * The first interval that a text tells, with what is named beside it: "every 200 cups or 3 months" is one. Null for none. Line breaks in
 * the text count as blanks.
 */
export function findInterval(text: string, words: IntervalWords): FoundInterval | null {
  const plain = text.replace(/\s/g, ' ').replace(words.aside, (aside) => '\u0000'.repeat(aside.length));
  for (let at = 0; at < plain.length; at += 1) {
    // Intervals begin where a word or a number does.
    if (/[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) continue;
    const first = beginAt(plain, at, words);
    if (first !== null) return goOn(plain, at, first, words);
  }
  return null;
}

function beginAt(plain: string, at: number, words: IntervalWords): Part | null {
  const every = matchAt(words.every, plain, at);
  if (every?.groups) {
    const { count, other, unit = '' } = every.groups;
    return partOf(at + every[0].length, other ? 2 : countIn(count, words), words.unitOf(unit));
  }
  const times = matchAt(words.times, plain, at);
  if (times?.groups) return partOfTimes(at + times[0].length, times.groups, words);
  const often = matchAt(words.often, plain, at);
  if (often) return { end: at + often[0].length, period: words.oftenOf(often[0]), uses: null };
  const uses = matchAt(words.uses, plain, at) ?? matchAt(words.occasion, plain, at);
  return uses && { end: at + uses[0].length, period: null, uses: uses[0] };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const countIn = (printed: string | undefined, words: IntervalWords): number | null =>
  printed === undefined ? 1 : words.countOf(printed);

function partOf(end: number, count: number | null, unit: CalendarUnit | null): Part | null {
  if (count === null || unit === null || count > MAX_COUNT[unit]) return null;
  return { end, period: { count, unit }, uses: null };
}

/** "Twice a year" is every six months; what divides into no whole units is as often as the next shorter unit allows. */
function partOfTimes(
  end: number,
  groups: Record<string, string | undefined>,
  words: IntervalWords,
): Part | null {
  const per =
    groups.often === undefined
      ? { count: 1, unit: words.unitOf(groups.unit ?? '') }
      : words.oftenOf(groups.often);
  if (per === null || per.unit === null) return null;
  const times = groups.once !== undefined ? 1 : groups.twice !== undefined ? 2 : countIn(groups.times, words);
  const period = times === null ? null : share({ count: per.count, unit: per.unit }, times);
  return period && { end, period, uses: null };
}

/** Units of the next shorter kind; days have none, for no calendar asks for the hour. */
const SHORTER: Readonly<Record<CalendarUnit, { count: number; unit: CalendarUnit }>> = {
  year: { count: 12, unit: 'month' },
  month: { count: 4, unit: 'week' },
  week: { count: 7, unit: 'day' },
  day: { count: 1, unit: 'day' },
};

function share({ count, unit }: Period, times: number): Period | null {
  if (times < 1) return null;
  if (count % times === 0) return { count: count / times, unit };
  const shorter = SHORTER[unit];
  const units = Math.floor((count * shorter.count) / times);
  return units < 1 || unit === 'day' ? null : { count: units, unit: shorter.unit };
}

/** Adds what is named by "or" behind an interval: the first period counts, and the first uses. */
function goOn(plain: string, start: number, first: Part, words: IntervalWords): FoundInterval | null {
  let { end, period, uses } = first;
  for (let next = matchAt(words.orElse, plain, end); next?.groups; next = matchAt(words.orElse, plain, end)) {
    const { count, unit, often, occasion, uses: counted } = next.groups;
    const more = unit === undefined ? null : partOf(end, countIn(count, words), words.unitOf(unit));
    period ??= more?.period ?? (often === undefined ? null : words.oftenOf(often));
    uses ??= occasion ?? counted ?? null;
    end += next[0].length;
  }
  if (period === null && uses === null) return null;
  return { start, end, printed: plain.slice(start, end), period, uses };
}

/** The interval that is all of a table's header ("month", "2 weeks", "500 h"); null for another. */
export function readHeader(text: string, words: IntervalWords): Interval | null {
  const printed = text.replace(/\s+/g, ' ').trim();
  const groups = words.header.exec(printed)?.groups;
  if (groups === undefined) return null;
  const { count, unit, often } = groups;
  const counted = unit === undefined ? null : partOf(0, countIn(count, words), words.unitOf(unit));
  const period = counted?.period ?? (often === undefined ? null : words.oftenOf(often));
  const uses = groups.uses ?? groups.occasion ?? null;
  return period === null && uses === null ? null : { printed, period, uses };
}

/** An interval as it is handed on. */
export const withoutPlace = ({ printed, period, uses }: FoundInterval): Interval => ({
  printed,
  period,
  uses,
});

/** What stands around an interval in its text: the work is told there, for "after each wash" names one that is done anyhow. */
export const around = (text: string, { start, end }: FoundInterval): string =>
  `${text.slice(0, start)} ${text.slice(end)}`;
