/** Sheets of labels on A4: the two that label printers and stationers sell most, with the margins that they have. */
import { Readable } from 'node:stream';
import type { LabelLayout } from '../../../../contracts/manuals/instruction-codes.ts';
import { drawOnPdf, openPdf, writerFor } from './plate.ts';
import { drawQrCode, QUIET_MODULES } from './qr-code.ts';

/** A sheet; lengths in mm. Columns stand `columnMm` apart from left edge to left edge, rows `rowMm`. */
type Sheet = {
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

const [PAGE_WIDTH_MM, PAGE_HEIGHT_MM] = [210, 297];

/** 24 of 63.5 × 33.9 mm, and 40 of 45.7 × 25.4 mm. */
export const SHEETS: Record<LabelLayout, Sheet> = {
  'a4-24': {
    ...{ columns: 3, rows: 8, leftMm: 7.25, topMm: 12.9, widthMm: 63.5, heightMm: 33.9 },
    ...{ columnMm: 66, rowMm: 33.9, codeMm: 22, textMm: 2.6 },
  },
  'a4-40': {
    ...{ columns: 4, rows: 10, leftMm: 9.7, topMm: 21.5, widthMm: 45.7, heightMm: 25.4 },
    ...{ columnMm: 48.3, rowMm: 25.4, codeMm: 15, textMm: 2.1 },
  },
};

/** A label: what its code leads to, and what stands beside it, the most important line first. */
export type Label = { address: string; lines: readonly string[] };

/** What a label keeps free at its edge, because printers and cuts are not exact. */
const EDGE_MM = 2;

/** Where a label is: 0-based, by row. Lengths in mm from the page's upper left corner. */
export function placeOf({ columns, rows, leftMm, topMm, columnMm, rowMm }: Sheet, ordinal: number) {
  const onPage = ordinal % (columns * rows);
  return {
    page: Math.floor(ordinal / (columns * rows)),
    leftMm: leftMm + (onPage % columns) * columnMm,
    topMm: topMm + Math.floor(onPage / columns) * rowMm,
  };
}

/**
 * Writes as many sheets as it takes.
 * @param skip labels of the first sheet that are used up
 * @throws AppError invalid_request for an address that is too long for the label
 */
export async function labelSheets(
  layout: LabelLayout,
  labels: readonly Label[],
  skip = 0,
): Promise<Readable> {
  const sheet = SHEETS[layout];
  const codes = labels.map(({ address }) => drawQrCode(address, sheet.codeMm));
  const doc = await openPdf(PAGE_WIDTH_MM, PAGE_HEIGHT_MM);
  const write = await writerFor(doc);
  let open = 0;
  labels.forEach(({ lines }, i) => {
    const { page, leftMm, topMm } = placeOf(sheet, i + skip);
    if (page > open) {
      doc.addPage();
      open = page;
    }
    const code = codes[i];
    if (!code) return;
    const quietMm = Math.max(EDGE_MM, QUIET_MODULES * code.moduleMm);
    drawOnPdf(doc, code, leftMm + quietMm, topMm + (sheet.heightMm - sheet.codeMm) / 2);
    const textLeftMm = leftMm + sheet.codeMm + 2 * quietMm;
    const room = leftMm + sheet.widthMm - EDGE_MM - textLeftMm;
    const heightMm = lines.length * sheet.textMm * LINE;
    const firstMm = topMm + (sheet.heightMm - heightMm) / 2;
    lines.forEach((line, row) => {
      write(line, textLeftMm, firstMm + row * sheet.textMm * LINE, sheet.textMm, room);
    });
  });
  doc.end();
  return Readable.from(doc);
}

/** Height of a line in letters. */
const LINE = 1.4;
