import type { Cell } from '../document.ts';
import { MAX_REPEATED_CHARS } from '../table-text.ts';

/** A table that is being read. `carried` holds for each column the cell that goes on from above, and for how many rows. */
export type OpenTable = {
  rows: Cell[][];
  headerRows: number;
  inHead: boolean;
  /** How far the cell that is open reaches. */
  span: Span;
  carried: Array<{ cell: Cell; rows: number } | undefined>;
};

type Span = { columns: number; rows: number };

/** More are a file's mistake, or its attack. */
const MAX_SPAN = { columns: 60, rows: 1000 };
const COLUMNS = /\bcolspan="(\d{1,6})"/;
const ROWS = /\browspan="(\d{1,6})"/;
const EMPTY: Cell = { text: '', box: null };

export const openTable = (): OpenTable => ({
  rows: [],
  headerRows: 0,
  inHead: false,
  span: { columns: 1, rows: 1 },
  carried: [],
});

/** How far a cell reaches, from the attributes of its tag. */
export function readSpan(attributes: string): Span {
  const told = (span: RegExp, most: number) =>
    Math.min(most, Math.max(1, Number(span.exec(attributes)?.[1] ?? 1)));
  return { columns: told(COLUMNS, MAX_SPAN.columns), rows: told(ROWS, MAX_SPAN.rows) };
}

/** Puts a cell at the next free place of the row; one over several columns is in the first of them. */
export function addCell(table: OpenTable, cell: Cell): void {
  const row = table.rows.at(-1);
  if (row === undefined) return;
  addCarried(table);
  const { columns, rows } = table.span;
  for (let column = 0; column < columns; column += 1) {
    const own = column === 0 ? cell : EMPTY;
    const again = own.text.length <= MAX_REPEATED_CHARS ? own : EMPTY;
    if (rows > 1) table.carried[row.length] = { cell: again, rows: rows - 1 };
    row.push(own);
  }
}

/** Says at the end of the row so far, or of all of it, what goes on there from above. */
export function addCarried({ rows, carried }: OpenTable): void {
  const row = rows.at(-1);
  if (row === undefined) return;
  for (let above = carried[row.length]; above !== undefined; above = carried[row.length]) {
    carried[row.length] = above.rows > 1 ? { ...above, rows: above.rows - 1 } : undefined;
    row.push(above.cell);
  }
}
