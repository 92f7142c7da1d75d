import type { ManualIndex } from '../../index/manual-index.ts';
import {
  type Background,
  isEncoded,
  type MeaningIndex,
  sentenceCosines,
  type VectorSpace,
  windowCosine,
} from '../../meaning/meaning-index.ts';
import type { ModelName } from '../../meaning/models.ts';
import type { TextVectors } from './question-meaning.ts';

/** How near the passages of an index come to a text. */
export type MeaningScores = {
  /** Best cosine of each passage's windows; NaN where it has not been encoded. */
  windows: Float64Array;
  /** Mean and deviation of those. */
  mean: number;
  deviation: number;
  /** Cosines of a passage's sentences, in their order; empty where it has not been encoded. */
  sentencesOf(passage: number): readonly number[];
  /** What questions about other products reach. */
  background: Background;
  /** The question was encoded by the model of many languages. */
  isByManyLanguages: boolean;
};

/** What they reach on the average of the manuals of `bench -- fit`, for an index where it has not been measured yet. */
const USUAL_BACKGROUND: Readonly<Record<ModelName, Background>> = {
  english: { mean: 0.33, deviation: 0.09 },
  multilingual: { mean: 0.48, deviation: 0.09 },
};

/** A question's model and a passage's, the better pair first: texts of two models meet in one space, but less well. */
const PAIRS: Readonly<Record<'english' | 'other', readonly (readonly [ModelName, ModelName])[]>> = {
  english: [
    ['english', 'english'],
    ['multilingual', 'multilingual'],
  ],
  other: [
    ['multilingual', 'multilingual'],
    ['multilingual', 'english'],
  ],
};

/** Cosines of a text with all passages of an index; null where nothing has been encoded. */
export function scoreMeaning(
  index: ManualIndex,
  held: MeaningIndex,
  vectors: TextVectors,
  language: string,
): MeaningScores | null {
  const pairs = PAIRS[language === 'en' ? 'english' : 'other'].flatMap(([asked, kept]) => {
    const [question, space] = [vectors[asked], held[kept]];
    return question === undefined || space === undefined ? [] : [{ asked, question, space }];
  });
  const [best] = pairs;
  if (best === undefined) return null;
  const pairOf = (passage: number) => pairs.find(({ space }) => isEncoded(space, passage));
  const windows = Float64Array.from(index.passages, (_, passage) => {
    const pair = pairOf(passage);
    return pair === undefined ? Number.NaN : (windowCosine(pair.space, pair.question, passage) ?? Number.NaN);
  });
  const known = windows.filter((cosine) => !Number.isNaN(cosine));
  if (known.length === 0) return null;
  const sentences = new Map<number, readonly number[]>();
  return {
    windows,
    ...meanAndDeviation(known),
    sentencesOf(passage) {
      const made = sentences.get(passage) ?? cosinesOf(pairOf(passage), passage);
      sentences.set(passage, made);
      return made;
    },
    background:
      pairs.find(({ space }) => space.background !== null)?.space.background ?? USUAL_BACKGROUND[best.asked],
    isByManyLanguages: best.asked === 'multilingual',
  };
}

const cosinesOf = (
  pair: { question: Float32Array; space: VectorSpace } | undefined,
  passage: number,
): number[] => (pair === undefined ? [] : sentenceCosines(pair.space, pair.question, passage));

/** Mean and deviation of numbers; the deviation is never 0. */
export function meanAndDeviation(values: ArrayLike<number>): { mean: number; deviation: number } {
  const count = Math.max(1, values.length);
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] ?? 0;
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) squares += ((values[i] ?? 0) - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / count) || 1 };
}
