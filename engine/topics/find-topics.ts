import { boundQuestion } from '../ask/question/amounts/bound-question.ts';
import { runInTurns } from '../runtime/pieces.ts';
import { compareQuestions, type Likeness, type Meanings } from './compare-questions.ts';
import { groupQuestions, likenessToAll } from './group-questions.ts';
import { type QuestionWords, readWords } from './read-words.ts';
import { splitGroups } from './split-groups.ts';
import { generalSubjects } from './subject-words.ts';
import { isSubject } from './tell-subjects.ts';
import { likenessOf, squareOf, type Vector } from './vector.ts';
import { thingsIn, weighWords } from './weigh-words.ts';

/** A topic that several questions are about. */
export type Topic = {
  /** Its name in the customers' own words: the commonest wording, else the shortest question that is close to the centroid. */
  name: string;
  /** Positions of its questions, in their order; at least two. */
  questions: number[];
};

/** Minimum cosine of the two questions of a topic that has no others; larger topics need less on average. */
const ALIKE_PAIR = 0.4;
/** Length in characters above which a name is penalised; at twice this length it counts half. */
const LONG_NAME = 40;
/** Factor for a misspelt name or one of a single word, which is used only if there is no other. */
const POOR_NAME = 0.75;

/**
 * Groups the questions about one product into topics, largest first; a question that resembles no other is in none. It compares all pairs,
 * so it is meant for a few thousand questions at most. It yields to the event loop every few milliseconds.
 * @param names the names of the product
 * @param meanings the vectors of the questions, by position; questions without one, or all if it is null, are grouped by their words
 */
export const findTopics = (
  questions: readonly string[],
  names: readonly string[] = [],
  meanings: Meanings | null = null,
): Promise<Topic[]> => runInTurns(topicsOf(questions, names, meanings));

function* topicsOf(
  questions: readonly string[],
  names: readonly string[],
  meanings: Meanings | null,
): Generator<void, Topic[]> {
  const subjects = generalSubjects();
  yield;
  const words = yield* readWords(questions.map(boundQuestion), subjects.findPhrases);
  const weighed = yield* weighWords(words, names, subjects);
  const likeness = yield* compareQuestions(weighed, meanings);
  const things = thingsIn(words, names);
  const groups = yield* groupQuestions(likeness, (joined) => splitGroups(weighed, joined, things));
  return groups
    .filter((group) => group.length > 2 || isPair(group, likeness, weighed))
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => ({ name: nameOf(group, { questions, words, likeness }), questions: group }));
}

type Log = {
  questions: readonly string[];
  words: readonly QuestionWords[];
  likeness: readonly Likeness[];
};

/** Whether two questions without others form a topic rather than just share a word: by their whole vectors, or by their words alone. */
function isPair(
  [a = -1, b = -1]: readonly number[],
  likeness: readonly Likeness[],
  vectors: readonly Vector[],
): boolean {
  const [one, other] = [vectors[a], vectors[b]];
  if (one === undefined || other === undefined) return false;
  return (likeness[a]?.[b] ?? 0) >= ALIKE_PAIR || likenessOfWords(one, other) >= ALIKE_PAIR;
}

/** Cosine of two vectors without their subjects, because one of the questions may have a subject only by a detail. */
function likenessOfWords(one: Vector, other: Vector): number {
  const [a, b] = [one, other].map((vector) => new Map([...vector].filter(([key]) => !isSubject(key))));
  if (a === undefined || b === undefined) return 0;
  return likenessOf(a, b) / (Math.sqrt(squareOf(a) * squareOf(b)) || 1);
}

function nameOf(group: readonly number[], { questions, words, likeness }: Log): string {
  const wordingOf = (i: number): string =>
    (questions[i] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const times = new Map<string, number>();
  for (const wording of group.map(wordingOf)) times.set(wording, (times.get(wording) ?? 0) + 1);
  const timesOf = (i: number): number => times.get(wordingOf(i)) ?? 0;
  const worthOf = (i: number): number => {
    const [row, said] = [likeness[i], words[i]];
    if (row === undefined || said === undefined) return 0;
    const length = Math.max(LONG_NAME, (questions[i] ?? '').length);
    const isPoor = said.hasSlip || said.terms.length < 2;
    return likenessToAll(row, group) * (LONG_NAME / length) * (isPoor ? POOR_NAME : 1);
  };
  const [best] = group
    .map((i) => ({ i, times: timesOf(i), worth: worthOf(i) }))
    .toSorted((a, b) => b.times - a.times || b.worth - a.worth);
  return (questions[best?.i ?? -1] ?? '').trim().replace(/\s+/g, ' ');
}
