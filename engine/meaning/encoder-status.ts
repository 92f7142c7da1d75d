import type { ModelName } from './models.ts';

/** The state of the encoder as shown to an administrator. */
export type EncoderStatus =
  /** Switched off by a setting. */
  | { state: 'off' }
  /** Not used yet, or working. */
  | { state: 'ready' }
  /** Questions that need one of these models are answered by words alone until it works again. */
  | { state: 'failing'; models: ModelName[]; since: Date; reason: string };

/** The state of each model. */
export type ModelHealth = {
  /** Whether the model failed so recently that it is not used. */
  isResting(model: ModelName): boolean;
  /** Records that the model cannot be used; it is not tried again for a time that grows with each failure in a row. */
  fail(model: ModelName, reason: string): void;
  /** Records that the model failed on one text. The text is blamed, unless it happens with every text. */
  stumble(model: ModelName, reason: string): void;
  /** Allows the model to be tried at once. */
  endRest(model: ModelName): void;
  /** Records that the model encoded a text. */
  succeed(model: ModelName): void;
  status(): EncoderStatus;
};

type Failure = { reason: string; since: Date; times: number; restsUntil: number };

/** Number of failed texts in a row from which the model is blamed. */
const MAX_STUMBLES = 3;
/** The waiting time doubles up to this many times the first. */
const MAX_RESTS = 10;

/**
 * @param restMs time before a model that failed for the first time is tried again, in ms
 * @param onChange called when the state of the encoder changes
 */
export function createModelHealth(
  restMs: number,
  onChange: (status: EncoderStatus) => void = () => {},
): ModelHealth {
  const failures = new Map<ModelName, Failure>();
  const stumbles = new Map<ModelName, number>();

  function status(): EncoderStatus {
    if (failures.size === 0) return { state: 'ready' };
    const models = [...failures.keys()].sort();
    const reasons = new Set([...failures.values()].map(({ reason }) => reason));
    const since = new Date(Math.min(...[...failures.values()].map((failure) => failure.since.getTime())));
    return { state: 'failing', models, since, reason: [...reasons].join(' ') };
  }

  function fail(model: ModelName, reason: string): void {
    const before = failures.get(model);
    const times = (before?.times ?? 0) + 1;
    failures.set(model, {
      reason,
      since: before?.since ?? new Date(),
      times,
      restsUntil: performance.now() + restMs * Math.min(2 ** (times - 1), MAX_RESTS),
    });
    stumbles.delete(model);
    if (before?.reason !== reason) onChange(status());
  }

  return {
    isResting: (model) => performance.now() < (failures.get(model)?.restsUntil ?? 0),
    fail,
    stumble(model, reason) {
      const times = (stumbles.get(model) ?? 0) + 1;
      if (times < MAX_STUMBLES) stumbles.set(model, times);
      else fail(model, reason);
    },
    endRest(model) {
      const failure = failures.get(model);
      if (failure) failure.restsUntil = 0;
    },
    succeed(model) {
      stumbles.delete(model);
      if (failures.delete(model)) onChange(status());
    },
    status,
  };
}
