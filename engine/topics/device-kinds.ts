import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { detectLanguage } from '../structure/language.ts';
import { KINDS } from './kinds/index.ts';
import { generalSubjects, type Subjects, subjectsBeside, wordsOf } from './subject-words.ts';

/** A kind of device, by what customers ask about it. */
export type DeviceKind = {
  name: string;
  /** Matches what says in a product's name that it is one. */
  naming: RegExp;
  /** Stems that surely tell of one of its subjects. */
  words: ReadonlySet<string>;
  /** Its own subjects, then those of any device. */
  subjects: () => Subjects;
};

const { stem } = languageOf('en');

/**
 * Without a telling name, a log is about a kind if it has this many questions and the kind's score is this high, and
 * this many times that of any other.
 */
const LEAST_QUESTIONS = 8;
const LEAST_SCORE = 1.55;
const AHEAD = 1.05;
/** A name can mislead ("switch"): then the named kind scores less than this share of the best one's score. */
const LEAST_OF_NAMED = 0.6;

const kinds = whenNeeded(() => Object.entries(KINDS).map(readKind));
/** Number of kinds that have each stem; one that all have tells them apart from none. */
const heldBy = whenNeeded(() => {
  const counts = new Map<string, number>();
  for (const { words } of kinds()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

/**
 * The subjects to read a log for: those of any device and, if the product's names or the questions tell its kind,
 * those of the kind.
 */
export function subjectsFor(questions: readonly string[], names: readonly string[]): Subjects {
  return kindOf(questions, names)?.subjects() ?? generalSubjects();
}

/** The kind of device that a log is about; undefined where it is none that is known, or not asked about in English. */
export function kindOf(questions: readonly string[], names: readonly string[]): DeviceKind | undefined {
  if (detectLanguage(questions) !== 'en') return undefined;
  const scores = scoresOf(questions).toSorted((one, other) => other.score - one.score);
  const [best, second] = scores;
  if (best === undefined) return undefined;
  const product = names.join(', ');
  // "Camera drone" says more than the camera in it.
  const [named] = scores
    .map((scored) => ({ ...scored, letters: scored.kind.naming.exec(product)?.[0].length ?? 0 }))
    .filter(({ letters }) => letters > 0)
    .toSorted((one, other) => other.letters - one.letters);
  const isSpokenOf = questions.length >= LEAST_QUESTIONS && best.score >= LEAST_SCORE;
  if (named !== undefined && !(isSpokenOf && named.score < LEAST_OF_NAMED * best.score)) return named.kind;
  return isSpokenOf && best.score >= AHEAD * (second?.score ?? 0) ? best.kind : undefined;
}

/** For each kind, the average weight of the words that a question shares with it; rarer words weigh more. */
function scoresOf(questions: readonly string[]): { kind: DeviceKind; score: number }[] {
  const asked = new Map<string, number>();
  for (const question of questions)
    for (const term of new Set(termsOf(question, languageOf('en'))))
      asked.set(term, (asked.get(term) ?? 0) + 1);
  return kinds().map((kind) => {
    let sum = 0;
    for (const [term, count] of asked)
      if (kind.words.has(term)) sum += count * Math.log(kinds().length / (heldBy().get(term) ?? 1));
    return { kind, score: sum / Math.max(1, questions.length) };
  });
}

/** Reads a kind as its file in `kinds` has it: its names, then a subject a line, each with a title for people. */
function readKind([name, text]: readonly [string, string]): DeviceKind {
  const [first = '', ...rest] = text.trim().split('\n');
  const lines = rest.map(withoutTitle);
  const words = lines.flatMap((line) => wordsOf(line).sure).flatMap((word) => word.split('-'));
  return {
    name,
    naming: new RegExp(
      String.raw`(?<!\p{L})(?:${withoutTitle(first).split(', ').join('|')})(?:e?s)?(?!\p{L})`,
      'iu',
    ),
    words: new Set(words.filter((word) => word !== 'not').map(stem)),
    subjects: whenNeeded(() => subjectsBeside(lines)),
  };
}

const withoutTitle = (line: string): string => line.slice(line.indexOf(':') + 1).trim();
