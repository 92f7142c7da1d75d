import type { WritingOutcome } from '../../../../engine/write/finish-writing.ts';
import type { ModelFailure } from '../../../providers/llm/language-model.ts';

/** The outcome of a call to a model: a draft, a rewritten question, a described photo, or a failure. */
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
