import type { ManualIndex } from '../../index/manual-index.ts';
import { ask } from '../ask.ts';
import { questionsByKind, type StarterKind } from './questions-by-kind.ts';
import { spread } from './spread.ts';

/** Most that are kept of an index. */
export const MAX_FIRST_QUESTIONS = 6;
/** Of each kind at most so many are tried before those of tasks, in this order. */
const BEFORE_TASKS: readonly (readonly [StarterKind, number, number])[] = [
  ['fault', 3, 1],
  ['first-use', 2, 1],
  ['own', 2, 1],
];
/** Tasks that are tried for each one that is wanted, so that an index which answers none of them is done soon. */
const TRIED_TASKS = 2;

const known = new WeakMap<ManualIndex, readonly string[]>();

/**
 * Questions to begin with, each of which the manuals answer: what goes wrong, for which most people come, the first use, what the
 * manual asks itself, and then its tasks, taken evenly over it so that they don't all come from its first chapter. They are
 * found once for each index.
 */
export function firstQuestions(index: ManualIndex, limit = 4): string[] {
  const told = known.get(index) ?? findQuestions(index);
  known.set(index, told);
  return told.slice(0, limit);
}

function findQuestions(index: ManualIndex): string[] {
  const found = questionsByKind(index, MAX_FIRST_QUESTIONS);
  const answers = (question: string) => ask(index, question).answered;
  const chosen = BEFORE_TASKS.flatMap(([kind, tried, most]) =>
    found[kind].slice(0, tried).filter(answers).slice(0, most),
  );
  const wanted = MAX_FIRST_QUESTIONS - chosen.length;
  const tasks = inTurns(found.task, wanted)
    .slice(0, wanted * TRIED_TASKS)
    .filter(answers)
    .slice(0, wanted);
  return [...chosen, ...tasks];
}

/** Some at even distances, and then the others: whoever shows fewer shows them from all over. */
function inTurns(items: readonly string[], count: number): string[] {
  const ordered: string[] = [];
  for (const some of [Math.ceil(count / 2), count, count * TRIED_TASKS]) ordered.push(...spread(items, some));
  return [...new Set(ordered)];
}
