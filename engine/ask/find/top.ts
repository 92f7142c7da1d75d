/** Numbers of the `count` best passages above 0, best first; of equal ones the earlier. */
export function topPassages(scores: Float64Array, count: number): number[] {
  const least = nthLargest(scores, count);
  const candidates: number[] = [];
  scores.forEach((score, passage) => {
    if (score > 0 && score >= least) candidates.push(passage);
  });
  candidates.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return candidates.slice(0, count);
}

/** The score that `n` passages reach at most; numbers sort far faster than passages by their scores. */
function nthLargest(scores: Float64Array, n: number): number {
  return scores.length <= n ? 0 : (scores.toSorted()[scores.length - n] ?? 0);
}

/** The largest score, 0 if none is above it. `Math.max(...scores)` throws where there are a hundred thousand. */
export function largestScore(scores: Float64Array): number {
  let largest = 0;
  for (const score of scores) if (score > largest) largest = score;
  return largest;
}
