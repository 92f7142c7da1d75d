import type { ManualIndex } from '../../index/manual-index.ts';
import {
  type Background,
  isEncoded,
  type MeaningIndex,
  scanWindows,
  sentenceCosines,
  type VectorSpace,
} from '../../meaning/meaning-index.ts';
import type { ModelName } from '../../meaning/models.ts';
import type { TextVectors } from './question-meaning.ts';

/** Cosine similarities between a text and the passages of an index. */
export type MeaningScores = {
  /** ISO 639-1 of the text's language. */
  language: string;
  /** The best cosine among the windows of each passage; NaN for passages that have not been encoded. */
  windows: Float64Array;
  /** Mean and standard deviation of these cosines. */
  mean: number;
  deviation: number;
  /** Cosines of the sentences of a passage, in order; empty if it has not been encoded. */
  sentencesOf(passage: number): readonly number[];
  /** The cosines that questions about other products reach. */
  background: Background;
  /** Whether the question was encoded by the multilingual model. */
  isByManyLanguages: boolean;
};

/** The average over the manuals of `bench -- fit`; used until these cosines have been measured for an index. */
const USUAL_BACKGROUND: Readonly<Record<ModelName, Background>> = {
  english: { mean: 0.33, deviation: 0.09 },
  multilingual: { mean: 0.48, deviation: 0.09 },
};

/** Pairs of the question's and the passage's model, best pair first: vectors of different models share one space, but match less well. */
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

/** Compares a text with all passages of an index; null if nothing has been encoded. */
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
  const windows = new Float64Array(index.passages.length).fill(Number.NaN);
  for (const { question, space } of pairs) scanWindows(space, question, windows);
  const spread = meanAndDeviation(windows);
  if (spread === null) return null;
  const sentences = new Map<number, readonly number[]>();
  return {
    language,
    windows,
    ...spread,
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

/** Mean and standard deviation of the numbers that are not NaN; the deviation is never 0. Null if there are no such numbers. */
export function meanAndDeviation(values: ArrayLike<number>): { mean: number; deviation: number } | null {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    if (Number.isNaN(value)) continue;
    count += 1;
    sum += value;
  }
  if (count === 0) return null;
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    if (!Number.isNaN(value)) squares += (value - mean) ** 2;
  }
  return { mean, deviation: Math.sqrt(squares / count) || 1 };
}
