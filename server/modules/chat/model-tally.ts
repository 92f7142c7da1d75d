import type { WritingOutcome } from '../../../engine/write/finish-writing.ts';
import type { ModelFailure } from '../../providers/llm/language-model.ts';

/**
 * What came of calling a model: of a draft, of a question to be rewritten, of a photo to be described, or of a call that
 * failed.
 */
export type ModelOutcome =
  | WritingOutcome
  | 'rewritten'
  | 'not-rewritten'
  | 'described'
  | 'not-described'
  | ModelFailure;

/** Counts since the start of the process, for /metrics. */
export type ModelTally = {
  count(outcome: ModelOutcome): void;
  addTokens(tokens: number): void;
  /** Every outcome that has come up. */
  outcomes(): ReadonlyMap<ModelOutcome, number>;
  tokens(): number;
};

export function createModelTally(): ModelTally {
  const outcomes = new Map<ModelOutcome, number>();
  let used = 0;
  return {
    count: (outcome) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1),
    addTokens: (tokens) => {
      used += tokens;
    },
    outcomes: () => outcomes,
    tokens: () => used,
  };
}
