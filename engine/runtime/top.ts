/**
 * Numbers of the `count` largest scores, largest first; of equal ones the earlier. Each is held against the least that is kept:
 * far faster than sorting all, as few of many are wanted.
 * @param above only scores larger than this are looked at; NaN never is
 */
export function topNumbers(scores: Float64Array, count: number, above = 0): number[] {
  const best: number[] = [];
  let least = above;
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? Number.NaN;
    if (!(score > least)) continue;
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place -= 1;
    best.splice(place, 0, number);
    if (best.length > count) best.pop();
    if (best.length === count) least = scores[best[count - 1] ?? 0] ?? least;
  }
  return best;
}

/** The largest score, 0 if none is above it. `Math.max(...scores)` throws where there are a hundred thousand. */
export function largestScore(scores: Float64Array): number {
  let largest = 0;
  for (const score of scores) if (score > largest) largest = score;
  return largest;
}
