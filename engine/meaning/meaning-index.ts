/** The vectors of the passages of an index, and the search for the nearest ones. */
import { runAtOnce } from '../runtime/pieces.ts';
import { type ModelName, WIDTH } from './models.ts';
import { dot, normOf, type PassageVectors, sentenceCount } from './vectors.ts';

/** The stored vectors of one passage. */
export type StoredVectors = {
  manualId: string;
  /** `Passage.ordinal`. */
  ordinal: number;
  model: ModelName;
  vectors: PassageVectors;
};

/**
 * The vectors of one model: first those of all windows, by passage, then those of all sentences, so that a scan of the windows reads
 * contiguous memory. Passage p's windows are vectors `windowStarts[p]` to `windowStarts[p + 1]`, its sentences `sentenceStarts[p]` to
 * `sentenceStarts[p + 1]`; none where it has not been encoded yet. Vector v is {@link WIDTH} bytes from `v * WIDTH` on.
 */
export type VectorSpace = {
  windowStarts: Uint32Array;
  sentenceStarts: Uint32Array;
  bytes: Int8Array;
  /** Lengths of the vectors. */
  norms: Float32Array;
  /** The cosines that unrelated questions reach on this index; null until they are measured. */
  background: Background | null;
};

/** Mean and standard deviation of the best cosines that questions about other products reach on an index. */
export type Background = { mean: number; deviation: number };

/** Vectors of an index by model; a model that none of its passages has been encoded with is absent. */
export type MeaningIndex = Partial<Record<ModelName, VectorSpace>>;

/** The part of an index that is needed to assign vectors to passages. */
export type PassagePlaces = {
  passages: readonly { ordinal: number }[];
  manuals: readonly { manualId: string; firstPassage: number; passageCount: number }[];
};

/** Arranges stored vectors by the passages of an index; null if there are none. Vectors of other manuals are ignored. */
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

/** Number of passages, or vectors, arranged between two pauses: about a millisecond of work. */
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
  const windowStarts = startsOf(count, 0, (passage) => vectors.get(passage)?.windows ?? 0);
  yield;
  const sentenceStarts = startsOf(count, windowStarts[count] ?? 0, (passage) => {
    const own = vectors.get(passage);
    return own === undefined ? 0 : sentenceCount(own);
  });
  yield;
  const total = sentenceStarts[count] ?? 0;
  const bytes = new Int8Array(total * WIDTH);
  const norms = new Float32Array(total);
  let done = 0;
  for (const [passage, own] of vectors) {
    const ofWindows = own.windows * WIDTH;
    bytes.set(own.bytes.subarray(0, ofWindows), (windowStarts[passage] ?? 0) * WIDTH);
    bytes.set(own.bytes.subarray(ofWindows), (sentenceStarts[passage] ?? 0) * WIDTH);
    for (const starts of [windowStarts, sentenceStarts])
      for (let vector = starts[passage] ?? 0; vector < (starts[passage + 1] ?? 0); vector += 1)
        norms[vector] = normOf(bytes, vector * WIDTH);
    done += own.bytes.length / WIDTH;
    if (done < PIECE) continue;
    done = 0;
    yield;
  }
  return { windowStarts, sentenceStarts, bytes, norms, background: null };
}

/** Where each passage's vectors begin, one number more than there are passages. */
function startsOf(count: number, first: number, lengthOf: (passage: number) => number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  starts[0] = first;
  for (let passage = 0; passage < count; passage += 1)
    starts[passage + 1] = (starts[passage] ?? 0) + lengthOf(passage);
  return starts;
}

/** Cosine of a question with vector number `vector`. */
const cosine = ({ bytes, norms }: VectorSpace, question: Float32Array, vector: number): number =>
  dot(question, bytes, vector * WIDTH) / (norms[vector] || 1);

/** Whether a passage has been encoded. */
export const isEncoded = ({ windowStarts }: VectorSpace, passage: number): boolean =>
  (windowStarts[passage + 1] ?? 0) > (windowStarts[passage] ?? 0);

/**
 * Writes the best cosine among the windows of each passage into `into`, by passage number. Passages that have not been encoded, or that have
 * a value already, are left unchanged.
 */
export function scanWindows(space: VectorSpace, question: Float32Array, into: Float64Array): void {
  const { windowStarts } = space;
  for (let passage = 0; passage < into.length; passage += 1) {
    const start = windowStarts[passage] as number;
    const end = windowStarts[passage + 1] as number;
    if (start === end || !Number.isNaN(into[passage])) continue;
    let best = -1;
    for (let vector = start; vector < end; vector += 1) {
      const found = cosine(space, question, vector);
      if (found > best) best = found;
    }
    into[passage] = best;
  }
}

/** Cosines of the sentences of a passage, in order; empty if it has not been encoded. */
export function sentenceCosines(space: VectorSpace, question: Float32Array, passage: number): number[] {
  const { sentenceStarts } = space;
  const cosines: number[] = [];
  for (let vector = sentenceStarts[passage] ?? 0; vector < (sentenceStarts[passage + 1] ?? 0); vector += 1)
    cosines.push(cosine(space, question, vector));
  return cosines;
}
