import { type LanguageModel, ModelError } from './language-model.ts';

export type BreakerLimits = {
  /** Failures in a row after which nothing is asked for a while. */
  maxFailures: number;
  pauseMs: number;
  /** Most calls at once; one more is refused at once, because it would only wait. */
  maxCalls: number;
};

const DEFAULTS: BreakerLimits = { maxFailures: 5, pauseMs: 30_000, maxCalls: 8 };

/**
 * A model that is left alone while it fails, so that customers don't wait for nothing. After the pause one call tries
 * whether it is back; the others go without until it is.
 * @param now milliseconds, ever rising
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
      // The one that tries holds the others off.
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
