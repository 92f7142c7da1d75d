/** Prints rows under a header, columns padded to their widest cell; the first column is left-aligned, the others right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((cell, i) => Math.max(cell.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]) =>
    header
      .map((_, i) =>
        i === 0 ? (row[i] ?? '').padEnd(widths[i] ?? 0) : (row[i] ?? '').padStart(widths[i] ?? 0),
      )
      .join('  ');
  console.log(line(header));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** A share (0–1) as per cent with one decimal. */
export function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** A number with at most four decimals, for the line of JSON that every bench ends with. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
