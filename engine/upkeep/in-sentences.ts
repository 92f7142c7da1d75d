/** Intervals in sentences, steps and headings. */
import { parseListMarker } from '../document/list-marker.ts';
import type { Passage } from '../document/manual.ts';
import { splitSentences } from '../document/sentences.ts';
import { around, findInterval, withoutPlace } from './find-interval.ts';
import type { IntervalWords } from './interval-words.ts';
import type { Interval } from './upkeep.ts';

/** Words of a text that ask for work, and how often. */
export type ToldTask = { task: string; interval: Interval; start: number; end: number };

/** A longer sentence was put together of several by mistake, and shows nothing at a glance. */
const MAX_TASK_CHARS = 400;
/** Bullets and the like; "1." numbers what follows one upon the other. */
const ORDERED = /[\p{L}\p{N}]/u;
/** A sentence of a contents list or of a heading that runs into one. */
const LEADERS = /\.{4}|(?:\. ){4}/;

/**
 * The tasks that a text tells with their intervals.
 * @param text the part of the passage that is read, from `from` on
 */
export function tasksOfText(text: string, from: number, words: IntervalWords): ToldTask[] {
  return splitSentences(text).flatMap(({ start, end }): ToldTask[] => {
    const sentence = text.slice(start, end);
    const task = parseListMarker(sentence)?.rest ?? sentence;
    if (words.automatic.test(task) || words.condition.test(task)) return [];
    if (LEADERS.test(task) || task.length > MAX_TASK_CHARS || /\?["”»)]?$/.test(task)) return [];
    const found = findInterval(task, words);
    return found === null || !words.task.test(around(task, found))
      ? []
      : [{ task, interval: withoutPlace(found), start: from + start, end: from + end }];
  });
}

/**
 * The tasks of a passage: those told with an interval, and the items of a list under one ("Every month:", or a heading "Monthly").
 * Steps in an order are one task together, so none of them stands for it.
 * @param heads interval of the section's heading, where that says nothing else
 */
export function tasksOfPassage(passage: Passage, heads: Interval | null, words: IntervalWords): ToldTask[] {
  const told = tasksOfText(passage.text, 0, words);
  const lead = heads ?? leadOf(passage, words);
  if (lead === null) return told;
  const items = passage.steps.filter(({ marker }) => !ORDERED.test(marker));
  const under = items.flatMap(({ start, end }): ToldTask[] => {
    const task = passage.text.slice(start, end).trim();
    const isTold = told.some((other) => other.start >= start && other.start < end);
    return isTold || !words.task.test(task) || task.length > MAX_TASK_CHARS
      ? []
      : [{ task, interval: lead, start, end }];
  });
  return [...told, ...under].sort((a, b) => a.start - b.start);
}

/** What leads to a list ends in a colon, in its context or before its first item. */
function leadOf({ text, context, steps }: Passage, words: IntervalWords): Interval | null {
  const first = steps[0];
  if (first === undefined) return null;
  const before = text.slice(0, first.start).trimEnd();
  const lines = [context, ...before.split('\n')].map((line) => line.trim().replace(/\P{L}{1,4}$/u, ':'));
  const line = lines.findLast((one) => one.endsWith(':') && one.length > 2);
  const found = line === undefined ? null : findInterval(line, words);
  return found === null ? null : withoutPlace(found);
}

/** The interval of a heading that names work itself ("Daily cleaning"); null for others ("After each wash"). */
export function intervalOfTaskHeading(heading: string, words: IntervalWords): Interval | null {
  const found = findInterval(heading, words);
  return found !== null && words.task.test(around(heading, found)) ? intervalOfHeading(heading, words) : null;
}

/** The interval that a heading consists of ("Every 6 months", "Weekly maintenance"); null for others. */
export function intervalOfHeading(heading: string, words: IntervalWords): Interval | null {
  const found = findInterval(heading, words);
  if (found === null) return null;
  const rest = around(heading, found).replace(/^[\d.\s]+/, '');
  const others = rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return others.length <= 2 && (others.length === 0 || words.chapter.test(rest)) ? withoutPlace(found) : null;
}
