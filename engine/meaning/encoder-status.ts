import type { ModelName } from './models.ts';

/** What an administrator is told of the encoder. */
export type EncoderStatus =
  /** Switched off by a setting. */
  | { state: 'off' }
  /** Nobody has asked yet, or all is well. */
  | { state: 'ready' }
  /** Questions are answered by words alone where they need one of these models, until it is tried again with success. */
  | { state: 'failing'; models: ModelName[]; since: Date; reason: string };

/** How each model is. */
export type ModelHealth = {
  /** Whether the model failed so lately that it is left alone. */
  isResting(model: ModelName): boolean;
  /** The model can't be used; the more often in a row, the longer it rests. */
  fail(model: ModelName, reason: string): void;
  /** The model could not do one text. That is the text's fault, unless it is so with every text. */
  stumble(model: ModelName, reason: string): void;
  /** The model may be tried at once; whether it is well, that will tell. */
  endRest(model: ModelName): void;
  /** The model has done a text. */
  succeed(model: ModelName): void;
  status(): EncoderStatus;
};

type Failure = { reason: string; since: Date; times: number; restsUntil: number };

/** Texts in a row that a model can't do before they are its own fault. */
const MAX_STUMBLES = 3;
/** Rests double up to this many times the first. */
const MAX_RESTS = 10;

/**
 * @param restMs how long a model is left alone that failed for the first time, ms
 * @param onChange called when something else is to be said of the encoder than before
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
