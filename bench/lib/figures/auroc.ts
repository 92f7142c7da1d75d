/**
 * Probability that a positive scores above a negative, ties counting half (area under the ROC curve); NaN without one
 * of each.
 */
export function auroc(positive: readonly number[], negative: readonly number[]): number {
  const all = [
    ...positive.map((score) => ({ score, isPositive: true })),
    ...negative.map((score) => ({ score, isPositive: false })),
  ];
  all.sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]?.score === all[i]?.score) end += 1;
    // Ranks are 1-based; tied scores share their mean rank.
    const meanRank = (i + 1 + end) / 2;
    for (; i < end; i += 1) if (all[i]?.isPositive) rankSum += meanRank;
  }
  return (rankSum - (positive.length * (positive.length + 1)) / 2) / (positive.length * negative.length);
}
