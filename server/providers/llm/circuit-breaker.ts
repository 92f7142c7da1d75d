import { type LanguageModel, ModelError } from './language-model.ts';

export type BreakerLimits = {
  /** Failures in a row after which the model is not called for a while. */
  maxFailures: number;
  pauseMs: number;
  /** Most calls at the same time; a further one is refused immediately, because it would only wait. */
  maxCalls: number;
};

const DEFAULTS: BreakerLimits = { maxFailures: 5, pauseMs: 30_000, maxCalls: 8 };

/**
 * Wraps a model so that it is not called for a while after it failed, and customers don't wait in vain. After the pause
 * one call tries whether it works again; until it does, all others are refused.
 * @param now monotonic clock, in milliseconds
 */
export function withBreaker(
  model: LanguageModel,
  limits: Partial<BreakerLimits> = {},
  now: () => number = () => performance.now(),
): LanguageModel {
  const { maxFailures, pauseMs, maxCalls } = { ...DEFAULTS, ...limits };
  let calls = 0;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  return {
    complete: async (messages, signal, onText) => {
      const isFailing = failures >= maxFailures;
      if (isFailing && now() < pausedUntil) throw new ModelError('paused');
      if (calls >= maxCalls) throw new ModelError('busy');
      // While one call tries, the others are refused.
      if (isFailing) pausedUntil = now() + pauseMs;
      calls += 1;
      try {
        const reply = await model.complete(messages, signal, onText);
        failures = 0;
        return reply;
      } catch (error) {
        failures += 1;
        if (failures >= maxFailures) pausedUntil = now() + pauseMs;
        throw error;
      } finally {
        calls -= 1;
      }
    },
  };
}
