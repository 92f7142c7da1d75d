/** What is to be done again and again, as a calendar. */
import { createHash } from 'node:crypto';
import type { Upkeep } from '../../../engine/upkeep/upkeep.ts';
import { dayOf } from '../../time.ts';
import { calendarTexts } from './calendar-texts.ts';
import { dueAfter, type Recurrence, writeCalendar } from './ics.ts';

/** A task as a calendar shows it. */
export type CalendarTask = {
  key: string;
  task: string;
  printed: string;
  every: Recurrence | null;
  /** Title of the manual, and its page, as a reader finds it; null where the format has none. */
  title: string;
  page: string | null;
};

export type CalendarOf = {
  product: string;
  tasks: readonly CalendarTask[];
  /** The day it was done last, YYYY-MM-DD; missing: today. */
  done?: string | undefined;
  /** ISO 639-1; any other than ours is English. */
  language: string;
  /** What is unique to whoever it is for, so that two links of one product make two entries. */
  owner: string;
  /** Where the manual can be asked or read. */
  url: string;
  now: Date;
};

/** A longer summary is cut off by every calendar. */
const MAX_SUMMARY_CHARS = 120;

/** Names a task for as long as its manual says the same of it. */
export const taskKey = (manualId: string, { task, interval: { period, uses } }: Upkeep): string =>
  shortHash([manualId, task, period, uses]);

const shortHash = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22);

/** The calendar of the tasks that a calendar can hold. */
export function writeUpkeepCalendar({
  product,
  tasks,
  language,
  owner,
  url,
  now,
  ...given
}: CalendarOf): string {
  const texts = calendarTexts(language);
  const done = given.done ?? dayOf(now);
  const entries = tasks.flatMap(({ key, task, printed, every, title, page }) => {
    if (every === null) return [];
    const place = page === null ? title : texts.place(title, page);
    return [
      {
        uid: `${shortHash([owner, key])}@manualist`,
        summary: shorten(`${product}: ${squeeze(task)}`),
        description: [squeeze(task), squeeze(printed), `${texts.source} ${place}`, url].join('\n'),
        url,
        firstDay: dueAfter(done, every),
        every,
      },
    ];
  });
  return writeCalendar({ name: texts.name(product), language: texts.language, madeAt: now, entries });
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cut between two words. */
function shorten(text: string): string {
  if (text.length <= MAX_SUMMARY_CHARS) return text;
  const cut = text.slice(0, MAX_SUMMARY_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\uD800-\uDBFF]$/, '')} …`;
}
