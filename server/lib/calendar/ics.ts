/** Writes calendars as iCalendar (RFC 5545): entries of whole days that come again. */
import { addMonths, DAY_MS, dayOf } from '../../time.ts';

/** How often an entry comes again. */
export type Recurrence = { count: number; unit: 'day' | 'week' | 'month' | 'year' };

export type CalendarEntry = {
  /** The same for the same entry, however often it is written; unique in the world. */
  uid: string;
  summary: string;
  description: string;
  url: string;
  /** The first day, YYYY-MM-DD. */
  firstDay: string;
  every: Recurrence;
};

export type Calendar = { name: string; language: string; madeAt: Date; entries: readonly CalendarEntry[] };

/** Content lines are folded behind so many bytes (section 3.1). */
const MAX_LINE_BYTES = 75;
/** The alarm comes at nine in the morning of the day, wherever the calendar is. */
const ALARM = 'PT9H';
const MONTHS_A_YEAR = 12;
/** The last day that every month has. */
const LAST_SURE_DAY = 28;

/** The calendar as a file; its lines end in CRLF. */
export function writeCalendar({ name, language, madeAt, entries }: Calendar): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Manualist//Upkeep//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, language, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, language: string, stamp: string): string[] {
  const summary = escapeText(entry.summary);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${entry.firstDay.replaceAll('-', '')}`,
    `RRULE:${recurrenceRule(entry.firstDay, entry.every)}`,
    `SUMMARY;LANGUAGE=${language}:${summary}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${ALARM}`,
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * A month that is too short has the entry on its last day. By itself a rule leaves such months out (section 3.3.10), so days from the 29th
 * on are named with those before them, of which the last counts.
 */
function recurrenceRule(firstDay: string, { count, unit }: Recurrence): string {
  const day = Number(firstDay.slice(8));
  const isYearly = unit === 'year';
  const isLeapDay = isYearly && firstDay.slice(5) === '02-29';
  if ((unit === 'month' && day > LAST_SURE_DAY) || isLeapDay) {
    const days = Array.from({ length: day - LAST_SURE_DAY + 1 }, (_, i) => LAST_SURE_DAY + i);
    const months = isYearly ? count * MONTHS_A_YEAR : count;
    return `FREQ=MONTHLY;INTERVAL=${months};BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
  }
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[unit];
  return `FREQ=${frequency};INTERVAL=${count}`;
}

/** The day on which something is due that was done on `day`. Days are YYYY-MM-DD. */
export function dueAfter(day: string, { count, unit }: Recurrence): string {
  const from = new Date(`${day}T00:00:00Z`);
  if (unit === 'month') return dayOf(addMonths(from, count));
  if (unit === 'year') return dayOf(addMonths(from, count * MONTHS_A_YEAR));
  return dayOf(new Date(from.getTime() + count * (unit === 'week' ? 7 : 1) * DAY_MS));
}

/** Text as a value (section 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // What is left of control characters has no place in a value.
    .replace(/\p{Cc}/gu, ' ');

/** Breaks a line so that no part has too many bytes, and no character is divided. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      // The blank that begins a further line counts.
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
