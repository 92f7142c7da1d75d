import { describe, expect, it } from 'vitest';
import { type CalendarEntry, dueAfter, writeCalendar } from './ics.ts';

const entry: CalendarEntry = {
  uid: 'task@manualist',
  summary: 'Descale',
  description: 'every 3 months',
  url: 'https://example.com/chat',
  firstDay: '2026-05-04',
  every: { count: 3, unit: 'month' },
};
const write = (...entries: Partial<CalendarEntry>[]): string =>
  writeCalendar({
    name: 'Upkeep',
    language: 'de',
    madeAt: new Date('2026-02-04T10:20:30.456Z'),
    entries: entries.map((one) => ({ ...entry, ...one })),
  });
/** Content lines as a reader of the file puts them together again. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');
const ruleOf = (one: Partial<CalendarEntry>): string | undefined =>
  linesOf(write(one))
    .find((line) => line.startsWith('RRULE:'))
    ?.slice('RRULE:'.length);

describe('a calendar', () => {
  it('has what RFC 5545 requires of a calendar, an entry and its alarm, in lines that end in CRLF', () => {
    expect(linesOf(write({}))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Manualist//Upkeep//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Upkeep',
      'BEGIN:VEVENT',
      'UID:task@manualist',
      'DTSTAMP:20260204T102030Z',
      'DTSTART;VALUE=DATE:20260504',
      'RRULE:FREQ=MONTHLY;INTERVAL=3',
      'SUMMARY;LANGUAGE=de:Descale',
      'DESCRIPTION;LANGUAGE=de:every 3 months',
      'URL:https://example.com/chat',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT9H',
      'DESCRIPTION:Descale',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(write({}).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what has a meaning in values', () => {
    const lines = linesOf(write({ summary: 'Clean; rinse, dry\\wipe\nEND:VEVENT\r\nx\u0000y' }));
    expect(lines).toContain('SUMMARY;LANGUAGE=de:Clean\\; rinse\\, dry\\\\wipe\\nEND:VEVENT\\nx y');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds behind 75 bytes and divides no character', () => {
    const summary = `${'ä'.repeat(90)}${'फ़िल्टर '.repeat(30)}${'🔧'.repeat(40)}`;
    const file = write({ summary });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(linesOf(file)).toContain(`SUMMARY;LANGUAGE=de:${summary}`);
  });

  it.each([
    [{ count: 2, unit: 'day' }, '2026-05-31', 'FREQ=DAILY;INTERVAL=2'],
    [{ count: 1, unit: 'week' }, '2026-05-31', 'FREQ=WEEKLY;INTERVAL=1'],
    [{ count: 1, unit: 'month' }, '2026-05-28', 'FREQ=MONTHLY;INTERVAL=1'],
    [{ count: 1, unit: 'month' }, '2026-05-30', 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    [{ count: 5, unit: 'year' }, '2026-05-31', 'FREQ=YEARLY;INTERVAL=5'],
    [{ count: 1, unit: 'year' }, '2028-02-29', 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=28,29;BYSETPOS=-1'],
  ] as const)('comes again every %o from %s on', (every, firstDay, rule) => {
    expect(ruleOf({ every, firstDay })).toBe(rule);
  });
});

it.each([
  ['2026-02-04', { count: 10, unit: 'day' }, '2026-02-14'],
  ['2026-02-04', { count: 2, unit: 'week' }, '2026-02-18'],
  ['2026-01-31', { count: 1, unit: 'month' }, '2026-02-28'],
  ['2028-02-29', { count: 1, unit: 'year' }, '2029-02-28'],
] as const)('what was done on %s is due again after %o on %s', (day, every, due) => {
  expect(dueAfter(day, every)).toBe(due);
});
