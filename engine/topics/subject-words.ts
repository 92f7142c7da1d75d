import { languageOf } from '../index/language.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import type { SubjectWords } from '../words/language-words.ts';
import { WORDS } from '../words/languages.ts';
import { type PhraseFinder, phraseFinder } from './phrases.ts';

const HINT = 0.4;

/** A subject, by its number, that a word indicates, and how surely (up to 1). */
export type Tells = { subject: number; surely: number };

/** The subjects by which a log is read. */
export type Subjects = {
  count: number;
  /** The subjects that an English stem indicates; none for most words. */
  toldBy(term: string): readonly Tells[];
  /** Finds the phrases that indicate subjects in the words of a question. */
  findPhrases: PhraseFinder;
  /** Whether a subject is minor: if a question has another subject as well, that one says more. */
  isMinor(subject: number): boolean;
  /** Whether a word surely indicates minor subjects and no others: "order", "broken", "clean". */
  tellsMinorOnly(term: string): boolean;
};

const { stem } = languageOf('en');
const NONE: readonly Tells[] = [];

/** The subjects that customers ask about with devices of any kind: the rows of `subjects.tsv`. */
export const generalSubjects = whenNeeded(() => readSubjects(WORDS.get('en')?.subjects ?? []));

function readSubjects(subjects: readonly SubjectWords[]): Subjects {
  const told = stemsOf(subjects);
  const toldBy = (term: string): readonly Tells[] => told.get(term) ?? NONE;
  const isMinor = (subject: number): boolean => subjects[subject]?.isMinor === true;
  return {
    count: subjects.length,
    toldBy,
    findPhrases: phraseFinder([...told.keys()].filter(isPhrase)),
    isMinor,
    tellsMinorOnly(term) {
      const sure = toldBy(term).filter(({ surely }) => surely === 1);
      return sure.length > 0 && sure.every(({ subject }) => isMinor(subject));
    },
  };
}

const isPhrase = (word: string): boolean => word.includes('-');

function stemsOf(subjects: readonly SubjectWords[]): ReadonlyMap<string, readonly Tells[]> {
  const told = new Map<string, Map<number, number>>();
  subjects.forEach(({ words, hints }, subject) => {
    const add = (words: readonly string[], surely: number): void => {
      for (const word of words) {
        const term = isPhrase(word) ? word : stem(word);
        const own = told.get(term) ?? new Map<number, number>();
        own.set(subject, surely);
        told.set(term, own);
      }
    };
    add(hints, HINT);
    add(words, 1);
  });
  return new Map(
    [...told].map(([term, own]) => [term, [...own].map(([subject, surely]) => ({ subject, surely }))]),
  );
}
