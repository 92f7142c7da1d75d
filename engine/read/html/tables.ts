/** The rows of a table as they are seen, cells over several of them in each. */
import type { Cell } from '../../document/pages.ts';
import { MAX_REPEATED_CHARS } from '../../document/table-text.ts';
import { cellsOf, childrenOf, elementsOf } from './elements.ts';
import type { HtmlElement } from './html-tree.ts';

const MAX_COLUMNS = 60;
const MAX_ROWS_DOWN = 200;

/** What a cell says, whole and line by line. */
type CellContent = (cell: HtmlElement) => { text: string; lines: NonNullable<Cell['lines']> };

/** The cells of each row. What spans rows is repeated where it is short, for a row is shown without those above it. */
export function fillRows(rows: readonly HtmlElement[], contentOf: CellContent): Cell[][] {
  const above: Array<{ cell: Cell; left: number } | undefined> = [];
  return rows.map((row) => fillRow(row, above, contentOf));
}

function fillRow(
  row: HtmlElement,
  above: Array<{ cell: Cell; left: number } | undefined>,
  contentOf: CellContent,
): Cell[] {
  const cells: Cell[] = [];
  const takeAbove = (): void => {
    for (let from = above[cells.length]; from && from.left > 0; from = above[cells.length]) {
      from.left -= 1;
      cells.push(from.cell);
    }
  };
  for (const element of cellsOf(row)) {
    takeAbove();
    if (cells.length >= MAX_COLUMNS) break;
    const { text, lines } = contentOf(element);
    const cell: Cell = { text, box: null, ...(lines.length > 1 && { lines }) };
    const down = spanOf(element, 'rowspan', MAX_ROWS_DOWN) - 1;
    const repeated = text.length <= MAX_REPEATED_CHARS ? cell : { text: '', box: null };
    const columns = spanOf(element, 'colspan', MAX_COLUMNS - cells.length);
    for (let column = 0; column < columns; column++) {
      above[cells.length] = down > 0 ? { cell: column === 0 ? repeated : EMPTY, left: down } : undefined;
      cells.push(column === 0 ? cell : EMPTY);
    }
  }
  takeAbove();
  return cells;
}

const EMPTY: Cell = { text: '', box: null };

function spanOf({ attributes }: HtmlElement, name: string, most: number): number {
  const span = Number.parseInt(attributes[name] ?? '1', 10);
  return Math.max(1, Math.min(most, Number.isNaN(span) ? 1 : span));
}

/** Whether a table only sets things side by side. */
export function isLayout(table: HtmlElement, rows: readonly HtmlElement[]): boolean {
  if (/^(?:presentation|none)$/.test(table.attributes.role ?? '')) return true;
  const cells = rows.map(cellsOf);
  if (cells.flat().some(({ name }) => name === 'th')) return false;
  if (table.attributes.role === 'table') return cells.every(({ length }) => length < 2);
  return (
    cells.flat().some((cell) => holds(cell, /^(?:h[1-6]|table|ol)$/)) ||
    cells.every(({ length }) => length < 2)
  );
}

const holds = (element: HtmlElement, names: RegExp): boolean =>
  element.children.some(
    (child) => typeof child !== 'string' && (names.test(child.name) || holds(child, names)),
  );

/** The rows of a table, whatever part of it they are in. */
export function rowsOf(table: HtmlElement): HtmlElement[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.name) ? childrenOf(child, 'tr') : [];
  });
}
