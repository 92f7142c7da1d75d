/** Writes a PDF from top to bottom on as many A4 pages as it takes. Lengths are in points. */
import type { PdfDocument } from './open-pdf.ts';
import type { PdfFont } from './pdf-fonts.ts';
import { createPdfText, type PdfText, type TextStyle } from './pdf-text.ts';

const PAGE = { width: 595, height: 842, side: 56, top: 56, bottom: 64 };
const LINE_HEIGHT = 1.35;
/** Colours of ink. */
export const INK = '#1c1e1f';
export const QUIET = '#62645f';
const HAIR = '#d8d4c6';
/** Space that must be left below a heading, so that it never stands alone at the foot of a page. */
const AFTER_HEADING = 80;

export const BODY: TextStyle = { size: 10, weight: 'regular' };
export const SMALL: TextStyle = { size: 8, weight: 'regular' };

type ParagraphStyle = Partial<TextStyle> & { color?: string; gap?: number };
export type PdfSheet = ReturnType<typeof createPdfSheet>;

/** Height of a line in a style. */
export const lineHeightOf = ({ size }: TextStyle): number => size * LINE_HEIGHT;

/** Makes a sheet that writes from the top of the document's first page; the document needs `bufferPages`. */
export function createPdfSheet(doc: PdfDocument, fonts: readonly PdfFont[]) {
  for (const { name, file } of fonts) doc.registerFont(name, file);
  const text = createPdfText(doc, fonts);
  const drawLine = createDrawLine(doc, text);
  let y = PAGE.top;

  return {
    left: PAGE.side,
    width: PAGE.width - 2 * PAGE.side,
    wrap: text.wrap,
    widthOf: text.widthOf,
    /** Whether any text held a character that no font has. */
    hasUndrawable: text.hasUndrawable,

    /** Top of what is written next. */
    top: (): number => y,
    moveDown(points: number): void {
      y += points;
    },

    /** Begins a new page unless there is room for `height`. @returns whether it did */
    makeRoom(height: number): boolean {
      if (y + height <= PAGE.height - PAGE.bottom) return false;
      doc.addPage();
      y = PAGE.top;
      return true;
    },

    /** Draws a line of text at a fixed place; the place of what comes next stays the same. */
    drawLine,

    /** Draws a hairline across the page. */
    rule(): void {
      doc
        .moveTo(PAGE.side, y)
        .lineTo(PAGE.width - PAGE.side, y)
        .lineWidth(0.5)
        .strokeColor(HAIR)
        .stroke();
    },

    fillBox(x: number, top: number, width: number, height: number, color: string): void {
      doc.rect(x, top, width, height).fill(color);
    },

    /** Writes the footer of each page and ends the document. */
    finish(footOf: (page: number, pages: number) => string): void {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        drawLine(footOf(page + 1, count), PAGE.side, PAGE.height - PAGE.bottom / 2, SMALL, QUIET);
      }
      doc.end();
    },
  };
}

/** Makes the function that draws a line of text at a fixed place, in as many fonts as its letters need. */
const createDrawLine =
  (doc: PdfDocument, text: PdfText) =>
  (words: string, x: number, top: number, style: TextStyle, color = INK): void => {
    let left = x;
    doc.fillColor(color);
    for (const run of text.runsOf(words, style.weight)) {
      doc.font(run.font, style.size).text(run.text, left, top, { lineBreak: false });
      left += doc.widthOfString(run.text);
    }
  };

/** Writes a paragraph over as many lines as it takes. */
export function writeParagraph(sheet: PdfSheet, words: string, style: ParagraphStyle = {}): void {
  const { color = INK, gap = 4, ...rest } = style;
  const full = { ...BODY, ...rest };
  for (const line of sheet.wrap(words, sheet.width, full)) {
    sheet.makeRoom(lineHeightOf(full));
    sheet.drawLine(line, sheet.left, sheet.top(), full, color);
    sheet.moveDown(lineHeightOf(full));
  }
  sheet.moveDown(gap);
}

/** Writes a heading on the same page as the beginning of what follows it. */
export function writeHeading(sheet: PdfSheet, words: string): void {
  if (!sheet.makeRoom(AFTER_HEADING)) sheet.moveDown(14);
  writeParagraph(sheet, words, { size: 14, weight: 'semibold', gap: 6 });
}

/** Writes a note in small type. */
export const writeNote = (sheet: PdfSheet, words: string): void =>
  writeParagraph(sheet, words, { size: 9, color: QUIET });
