import type { Passage } from '../document/manual.ts';
import { splitSentences } from '../document/sentences.ts';
import { stopWords } from '../index/stop-words.ts';
import { comparedWords, joined } from './compared-words.ts';

/** A sentence or a line of a manual. */
export type Unit = {
  manualId: string;
  text: string;
  words: readonly string[];
  /** Where it is in the manual's string. */
  start: number;
  end: number;
  /** Key of the headings that it stands under. */
  section: string;
  /** Ordinal of its passage. */
  passage: number;
  /** 1-based; null where the format has no pages. */
  page: number | null;
};

/** The words of a manual as it answers now, in one string, and by word. */
export type VersionWords = {
  manualId: string;
  units: readonly Unit[];
  /** All its words in a row; see `joined`. */
  all: string;
  /** Where units begin and end in it. */
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
  /** Numbers of the units that have a word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** Words that say nothing about what a sentence is about. */
  little: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/** What answers for a manual. */
export type ComparedManual = {
  manualId: string;
  /** ISO 639-1. */
  language: string;
  passages: readonly Passage[];
};

const PASSAGES_AT_ONCE = 50;

export const sectionKey = (path: readonly string[], heading: string): string =>
  joined([...path, heading].flatMap(comparedWords));

/** Takes a manual apart, a few passages at a time. */
export function* wordsOfVersion({
  manualId,
  language,
  passages,
}: ComparedManual): Generator<void, VersionWords> {
  const units: Unit[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const [i, passage] of passages.entries()) {
    if (i % PASSAGES_AT_ONCE === PASSAGES_AT_ONCE - 1) yield;
    const section = sectionKey(passage.path, passage.heading);
    for (const { start, end } of splitSentences(passage.text)) {
      const text = passage.text.slice(start, end);
      const words = comparedWords(text);
      if (words.length === 0) continue;
      const part = joined(words);
      const page = passage.spans.find((span) => span.end > start)?.page ?? passage.page;
      const place = { start: length, end: length + part.length };
      units.push({ manualId, text, words, ...place, section, passage: passage.ordinal, page });
      parts.push(part);
      length += part.length;
    }
  }
  return {
    ...{ manualId, units, all: parts.join('') },
    starts: new Set(units.map(({ start }) => start)),
    ends: new Set(units.map(({ end }) => end)),
    byWord: wordsOf(units),
    little: stopWords().get(language) ?? NONE,
  };
}

function wordsOf(units: readonly Unit[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [number, { words }] of units.entries())
    for (const word of new Set(words)) {
      const known = found.get(word);
      if (known) known.push(number);
      else found.set(word, [number]);
    }
  return found;
}
