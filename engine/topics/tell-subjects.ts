import type { Subjects, Tells } from './subject-words.ts';
import { setLength, type Vector } from './vector.ts';

/** Chosen on the development logs of the bench `topics`. */
const WEIGHTS = {
  /** Exponent of a subject's share of the log: of the subjects that a word may mean, frequent ones count more. */
  spokenOf: 0.8,
  /** Exponent of the sum by which a word's weight is divided: a word with many subjects says less about each. */
  manifold: 0.6,
  /** Exponent of rarity, which matters little among subjects. */
  rareness: 0.3,
  /** Weight of a minor subject: the part concerned says more. */
  minor: 0.5,
  /** Weight of an additional component assumed in every vector, so that a single hint is not enough for a subject. */
  unsaid: 0.3,
};

/**
 * Exponent of the summed evidence of a question's words for a subject. The same word may mean different things for different devices, so one
 * word says little and two that agree say much more.
 */
const AGREEMENT = 2.5;

/** Weight of words that only say where or when. */
export const ASIDE = 0.7;

/** Number of questions processed between two pauses: a millisecond or two. */
const AT_A_STRETCH = 50;

/** Share of a question's strongest subject below which another is left out. */
const FAINT = 0.1;

/**
 * Determines which of the `subjects` each question of a log is about. The terms of the vectors are `#` and the number of the subject; their
 * length is 1 or less, and they are empty if no word indicates a subject.
 * @param isRead false for words to be ignored, such as those of the product's name
 * @param aside the words of each question that only say where or when
 */
export function* tellSubjects(
  subjects: Subjects,
  questions: readonly (readonly string[])[],
  isRead: (term: string) => boolean,
  aside: readonly ReadonlySet<string>[] = [],
): Generator<void, Vector[]> {
  const told = new Map<string, readonly Tells[]>();
  for (const term of new Set(questions.flat())) {
    const own = isRead(term) ? subjects.toldBy(term) : [];
    if (own.length > 0) told.set(term, own);
  }
  yield;
  const spokenOf = countSpokenOf(questions, told, subjects.count);
  yield;
  for (const [term, own] of told) told.set(term, meantBy(own, spokenOf));

  const rareness = Float64Array.from(spokenOf, (count, subject) => {
    const rare = Math.log(1 + questions.length / Math.max(1, count)) ** WEIGHTS.rareness;
    return subjects.isMinor(subject) ? rare * WEIGHTS.minor : rare;
  });
  yield;
  const sums = new Float64Array(subjects.count);
  const vectors: Vector[] = [];
  for (const [i, terms] of questions.entries()) {
    if (i % AT_A_STRETCH === 0) yield;
    const vector = new Map<string, number>();
    const tells = addUp(terms, told, sums, aside[i]);
    let most = 0;
    for (const subject of tells) {
      const weight = (rareness[subject] ?? 0) * (sums[subject] ?? 0) ** AGREEMENT;
      sums[subject] = weight;
      most = Math.max(most, weight);
    }
    for (const subject of tells) {
      const weight = sums[subject] ?? 0;
      if (weight > FAINT * most) vector.set(keyOf(subject), weight);
      sums[subject] = 0;
    }
    setLength(vector, 1, WEIGHTS.unsaid);
    vectors.push(vector);
  }
  return vectors;
}

const keyOf = (subject: number): string => `#${subject}`;

/** Whether a key of a vector stands for a subject and not for a word: no word begins like this. */
export const isSubject = (key: string): boolean => key.startsWith('#');

type Told = ReadonlyMap<string, readonly Tells[]>;

/** Adds the evidence of words for each subject to `sums`, which must be zero, and returns the subjects concerned. */
function addUp(
  terms: readonly string[],
  told: Told,
  sums: Float64Array,
  aside?: ReadonlySet<string>,
): number[] {
  const subjects: number[] = [];
  for (const term of terms) {
    for (const { subject, surely } of told.get(term) ?? []) {
      const before = sums[subject] ?? 0;
      if (before === 0) subjects.push(subject);
      sums[subject] = before + surely * (aside?.has(term) ? ASIDE : 1);
    }
  }
  return subjects;
}

/** Number of questions about each subject; a question that may be about several is divided among them. */
function countSpokenOf(
  questions: readonly (readonly string[])[],
  told: Told,
  subjectCount: number,
): Float64Array {
  const counts = new Float64Array(subjectCount);
  const sums = new Float64Array(subjectCount);
  for (const terms of questions) {
    const subjects = addUp(terms, told, sums);
    const total = subjects.reduce((sum, subject) => sum + (sums[subject] ?? 0), 0);
    for (const subject of subjects) {
      counts[subject] = (counts[subject] ?? 0) + (sums[subject] ?? 0) / total;
      sums[subject] = 0;
    }
  }
  return counts;
}

/** The subjects of a word in this log: "drain" is about water for a washing machine, and about the battery for headphones. */
function meantBy(own: readonly Tells[], spokenOf: Float64Array): readonly Tells[] {
  const raised = own.map(({ subject, surely }) => ({
    subject,
    surely: surely * (spokenOf[subject] ?? 0) ** WEIGHTS.spokenOf,
  }));
  const most = Math.max(...raised.map(({ surely }) => surely), Number.EPSILON);
  const surest = Math.max(...own.map(({ surely }) => surely), 0);
  const total = raised.reduce((sum, { surely }) => sum + surely / most, 0);
  return raised.map(({ subject, surely }) => ({
    subject,
    surely: ((surely / most) * surest) / total ** WEIGHTS.manifold,
  }));
}
