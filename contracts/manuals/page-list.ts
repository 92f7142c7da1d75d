/** Page numbers as people write them: `[3, 4, 5, 9]` becomes "3–5, 9". */
export function listPages(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && page <= range.last + 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
