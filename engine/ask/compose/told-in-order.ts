/** When a procedure is told in its order rather than by the step that answers. */
import type { SearchResult } from '../find/search.ts';
import type { ExtractedAnswer } from '../say/extracted-answer.ts';
import type { Scored } from './key-sentences.ts';
import { withSteps } from './lead.ts';

/** A step answers as well as the best sentence if it is at most this far behind it (log odds). */
const AS_WELL = 1;

/**
 * Whether a numbered procedure is told from its first step on, as who follows it needs it: somebody asks how to do something, and several
 * of its steps answer that equally well. A single step that answers best is said first, and so is a sentence beside the steps, and what is
 * only near.
 * @param ranked as by `rankSentences`
 */
export function isToldInOrder(
  { query, band }: Pick<SearchResult, 'query' | 'band'>,
  { steps }: Pick<ExtractedAnswer, 'steps'>,
  [best, ...others]: readonly Scored[],
): boolean {
  if (band !== 'answer' || !query.isHowTo || query.isSymptom || best === undefined) return false;
  if (!steps.every(({ marker }) => /[\p{L}\p{N}]/u.test(marker))) return false;
  const near = [best, ...others.filter(({ score }) => score >= best.score - AS_WELL)];
  const said = near.map(({ choice: { sentence } }) => ({ text: sentence.text, citation: 0 }));
  const [first, ...further] = withSteps(said, steps).map(({ step }) => step);
  return first !== undefined && further.some((step) => step !== undefined && step !== first);
}
