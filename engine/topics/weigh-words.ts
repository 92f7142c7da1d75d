import { isSameMeaning } from '../ask/corrections/same-meaning.ts';
import { synonymGroups } from '../ask/words/synonyms.ts';
import { VERBS } from '../ask/words/verbs.ts';
import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import type { QuestionWords } from './read-words.ts';
import type { Subjects } from './subject-words.ts';
import { ASIDE, isSubject, tellSubjects } from './tell-subjects.ts';
import { setLength, type Vector } from './vector.ts';

/** Words that can be the subject of a topic. */
export type Things = {
  /** Whether it is neither an everyday word, nor an action, nor the product itself, nor a number. */
  isThing(term: string): boolean;
  /** Whether two words are synonyms. */
  isPartner(term: string, other: string): boolean;
};

/** Factors for the weight of a word besides its rarity. Chosen on the development logs of the bench `topics`. */
const WEIGHTS = {
  /** An everyday word: "back", "always". */
  common: 0.3,
  /** An action, which says less than the thing it is done with. */
  verb: 0.7,
  /** An action or a fault that may concern any part: "order", "broken". */
  minor: 0.6,
  /** A name of the product. */
  name: 0.1,
  code: 3,
  number: 0.5,
  /** A word that no other question has, not even as a synonym. */
  alone: 0.3,
  /** A synonym. */
  sameMeaning: 0.5,
  /** A related word from the lexicon of talk. */
  synonym: 0.35,
  /**
   * Weight of an additional component assumed in every vector, so that a question of weak words only resembles no other.
   */
  unsaid: 0.5,
};
/**
 * How much the subjects of a question count beside its words: less (`besideOwn`) if it names a thing of the product's
 * own ("gimbal", "payout"), one that no subject has and at least `namedBy` questions name. Chosen on the logs by
 * other authors.
 */
const SUBJECTS = { share: 0.6, besideOwn: 0.2, namedBy: 3 };
/** "woollen" continues "wool": minimum letters of the shorter word, and maximum letters that the longer one adds. */
const CONTINUED = { least: 4, added: 3 };
/** Exponent of rarity: in a log of troubles a frequent word is a frequent trouble, so rarity counts less than in a search. */
const RARENESS = 0.6;
/** Number of questions processed between two pauses: a millisecond or two. */
const AT_A_STRETCH = 50;
const ANY_PRODUCT = 'machine device appliance unit product apparatus gadget';
/** "e18", "err7": codes on displays. */
export const CODE = /^\p{L}{1,4}\d/u;

const { stem } = languageOf('en');
const verbStems = whenNeeded(() => new Set([...VERBS.keys()].map(stem)));
const partners = whenNeeded(() =>
  readPartners(synonymGroups('en').map((group) => [...new Set(group.map(stem))])),
);
const partnersOf = (term: string): readonly string[] => partners().get(term) ?? [];

/**
 * Makes a vector of each question from its words and their subjects.
 * @param names the names of the product; their words, and general words for products, form no topic
 */
export function* weighWords(
  said: readonly QuestionWords[],
  names: readonly string[],
  subjects: Subjects,
): Generator<void, Vector[]> {
  const withContinued = continuedIn(said);
  const questions = said.map(({ terms }) => withContinued(terms));
  const telling = said.map(({ tells }) => withContinued(tells));
  yield;
  const counts = new Map<string, number>();
  for (const terms of questions) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const ofName = wordsForProduct(names);
  const everyday = everydayIn(said);
  const { isThing } = thingsIn(said, names);
  const isOwn = (term: string): boolean =>
    (counts.get(term) ?? 0) >= SUBJECTS.namedBy && isThing(term) && subjects.toldBy(term).length === 0;

  const weightOf = (term: string): number => {
    const count = counts.get(term) ?? 1;
    const isAlone = count === 1 && !partnersOf(term).some((other) => counts.has(other));
    const rareness = Math.log(1 + questions.length / count) ** RARENESS * (isAlone ? WEIGHTS.alone : 1);
    if (ofName.has(term)) return rareness * WEIGHTS.name;
    if (CODE.test(term)) return rareness * WEIGHTS.code;
    if (/^\d/.test(term)) return rareness * WEIGHTS.number;
    if (everyday.has(term)) return rareness * WEIGHTS.common;
    if (subjects.tellsMinorOnly(term)) return rareness * WEIGHTS.minor;
    return verbStems().has(term) ? rareness * WEIGHTS.verb : rareness;
  };
  yield;
  const weights = new Map([...counts.keys()].map((term) => [term, weightOf(term)] as const));
  const tellings = yield* tellSubjects(
    subjects,
    telling,
    (term) => !ofName.has(term),
    said.map(({ aside }) => aside),
  );

  const vectors: Vector[] = [];
  for (const [i, terms] of questions.entries()) {
    if (i % AT_A_STRETCH === 0) yield;
    const vector = new Map(
      terms.map((term) => [term, (weights.get(term) ?? 0) * (said[i]?.aside.has(term) ? ASIDE : 1)] as const),
    );
    for (const term of terms) {
      for (const other of partnersOf(term)) {
        const share = isSameMeaning(term, other, false) ? WEIGHTS.sameMeaning : WEIGHTS.synonym;
        const weight = share * Math.min(weights.get(term) ?? 0, weights.get(other) ?? 0);
        if (weight > (vector.get(other) ?? 0)) vector.set(other, weight);
      }
    }
    const share = terms.some(isOwn) ? SUBJECTS.besideOwn : SUBJECTS.share;
    vectors.push(combine(vector, tellings[i] ?? new Map(), share));
  }
  return vectors;
}

/** Adds subjects to words, with `most` as their maximum share; words without subjects count alone. */
function combine(vector: Map<string, number>, subjects: Vector, most: number): Vector {
  const share = subjects.size === 0 ? 0 : most;
  setLength(vector, Math.sqrt(1 - share), WEIGHTS.unsaid);
  for (const [key, weight] of subjects) vector.set(key, weight * Math.sqrt(share));
  return vector;
}

/** The words of `weighWords` that can be the subject of a topic. */
export function thingsIn(said: readonly QuestionWords[], names: readonly string[]): Things {
  const ofName = wordsForProduct(names);
  const everyday = everydayIn(said);
  return {
    isThing: (term) =>
      !isSubject(term) &&
      !ofName.has(term) &&
      !everyday.has(term) &&
      !verbStems().has(term) &&
      !/^\d/.test(term),
    isPartner: (term, other) => partnersOf(term).includes(other),
  };
}

const everydayIn = (said: readonly QuestionWords[]): ReadonlySet<string> =>
  new Set(said.flatMap(({ everyday }) => everyday));

const wordsForProduct = (names: readonly string[]): ReadonlySet<string> =>
  new Set(termsOf([ANY_PRODUCT, ...names].join(' '), languageOf('en')));

/** Adds to a question the words of the log that its words continue: a stemmer keeps "charger" and "charge" apart. */
function continuedIn(said: readonly QuestionWords[]): (terms: readonly string[]) => string[] {
  const known = new Set(said.flatMap(({ terms }) => terms));
  const beginnings = new Map<string, string[]>();
  for (const term of known) beginnings.set(term, [term, ...beginningsOf(term, known)]);
  return (terms) => [...new Set(terms.flatMap((term) => beginnings.get(term) ?? [term]))];
}

function beginningsOf(term: string, known: ReadonlySet<string>): string[] {
  if (!/^\p{L}+$/u.test(term)) return [];
  const shortest = Math.max(CONTINUED.least, term.length - CONTINUED.added);
  const found: string[] = [];
  for (let length = shortest; length < term.length; length += 1)
    if (known.has(term.slice(0, length))) found.push(term.slice(0, length));
  return found;
}

function readPartners(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const partners = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const term of group) {
      const others = partners.get(term) ?? new Set();
      for (const other of group) if (other !== term) others.add(other);
      partners.set(term, others);
    }
  }
  return new Map([...partners].map(([term, others]) => [term, [...others]]));
}
