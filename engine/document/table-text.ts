import type { Cell } from './pages.ts';

/** A cell over several rows is said in each of them, unless its text is longer than this. */
export const MAX_REPEATED_CHARS = 100;

/** The words of a table as running text, cell by cell and row by row. */
export function tableText(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((row) =>
      row
        .map((cell) => cell.text)
        .join(' ')
        .trim(),
    )
    .join(' ');
}
