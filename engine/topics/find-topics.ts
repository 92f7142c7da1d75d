import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { boundQuestion } from '../ask/question/bound-question.ts';
import { subjectsFor } from './device-kinds.ts';
import { groupQuestions, middleOf } from './group-questions.ts';
import { type QuestionWords, readWords } from './read-words.ts';
import { isSubject } from './tell-subjects.ts';
import { likenessOf, squareOf, type Vector } from './vector.ts';
import { thingsIn, weighWords } from './weigh-words.ts';

/** What several questions are about. */
export type Topic = {
  /** In the customers' own words: the shortest of their questions that is close to the middle. */
  name: string;
  /** Positions of its questions, in their order; at least two. */
  questions: number[];
};

/** Two questions alone have to be more alike (cosine) than those of a larger topic on average. */
const ALIKE_PAIR = 0.4;
/** From this length on (characters) a name is long; twice as long, it counts half. */
const LONG_NAME = 40;
/** A misspelt name, or one of a single word, is taken where there is no other. */
const POOR_NAME = 0.75;

/**
 * Groups the questions about one product by what they are about, the largest topic first; a question like no other is
 * in none. It compares each with each, so it is meant for a few thousand at most. It yields to the event loop between
 * its steps, which take some hundredths of a second each then, the first time up to two tenths.
 * @param names of the product
 */
export async function findTopics(
  questions: readonly string[],
  names: readonly string[] = [],
): Promise<Topic[]> {
  const bounded = questions.map(boundQuestion);
  const subjects = subjectsFor(bounded, names);
  await yieldToEventLoop();
  const words = readWords(bounded, subjects.findPhrases);
  await yieldToEventLoop();
  const vectors = weighWords(words, names, subjects);
  await yieldToEventLoop();
  return groupQuestions(vectors, thingsIn(words, names))
    .filter((group) => group.length > 1 && (group.length > 2 || isPair(group, vectors)))
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => ({ name: nameOf(group, { questions, words, vectors }), questions: group }));
}

/** Whether two questions that nobody else joins are one topic, and do not just share a word: in all, or in their words alone. */
function isPair([a = -1, b = -1]: readonly number[], vectors: readonly Vector[]): boolean {
  const [one, other] = [vectors[a], vectors[b]];
  if (one === undefined || other === undefined) return false;
  return likenessOf(one, other) >= ALIKE_PAIR || likenessOfWords(one, other) >= ALIKE_PAIR;
}

/** Cosine of what two vectors hold beside subjects: one of two questions may tell of a subject by a detail. */
function likenessOfWords(one: Vector, other: Vector): number {
  const [a, b] = [one, other].map((vector) => new Map([...vector].filter(([key]) => !isSubject(key))));
  if (a === undefined || b === undefined) return 0;
  return likenessOf(a, b) / (Math.sqrt(squareOf(a) * squareOf(b)) || 1);
}

type Log = {
  questions: readonly string[];
  words: readonly QuestionWords[];
  vectors: readonly Vector[];
};

function nameOf(group: readonly number[], { questions, words, vectors }: Log): string {
  const { sum } = middleOf(vectors, group);
  const worthOf = (i: number): number => {
    const [vector, said] = [vectors[i], words[i]];
    if (vector === undefined || said === undefined) return 0;
    const length = Math.max(LONG_NAME, (questions[i] ?? '').length);
    const isPoor = said.hasSlip || said.terms.length < 2;
    return likenessOf(vector, sum) * (LONG_NAME / length) * (isPoor ? POOR_NAME : 1);
  };
  const [best] = group.map((i) => ({ i, worth: worthOf(i) })).toSorted((a, b) => b.worth - a.worth);
  return (questions[best?.i ?? -1] ?? '').trim().replace(/\s+/g, ' ');
}
