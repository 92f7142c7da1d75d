/** Draws codes and text on PDFs in millimetres. */
import { openPdf, type PdfDocument } from '../pdf/open-pdf.ts';
import { loadPdfFonts } from '../pdf/pdf-fonts.ts';
import { createPdfText } from '../pdf/pdf-text.ts';
import { type QrCode, stretchesOf } from './qr-code.ts';

export const POINTS_PER_MM = 72 / 25.4;

/** Draws a code with its upper left corner at a point. Lengths are in mm. */
export function drawOnPdf(doc: PdfDocument, code: QrCode, leftMm: number, topMm: number): void {
  const points = (mm: number) => mm * POINTS_PER_MM;
  code.modules.forEach((row, y) => {
    for (const { from, length } of stretchesOf(row))
      doc.rect(
        points(leftMm + from * code.moduleMm),
        points(topMm + y * code.moduleMm),
        points(length * code.moduleMm),
        points(code.moduleMm),
      );
  });
  doc.fill('#000');
}

/** Writes lines below one another; what is longer than the width is cut. Lengths are in mm. */
export async function writerFor(doc: PdfDocument) {
  const fonts = await loadPdfFonts();
  for (const { name, file } of fonts) doc.registerFont(name, file);
  const text = createPdfText(doc, fonts);
  return (words: string, leftMm: number, topMm: number, sizeMm: number, widthMm: number): void => {
    let left = leftMm * POINTS_PER_MM;
    const right = (leftMm + widthMm) * POINTS_PER_MM;
    doc.fillColor('#000');
    for (const run of text.runsOf(words, 'regular')) {
      doc.font(run.font, sizeMm * POINTS_PER_MM);
      const whole = doc.widthOfString(run.text);
      if (left + whole <= right) {
        doc.text(run.text, left, topMm * POINTS_PER_MM, { lineBreak: false });
        left += whole;
        continue;
      }
      for (const letter of run.text) {
        const width = doc.widthOfString(letter);
        if (left + width > right) return;
        doc.text(letter, left, topMm * POINTS_PER_MM, { lineBreak: false });
        left += width;
      }
    }
  };
}

/** A document of one page in mm, without margins. */
export const openSheet = (widthMm: number, heightMm: number): Promise<PdfDocument> =>
  openPdf({ size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM], info: { Producer: 'PDFKit' } });
