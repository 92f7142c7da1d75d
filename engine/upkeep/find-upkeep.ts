import type { Passage, Section, StructuredManual } from '../document/manual.ts';
import type { Stretch } from '../document/sentences.ts';
import { createLanguageTracker } from '../index/passage-language.ts';
import { intervalOfHeading, intervalOfTaskHeading, tasksOfPassage, tasksOfText } from './in-sentences.ts';
import { tasksOfTable } from './in-tables.ts';
import { type IntervalWords, intervalWords } from './interval-words.ts';
import type { Interval, Upkeep } from './upkeep.ts';

/** What is read of a manual. */
export type UpkeepSource = Pick<StructuredManual, 'language' | 'sections' | 'passages'>;

/** A manual that names more is no manual of one device; nobody reads a longer list. */
export const MAX_UPKEEP = 200;

/**
 * What is to be done again and again by a manual, in its order, each task once. Precise rather than complete: an interval that is none
 * costs more trust than one that is missed. Goes in steps of about a millisecond (a passage each).
 */
export function* findUpkeep({ language, sections, passages }: UpkeepSource): Generator<void, Upkeep[]> {
  const languageOf = createLanguageTracker(language);
  const collect = createCollector();
  const tables = partsOfTables(passages);
  let section: Section | undefined;
  for (const passage of passages) {
    const words = intervalWords(languageOf(passage.text));
    if (words !== null) {
      const own = sections[passage.section];
      if (own !== section && own !== undefined) takeHeading(own, passage, words, collect.take);
      takePassage(passage, tables.get(passage.ordinal) ?? [], words, collect.take);
    }
    section = sections[passage.section];
    yield;
    if (collect.found.length >= MAX_UPKEEP) break;
  }
  return collect.found.slice(0, MAX_UPKEEP);
}

type Take = (task: string, interval: Interval, passage: Passage, place: Stretch) => void;

/** Keeps each task once, whatever its capitals: a table at the end often says again what the text said. */
function createCollector(): { found: Upkeep[]; take: Take } {
  const known = new Set<string>();
  const found: Upkeep[] = [];
  return {
    found,
    take: (task, interval, passage, place) => {
      const { period, uses } = interval;
      const key = JSON.stringify([squeeze(task), period, uses === null ? null : squeeze(uses)]);
      if (known.has(key)) return;
      known.add(key);
      const { heading, ordinal } = passage;
      found.push({ task, interval, heading, passage: ordinal, ...placeOf(passage, place) });
    },
  };
}

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The passages of each table by the first of them, with which all its rows are read. */
function partsOfTables(passages: readonly Passage[]): Map<number, Passage[]> {
  const parts = new Map<number, Passage[]>();
  for (const passage of passages) {
    if (passage.table === null) continue;
    const first = passage.continues ?? passage.ordinal;
    const own = parts.get(first) ?? [];
    own.push(passage);
    parts.set(first, own);
  }
  return parts;
}

/** "Daily cleaning" is a task by itself. */
function takeHeading(section: Section, passage: Passage, words: IntervalWords, take: Take): void {
  const interval = intervalOfTaskHeading(section.heading, words);
  if (interval !== null) take(section.heading, interval, passage, { start: 0, end: 0 });
}

function takePassage(passage: Passage, parts: readonly Passage[], words: IntervalWords, take: Take): void {
  if (passage.kind === 'code') return;
  if (passage.table === null) {
    for (const { task, interval, ...place } of tasksOfPassage(passage, headedBy(passage, words), words))
      take(task, interval, passage, place);
    return;
  }
  const inRows = tasksOfTable(parts, words);
  for (const { task, interval, passage: part, ...place } of inRows) take(task, interval, part, place);
  if (inRows.length === 0) for (const part of parts) takeCells(part, words, take);
}

/** What cells of another table tell: remedies, remarks. */
function takeCells(passage: Passage, words: IntervalWords, take: Take): void {
  for (const { cells, ...place } of passage.table?.rows ?? [])
    for (const { task, interval } of cells.flatMap((cell) => tasksOfText(cell, 0, words)))
      take(task, interval, passage, place);
}

const headedBy = ({ heading }: Passage, words: IntervalWords): Interval | null =>
  intervalOfHeading(heading, words);

/** The first page of a stretch, and its lines there. */
function placeOf({ spans, page }: Passage, { start, end }: Stretch): Pick<Upkeep, 'page' | 'boxes'> {
  const [first] = spans.filter((span) => span.end > start);
  const on = first?.page ?? page;
  const lines = spans.filter((span) => span.page === on && span.start < end && span.end > start);
  return { page: on, boxes: lines.map(({ page: own, box }) => ({ page: own, box })) };
}
