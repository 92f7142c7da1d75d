import type { ManualIndex } from '../../index/manual-index.ts';
import { cautionQuestions } from './caution-questions.ts';
import { headedSections } from './headed-sections.ts';
import { partQuestions } from './part-questions.ts';
import { questionsByKind, type StarterKind } from './questions-by-kind.ts';
import { spread } from './spread.ts';

/** Most that are listed of a product. */
export const MAX_LIKELY_QUESTIONS = 10;

/** What a question is made from. */
export type LikelyKind = StarterKind | 'caution' | 'part';
export type LikelyQuestion = { kind: LikelyKind; question: string };

/** How many of each kind a list has at most, in the order in which they stand. Tasks fill it up. */
const SHARES: readonly (readonly [LikelyKind, number])[] = [
  ['first-use', 1],
  ['fault', 3],
  ['own', 2],
  ['caution', 1],
  ['part', 1],
];

const known = new WeakMap<ManualIndex, readonly LikelyQuestion[]>();

/**
 * What customers are likely to ask about a product: how it is first used, what goes wrong, what the manual asks itself, what it
 * warns of, where the parts are that it names most, and how its tasks are done. Whether the manual answers is not looked at.
 * They are found once for each index.
 */
export function likelyQuestions(index: ManualIndex): readonly LikelyQuestion[] {
  const told = known.get(index) ?? findQuestions(index, MAX_LIKELY_QUESTIONS);
  known.set(index, told);
  return told;
}

function findQuestions(index: ManualIndex, limit: number): LikelyQuestion[] {
  const found: Readonly<Record<LikelyKind, readonly string[]>> = {
    ...questionsByKind(index, limit),
    caution: cautionQuestions(headedSections(index)),
    part: partQuestions(index),
  };
  const ofKind = (kind: LikelyKind, questions: readonly string[]): LikelyQuestion[] =>
    questions.map((question) => ({ kind, question }));
  const chosen = SHARES.flatMap(([kind, most]) => ofKind(kind, spread(found[kind], most)));
  const tasks = ofKind('task', spread(found.task, limit - chosen.length));
  const asked = new Set([...chosen, ...tasks].map(({ question }) => question));
  const left = found.fault.filter((question) => !asked.has(question));
  return [...chosen, ...tasks, ...ofKind('fault', left)].slice(0, limit);
}
