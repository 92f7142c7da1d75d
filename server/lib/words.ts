/** Figures and days as mails and reports say them, in English. */
import { shortDuration } from '../../contracts/durations.ts';

const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 1234 → "1,234". */
export const formatCount = (value: number): string => count.format(value);

/** "1 question", "1,234 questions". */
export const countOf = (value: number, noun: string): string =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

/** "90%"; a dash where there is nothing to have a share of. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

/** Change in whole percent: "+20%", "-5%", "the same". */
export function describeChange(percent: number): string {
  if (percent === 0) return 'the same';
  return percent > 0 ? `+${formatCount(percent)}%` : `${formatCount(percent)}%`;
}

/** "140 ms", "1.4 s". */
export function formatDuration(ms: number): string {
  const { value, unit } = shortDuration(ms);
  return `${formatCount(value)} ${unit}`;
}

/** `YYYY-MM-DD` → "16 November 2026". */
export const formatDay = (value: string): string => day.format(new Date(value));
