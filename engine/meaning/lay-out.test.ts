import { expect, it } from 'vitest';
import { createMeaningIndex, layOutInPieces, type StoredVectors } from './meaning-index.ts';
import { WIDTH } from './models.ts';

const COUNT = 5000;
const index = {
  passages: Array.from({ length: COUNT }, (_, i) => ({ ordinal: i })),
  manuals: [{ manualId: 'pump', firstPassage: 0, passageCount: COUNT }],
};
const stored = index.passages.map(
  ({ ordinal }): StoredVectors => ({
    ...{ manualId: 'pump', ordinal, model: 'english' },
    vectors: { windows: 1, bytes: new Int8Array(2 * WIDTH).fill((ordinal % 250) - 125) },
  }),
);

/** Sum of each vector: to compare millions of bytes one by one takes a minute. */
const sumsOf = (bytes: Int8Array = new Int8Array()): number[] =>
  Array.from({ length: bytes.length / WIDTH }, (_, i) =>
    bytes.subarray(i * WIDTH, (i + 1) * WIDTH).reduce((sum, byte) => sum + byte, 0),
  );

it('lays vectors out in pieces, none of which is long, to what it makes of them at once', () => {
  const pieces = layOutInPieces(index, stored);
  let pauses = 0;
  for (let step = pieces.next(); ; step = pieces.next()) {
    if (step.done) {
      const [piecewise, atOnce] = [step.value?.english, createMeaningIndex(index, stored)?.english];
      expect(piecewise?.windowStarts).toEqual(atOnce?.windowStarts);
      expect(piecewise?.norms).toEqual(atOnce?.norms);
      expect(sumsOf(piecewise?.bytes)).toEqual(sumsOf(atOnce?.bytes));
      expect(piecewise?.bytes.at(-1)).toBe(((COUNT - 1) % 250) - 125);
      break;
    }
    pauses += 1;
  }
  // For each thousand of passages, and of vectors.
  expect(pauses).toBeGreaterThanOrEqual(15);
});
