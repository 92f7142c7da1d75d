import { BODY, lineHeightOf, type PdfSheet } from './pdf-sheet.ts';
import type { TextStyle } from './pdf-text.ts';

export type TableColumn<Row> = {
  header: string;
  /** Width of the column in relation to the others. */
  share: number;
  /** Whether the column holds figures, which are aligned right. */
  isFigure?: boolean;
  cell: (row: Row) => string;
};

const HEADER: TextStyle = { size: 9, weight: 'semibold' };
const CELL_GAP = 10;
const ROW_PADDING = 4;

/** Writes a table over as many pages as it takes; each page begins with the headers. */
export function writeTable<Row>(
  sheet: PdfSheet,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const places = columns.map(({ share, isFigure = false }) => ({
    // The last column has no gap after it.
    width: ((sheet.width + CELL_GAP) * share) / shares - CELL_GAP,
    isFigure,
  }));
  const headers = columns.map(({ header }, column) => sheet.wrap(header, places[column]?.width ?? 0, HEADER));
  writeRow(sheet, places, headers, HEADER);
  for (const row of rows) {
    const cells = columns.map(({ cell }, column) => sheet.wrap(cell(row), places[column]?.width ?? 0, BODY));
    if (sheet.makeRoom(heightOf(cells, BODY))) writeRow(sheet, places, headers, HEADER);
    writeRow(sheet, places, cells, BODY);
  }
  sheet.moveDown(8);
}

type Place = { width: number; isFigure: boolean };

/** The lines of each cell of a row, wrapped to the width of the column. */
type Cells = readonly (readonly string[])[];

const heightOf = (cells: Cells, style: TextStyle): number =>
  Math.max(...cells.map(({ length }) => length)) * lineHeightOf(style) + 2 * ROW_PADDING;

function writeRow(sheet: PdfSheet, places: readonly Place[], cells: Cells, style: TextStyle): void {
  let left = sheet.left;
  for (const [column, lines] of cells.entries()) {
    const { width = 0, isFigure = false } = places[column] ?? {};
    for (const [number, line] of lines.entries()) {
      const shift = isFigure ? width - sheet.widthOf(line, style) : 0;
      const top = sheet.top() + ROW_PADDING + number * lineHeightOf(style);
      sheet.drawLine(line, left + shift, top, style);
    }
    left += width + CELL_GAP;
  }
  sheet.moveDown(heightOf(cells, style));
  sheet.rule();
}
