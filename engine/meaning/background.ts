import { topNumbers } from '../runtime/top.ts';
import type { Encoder } from './encoder.ts';
import {
  type Background,
  type MeaningIndex,
  scanWindows,
  sentenceCosines,
  type VectorSpace,
} from './meaning-index.ts';
import { MODEL_NAMES, type ModelName, WIDTH } from './models.ts';
import { UNRELATED_QUESTIONS } from './unrelated-questions.ts';
import { normOf } from './vectors.ts';

/** The best sentence is looked for in the passages of so many nearest windows. */
const LOOKED_INTO = 5;

/** Of each encoder the unit vectors of the unrelated questions by model, once they have been encoded. */
const known = new WeakMap<object, Map<ModelName, readonly Float32Array[]>>();

/** Gives each model's vectors their background, in pieces of a few milliseconds; what can't be encoded now is left without. */
export async function* measureBackgrounds(encoder: Encoder, meaning: MeaningIndex): AsyncGenerator<void> {
  for (const model of MODEL_NAMES) {
    const space = meaning[model];
    if (space === undefined) continue;
    const questions = await encodeUnrelated(encoder, model);
    if (questions !== null) yield* measureBackground(space, questions);
  }
}

/** Gives the vectors of one model their background, in pieces of a few milliseconds. @param questions see `encodeUnrelated` */
export function* measureBackground(
  space: VectorSpace,
  questions: readonly Float32Array[],
): Generator<void, void> {
  const reached: number[] = [];
  for (const question of questions) {
    reached.push(bestSentence(space, question));
    yield;
  }
  space.background = summarise(reached);
}

/**
 * The unit vectors of questions about other products. They are encoded as passages are, behind all questions that wait. Null where the
 * encoder gives none.
 */
export async function encodeUnrelated(
  encoder: Pick<Encoder, 'encodePassage'>,
  model: ModelName,
): Promise<readonly Float32Array[] | null> {
  const encoded = known.get(encoder) ?? new Map<ModelName, readonly Float32Array[]>();
  known.set(encoder, encoded);
  const before = encoded.get(model);
  if (before !== undefined) return before;
  const questions: Float32Array[] = [];
  for (const text of UNRELATED_QUESTIONS) {
    const vectors = await encoder.encodePassage(model, { path: [], heading: '', text });
    if (vectors === null) return null;
    const norm = normOf(vectors.bytes, 0) || 1;
    questions.push(Float32Array.from(vectors.bytes.subarray(0, WIDTH), (value) => value / norm));
  }
  encoded.set(model, questions);
  return questions;
}

function bestSentence(space: VectorSpace, question: Float32Array): number {
  const windows = new Float64Array(space.windowStarts.length - 1).fill(Number.NaN);
  scanWindows(space, question, windows);
  const cosines = topNumbers(windows, LOOKED_INTO, -1).flatMap((passage) =>
    sentenceCosines(space, question, passage),
  );
  return cosines.reduce((most, cosine) => Math.max(most, cosine), 0);
}

function summarise(values: readonly number[]): Background {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}
