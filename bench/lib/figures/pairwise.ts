/** How well groups agree with the true ones, pair by pair (0–1). */
export type PairScore = { precision: number; recall: number; f1: number };

/** Compares two groupings of the same things: a pair is right that is together in both. Labels are compared by identity. */
export function scorePairs(truth: readonly unknown[], found: readonly unknown[]): PairScore {
  let [right, wrong, missed] = [0, 0, 0];
  for (let i = 0; i < truth.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const [isTrue, isFound] = [truth[i] === truth[j], found[i] === found[j]];
      if (isTrue && isFound) right += 1;
      else if (isFound) wrong += 1;
      else if (isTrue) missed += 1;
    }
  }
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed);
  const sum = precision + recall;
  return { precision, recall, f1: sum === 0 ? 0 : (2 * precision * recall) / sum };
}
