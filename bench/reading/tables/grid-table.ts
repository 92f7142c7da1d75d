/** A table as a grid of texts; cells that span several places stand in their first one. */
export type GridTable = {
  /** Empty where the table has no header row. */
  header: readonly string[];
  rows: readonly (readonly string[])[];
};

/** All rows, the header first. */
export function rowsOf({ header, rows }: GridTable): (readonly string[])[] {
  return header.length > 0 ? [header, ...rows] : [...rows];
}

/** Whether any row has two texts side by side; else it is a frame around text. */
export function hasColumns(table: GridTable): boolean {
  return rowsOf(table).some((row) => row.filter((cell) => cell.trim() !== '').length > 1);
}
