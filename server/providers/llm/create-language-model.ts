import { withBreaker } from './circuit-breaker.ts';
import type { LanguageModel, ModelSettings } from './language-model.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';

/** Makes the model that the settings name; null if they name none, and answers are the manual's own words. */
export function createLanguageModel(settings: ModelSettings | null): LanguageModel | null {
  return settings === null ? null : withBreaker(createOpenAiCompatible(settings));
}
