/** Numbers of the `count` best passages above 0, best first; of equal ones the earlier. */
export function topPassages(scores: Float64Array, count: number): number[] {
  const candidates: number[] = [];
  scores.forEach((score, passage) => {
    if (score > 0) candidates.push(passage);
  });
  candidates.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return candidates.slice(0, count);
}
