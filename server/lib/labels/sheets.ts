/** Sheets of labels on A4 as stationers sell them, with the margins that they have. Lengths are in mm. */
import type { LabelLayout } from '../../../contracts/manuals/label-layouts.ts';

/** A sheet. Columns stand `columnMm` apart from left edge to left edge, rows `rowMm`. */
export type Sheet = {
  columns: number;
  rows: number;
  leftMm: number;
  topMm: number;
  widthMm: number;
  heightMm: number;
  columnMm: number;
  rowMm: number;
  /** Side of the code, without the white around it. */
  codeMm: number;
  textMm: number;
};

export const [PAGE_WIDTH_MM, PAGE_HEIGHT_MM] = [210, 297];

/** What a label keeps free at its edge, because printers and cuts are not exact. */
const EDGE_MM = 2;
/** What most printers can't print at the edge of the paper. */
const UNPRINTED_MM = 5;

/** With margins around the labels: 24 of 63.5 × 33.9 mm and 40 of 45.7 × 25.4 mm. To the paper's edge: 24 of 70 × 37 mm and 40 of 52.5 × 29.7 mm. */
export const SHEETS: Record<LabelLayout, Sheet> = {
  'a4-24': {
    ...{ columns: 3, rows: 8, leftMm: 7.25, topMm: 12.9, widthMm: 63.5, heightMm: 33.9 },
    ...{ columnMm: 66, rowMm: 33.9, codeMm: 22, textMm: 2.6 },
  },
  'a4-40': {
    ...{ columns: 4, rows: 10, leftMm: 9.7, topMm: 21.5, widthMm: 45.7, heightMm: 25.4 },
    ...{ columnMm: 48.3, rowMm: 25.4, codeMm: 15, textMm: 2.1 },
  },
  'a4-24-edge': {
    ...{ columns: 3, rows: 8, leftMm: 0, topMm: 0.5, widthMm: 70, heightMm: 37 },
    ...{ columnMm: 70, rowMm: 37, codeMm: 24, textMm: 2.7 },
  },
  'a4-40-edge': {
    ...{ columns: 4, rows: 10, leftMm: 0, topMm: 0, widthMm: 52.5, heightMm: 29.7 },
    ...{ columnMm: 52.5, rowMm: 29.7, codeMm: 18, textMm: 2.2 },
  },
};

export const labelsOn = ({ columns, rows }: Sheet): number => columns * rows;

/** Where a label is printed: what is inside of its edge and of what printers leave white. `page` is 0-based. */
export type LabelBox = { page: number; leftMm: number; topMm: number; widthMm: number; heightMm: number };

/** The box of a label: 0-based, by row. Lengths from the page's upper left corner. */
export function boxOf(sheet: Sheet, ordinal: number): LabelBox {
  const perPage = labelsOn(sheet);
  const onPage = ordinal % perPage;
  const left = sheet.leftMm + (onPage % sheet.columns) * sheet.columnMm;
  const top = sheet.topMm + Math.floor(onPage / sheet.columns) * sheet.rowMm;
  const leftMm = Math.max(left + EDGE_MM, UNPRINTED_MM);
  const topMm = Math.max(top + EDGE_MM, UNPRINTED_MM);
  const rightMm = Math.min(left + sheet.widthMm - EDGE_MM, PAGE_WIDTH_MM - UNPRINTED_MM);
  const bottomMm = Math.min(top + sheet.heightMm - EDGE_MM, PAGE_HEIGHT_MM - UNPRINTED_MM);
  return {
    page: Math.floor(ordinal / perPage),
    ...{ leftMm, topMm, widthMm: rightMm - leftMm, heightMm: bottomMm - topMm },
  };
}
