/** Formats figures and days in English, for mails and reports. */
import { shortDuration } from '../../contracts/durations.ts';

const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a count: 1234 → "1,234". */
export const formatCount = (value: number): string => count.format(value);

/** Formats a count with its noun: "1 question", "1,234 questions". */
export const countOf = (value: number, noun: string): string =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Formats a share as "90%"; a dash if `whole` is 0. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

/** Formats a change in whole percent: "+20%", "-5%", "the same". */
export function describeChange(percent: number): string {
  if (percent === 0) return 'the same';
  return percent > 0 ? `+${formatCount(percent)}%` : `${formatCount(percent)}%`;
}

/** Formats a duration: "140 ms", "1.4 s". */
export function formatDuration(ms: number): string {
  const { value, unit } = shortDuration(ms);
  return `${formatCount(value)} ${unit}`;
}

/** Formats an amount of storage: 200 → "200 MB", 5120 → "5 GB". */
export const formatMegabytes = (megabytes: number): string =>
  megabytes < 1024
    ? `${formatCount(megabytes)} MB`
    : `${formatCount(Math.round((10 * megabytes) / 1024) / 10)} GB`;

/** Formats a day: `YYYY-MM-DD` → "16 November 2026". */
export const formatDay = (value: string): string => day.format(new Date(value));
