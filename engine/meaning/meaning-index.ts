/** Vectors of an index's passages, and the search for the nearest. */
import { runAtOnce } from '../runtime/pieces.ts';
import { type ModelName, WIDTH } from './models.ts';
import { dot, normOf, type PassageVectors } from './vectors.ts';

/** Vectors of one passage of a manual, as they are kept. */
export type StoredVectors = {
  manualId: string;
  /** `Passage.ordinal`. */
  ordinal: number;
  model: ModelName;
  vectors: PassageVectors;
};

/**
 * The vectors of one model. Passage p's are numbers `starts[p]` to `starts[p + 1]`: first `windows[p]` of windows, then those of
 * its sentences in order; none where it has not been encoded yet. Vector v is {@link WIDTH} bytes from `v * WIDTH` on.
 */
export type VectorSpace = {
  starts: Uint32Array;
  windows: Uint16Array;
  bytes: Int8Array;
  /** Lengths of the vectors. */
  norms: Float32Array;
  /** What unrelated questions reach here; null until it is measured. */
  background: Background | null;
};

/** Mean and deviation of the best cosines that questions about other products reach on an index. */
export type Background = { mean: number; deviation: number };

/** Vectors of an index by model; a model that none of its passages has been encoded with is absent. */
export type MeaningIndex = Partial<Record<ModelName, VectorSpace>>;

/** What the index has to tell of its passages. */
export type PassagePlaces = {
  passages: readonly { ordinal: number }[];
  manuals: readonly { manualId: string; firstPassage: number; passageCount: number }[];
};

/** Lays out kept vectors by the passages of an index; null where there are none. Those of other manuals are left out. */
export const createMeaningIndex = (
  index: PassagePlaces,
  stored: readonly StoredVectors[],
): MeaningIndex | null => runAtOnce(layOutInPieces(index, stored));

/** The same in pieces of a few milliseconds, so that a caller can pause between any two. */
export function* layOutInPieces(
  index: PassagePlaces,
  stored: readonly StoredVectors[],
): Generator<void, MeaningIndex | null> {
  const numbers = numbersOf(index);
  yield;
  const byModel = new Map<ModelName, Map<number, PassageVectors>>();
  for (const [i, { manualId, ordinal, model, vectors }] of stored.entries()) {
    if (i % PIECE === PIECE - 1) yield;
    const passage = numbers.get(manualId)?.get(ordinal);
    if (passage === undefined) continue;
    const known = byModel.get(model) ?? new Map<number, PassageVectors>();
    byModel.set(model, known.set(passage, vectors));
  }
  if (byModel.size === 0) return null;
  const spaces: MeaningIndex = {};
  for (const [model, vectors] of byModel) spaces[model] = yield* layOut(index.passages.length, vectors);
  return spaces;
}

/** Passages, or vectors, that are laid out at a stretch: about a millisecond. */
const PIECE = 1000;

/** By manual: ordinals of passages and their numbers in the index. */
function numbersOf({ passages, manuals }: PassagePlaces): Map<string, Map<number, number>> {
  const numbers = new Map<string, Map<number, number>>();
  for (const { manualId, firstPassage, passageCount } of manuals) {
    const ofManual = new Map<number, number>();
    for (let i = firstPassage; i < firstPassage + passageCount; i += 1)
      ofManual.set(passages[i]?.ordinal ?? -1, i);
    numbers.set(manualId, ofManual);
  }
  return numbers;
}

function* layOut(count: number, vectors: ReadonlyMap<number, PassageVectors>): Generator<void, VectorSpace> {
  const starts = new Uint32Array(count + 1);
  const windows = new Uint16Array(count);
  for (let passage = 0; passage < count; passage += 1) {
    const own = vectors.get(passage);
    windows[passage] = own?.windows ?? 0;
    starts[passage + 1] = (starts[passage] ?? 0) + (own?.bytes.length ?? 0) / WIDTH;
  }
  yield;
  const total = starts[count] ?? 0;
  const bytes = new Int8Array(total * WIDTH);
  const norms = new Float32Array(total);
  let done = 0;
  for (const [passage, own] of vectors) {
    const start = starts[passage] ?? 0;
    bytes.set(own.bytes, start * WIDTH);
    const end = starts[passage + 1] ?? 0;
    for (let vector = start; vector < end; vector += 1) norms[vector] = normOf(bytes, vector * WIDTH);
    done += end - start;
    if (done < PIECE) continue;
    done = 0;
    yield;
  }
  return { starts, windows, bytes, norms, background: null };
}

/** Cosine of a question with vector number `vector`. */
export const cosine = ({ bytes, norms }: VectorSpace, question: Float32Array, vector: number): number =>
  dot(question, bytes, vector * WIDTH) / (norms[vector] || 1);

/** Whether a passage has been encoded. */
export const isEncoded = ({ starts }: VectorSpace, passage: number): boolean =>
  (starts[passage + 1] ?? 0) > (starts[passage] ?? 0);

/** Best cosine of any of a passage's windows; null where it has not been encoded. */
export function windowCosine(space: VectorSpace, question: Float32Array, passage: number): number | null {
  const start = space.starts[passage] ?? 0;
  const end = start + (space.windows[passage] ?? 0);
  let best: number | null = null;
  for (let vector = start; vector < end; vector += 1)
    best = Math.max(best ?? -1, cosine(space, question, vector));
  return best;
}

/** Cosine of each of a passage's sentences, in order; empty where it has not been encoded. */
export function sentenceCosines(space: VectorSpace, question: Float32Array, passage: number): number[] {
  const start = (space.starts[passage] ?? 0) + (space.windows[passage] ?? 0);
  const cosines: number[] = [];
  for (let vector = start; vector < (space.starts[passage + 1] ?? 0); vector += 1)
    cosines.push(cosine(space, question, vector));
  return cosines;
}
