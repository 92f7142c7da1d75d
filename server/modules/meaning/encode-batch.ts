import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Passage } from '../../../engine/document/manual.ts';
import { createLanguageTracker } from '../../../engine/index/passage-language.ts';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import { MODELS, type ModelName, modelFor } from '../../../engine/meaning/models.ts';
import type { EncodingTask } from './encode-manual.job.ts';
import type { EncodableVersion, VectorKey, VectorRepository, VectorRow } from './vectors.repository.ts';

export type BatchDeps = {
  encoder: Pick<Encoder, 'encodePassage' | 'status'>;
  /** At most `limit` passages after ordinal `after`, in order. */
  listPassages: (companyId: string, key: VectorKey, after: number, limit: number) => Promise<Passage[]>;
  listEncoded: VectorRepository['listEncoded'];
};

export type Batch = {
  rows: VectorRow[];
  /** What is left to do; null when that was the last of it. */
  rest: EncodingTask | null;
  /** How long the rest has to wait. */
  waitMs: number;
};

/** Passages that are encoded before they are stored: a few seconds of work. */
const BATCH = 16;
/** Passages that are looked through for them. */
const LOOKED_AT = 200;
/** Passages whose language is told before others get their turn. */
const AT_A_STRETCH = 20;
/** How long to wait when the encoder gives nothing: once, and once more; then it is left to the daily look. */
const WAITS_MS = [60_000, 600_000];

/** Encodes the next passages of a version that lack vectors. @throws the signal's reason when it is aborted */
export async function encodeBatch(
  { encoder, listPassages, listEncoded }: BatchDeps,
  task: EncodingTask,
  version: EncodableVersion,
  signal: AbortSignal,
): Promise<Batch> {
  const { companyId, scope } = task;
  const passages = await listPassages(companyId, version, task.after, LOOKED_AT);
  const [first, last] = [passages[0]?.ordinal ?? 0, passages.at(-1)?.ordinal ?? task.after];
  const lacksOf = lacksAmong(await listEncoded(companyId, version, first, last));
  const languageOfNext = createLanguageTracker(task.language ?? version.language);
  const rows: VectorRow[] = [];
  const reached = { ...task };
  for (const [i, passage] of passages.entries()) {
    if (i % AT_A_STRETCH === AT_A_STRETCH - 1) await yieldToEventLoop();
    signal.throwIfAborted();
    const { ordinal } = passage;
    reached.after = ordinal;
    reached.language = languageOfNext(passage.text);
    const own = modelFor(reached.language);
    for (const model of lacksOf(ordinal, scope === 'own' ? [own] : [own, scope])) {
      const vectors = await encoder.encodePassage(model, passage);
      signal.throwIfAborted();
      if (vectors === null) return { rows, ...putOff(reached, encoder) };
      rows.push({ ordinal, model, vectors });
      reached.failures = 0;
    }
    if (rows.length >= BATCH) break;
  }
  const isLast = passages.length < LOOKED_AT && reached.after === last;
  return { rows, rest: isLast ? null : reached, waitMs: 0 };
}

/** Goes on with the next passage later: one that the encoder can't take keeps none of the others waiting. */
function putOff(reached: EncodingTask, encoder: Pick<Encoder, 'status'>): Pick<Batch, 'rest' | 'waitMs'> {
  const waitMs = WAITS_MS[reached.failures];
  if (waitMs === undefined || encoder.status().state === 'off') return { rest: null, waitMs: 0 };
  return { rest: { ...reached, failures: reached.failures + 1 }, waitMs };
}

/** Tells the models whose vectors a passage lacks: of those that are wanted, and of those it has outdated ones of. */
function lacksAmong(encoded: readonly { ordinal: number; model: ModelName; modelId: string }[]) {
  const known = new Map<number, Map<ModelName, string>>();
  for (const { ordinal, model, modelId } of encoded) {
    const ofPassage = known.get(ordinal) ?? new Map<ModelName, string>();
    known.set(ordinal, ofPassage.set(model, modelId));
  }
  return (ordinal: number, wanted: readonly ModelName[]): ModelName[] => {
    const has = known.get(ordinal);
    const models = new Set([...wanted, ...(has?.keys() ?? [])]);
    return [...models].filter((model) => has?.get(model) !== MODELS[model].id);
  };
}
