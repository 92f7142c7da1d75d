import type { Cell } from './document.ts';

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
