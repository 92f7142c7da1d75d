/** How sure a mean difference is. */

const DRAWS = 1000;
/** Share of the draws below and above the interval. */
const TAIL = 0.025;

/**
 * The interval that holds the mean of paired differences with 95 %, by drawing as many of them with replacement a thousand times
 * (B. Efron and R. Tibshirani, An Introduction to the Bootstrap, chapter 13). The same differences give the same interval.
 */
export function pairedInterval(differences: readonly number[]): [low: number, high: number] {
  if (differences.length === 0) return [0, 0];
  const random = createRandom(differences.length);
  const means = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let i = 0; i < differences.length; i += 1)
      sum += differences[Math.floor(random() * differences.length)] ?? 0;
    return sum / differences.length;
  }).sort((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (DRAWS - 1))] ?? 0;
  return [at(TAIL), at(1 - TAIL)];
}

/** Numbers from 0 to 1 that look random: a linear congruential generator (Numerical Recipes, chapter 7). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
