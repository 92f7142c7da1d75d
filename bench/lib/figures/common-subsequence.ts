/** Places of the longest common subsequence of two lists: pairs of indexes [in a, in b], rising in both. */
export function commonSubsequence<Item>(a: readonly Item[], b: readonly Item[]): Array<[number, number]> {
  const width = b.length + 1;
  // Row i, column j: length of the longest one of a from i on and b from j on.
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const longer = Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i * width + j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : longer;
    }
  }
  const pairs: Array<[number, number]> = [];
  let [i, j] = [0, 0];
  while (lengthAt(i, j) > 0) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
