import {
  type Completion,
  type LanguageModel,
  ModelError,
  type ModelFailure,
} from '../../../providers/llm/language-model.ts';
import type { ModelTally } from './model-tally.ts';

/** The model's reply, or null where none came. No second try: the time is the customer's. */
export type CallModel = (...asked: Parameters<LanguageModel['complete']>) => Promise<Completion | null>;

export type ModelCallDeps = {
  model: LanguageModel;
  tally: ModelTally;
  /** Told why a call failed; never what was asked or answered. */
  onFailure: (reason: ModelFailure) => void;
};

/** Calls a model, and counts its tokens and failures. */
export function createModelCall({ model, tally, onFailure }: ModelCallDeps): CallModel {
  return async (...asked) => {
    try {
      const reply = await model.complete(...asked);
      tally.addTokens(reply.tokens);
      return reply;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      tally.count(error.reason);
      onFailure(error.reason);
      return null;
    }
  };
}
