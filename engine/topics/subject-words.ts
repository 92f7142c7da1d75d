import { languageOf } from '../index/language.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { type PhraseFinder, phraseFinder } from './phrases.ts';
import { CONNECTIONS } from './subjects/connections.ts';
import { FAULTS } from './subjects/faults.ts';
import { HOUSEHOLD } from './subjects/household.ts';
import { MEDIA } from './subjects/media.ts';
import { OPERATION } from './subjects/operation.ts';
import { OUTDOORS } from './subjects/outdoors.ts';
import { POWER } from './subjects/power.ts';
import { SERVICE } from './subjects/service.ts';

/**
 * What customers ask about devices of any kind. Each line is a subject: everyday words for it and, after the
 * semicolon, words that only hint at it. A word may belong to several subjects; the log shows which is meant.
 * Stemming finds inflections, so only irregular ones are listed. Words joined by hyphens are a phrase
 * (`phraseFinder`) that means more than its words: "runs-out", "power-cut"; "not-" is any negation. A line that
 * begins with a hyphen is a minor subject, an action or a fault of any part, where the part says more.
 */
const LISTS = [SERVICE, FAULTS, POWER, CONNECTIONS, OPERATION, HOUSEHOLD, MEDIA, OUTDOORS];
const HINT = 0.4;

/** A subject, by its number, that a word tells of. `surely`: how sure that is, up to 1. */
export type Tells = { subject: number; surely: number };

/** The subjects that a log is read for. */
export type Subjects = {
  count: number;
  /** The subjects that an English stem tells of; none for most words. */
  toldBy(term: string): readonly Tells[];
  /** Finds the phrases that tell of subjects in the words of a question. */
  findPhrases: PhraseFinder;
  /** Whether a subject says less about a question than another that it has as well. */
  isMinor(subject: number): boolean;
  /** Whether a word surely tells of such subjects, and of no others: "order", "broken", "clean". */
  tellsMinorOnly(term: string): boolean;
};

const { stem } = languageOf('en');
const NONE: readonly Tells[] = [];

const generalLines = whenNeeded(() => LISTS.flatMap((list) => list.trim().split('\n')));

/** Subjects of any device. */
export const generalSubjects = whenNeeded(() => readSubjects(generalLines()));

function readSubjects(lines: readonly string[]): Subjects {
  const told = readLines(lines);
  const toldBy = (term: string): readonly Tells[] => told.get(term) ?? NONE;
  const isMinor = (subject: number): boolean => lines[subject]?.startsWith('-') === true;
  return {
    count: lines.length,
    toldBy,
    findPhrases: phraseFinder([...told.keys()].filter(isPhrase)),
    isMinor,
    tellsMinorOnly(term) {
      const sure = toldBy(term).filter(({ surely }) => surely === 1);
      return sure.length > 0 && sure.every(({ subject }) => isMinor(subject));
    },
  };
}

/** The words and phrases of a line: those that surely tell of its subject, and those that hint at it. */
function wordsOf(line: string): { sure: string[]; hints: string[] } {
  const [sure = [], hints = []] = line
    .replace(/^-/, '')
    .split(';')
    .map((words) => words.trim().split(' '));
  return { sure, hints };
}

const isPhrase = (word: string): boolean => word.includes('-');

function readLines(lines: readonly string[]): ReadonlyMap<string, readonly Tells[]> {
  const told = new Map<string, Map<number, number>>();
  lines.forEach((line, subject) => {
    const { sure, hints } = wordsOf(line);
    const add = (words: readonly string[], surely: number): void => {
      for (const word of words) {
        const term = isPhrase(word) ? word : stem(word);
        const own = told.get(term) ?? new Map<number, number>();
        own.set(subject, surely);
        told.set(term, own);
      }
    };
    add(hints, HINT);
    add(sure, 1);
  });
  return new Map(
    [...told].map(([term, own]) => [term, [...own].map(([subject, surely]) => ({ subject, surely }))]),
  );
}
