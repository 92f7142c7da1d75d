import type { Readable } from 'node:stream';
import { formatDay } from '../words.ts';
import { openPdf } from './open-pdf.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import { createPdfSheet, type PdfSheet, writeNote } from './pdf-sheet.ts';

/** What stands in the file's properties and at the foot of its pages. */
export type PdfReport = {
  title: string;
  /** The company it is about, where it is of one. */
  companyName?: string;
  /** Of the installation. */
  brandName: string;
  madeAt: Date;
};

/**
 * Draws a report of A4 pages, each with who made it, when, and its number.
 * @param draw is given the first sheet; further ones follow by themselves
 */
export async function drawPdfReport(
  { title, companyName, brandName, madeAt }: PdfReport,
  draw: (sheet: PdfSheet) => void,
): Promise<Readable> {
  const fonts = await loadPdfFonts();
  const doc = await openPdf({
    size: 'A4',
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      ...(companyName !== undefined && { Author: companyName }),
      Creator: brandName,
      CreationDate: madeAt,
    },
  });
  const sheet = createPdfSheet(doc, fonts);
  draw(sheet);
  if (sheet.hasUndrawable())
    writeNote(sheet, 'Characters that this file has no letters for stand as “?”. The screen shows them.');
  const made = `${brandName}, ${formatDay(madeAt.toISOString())}`;
  sheet.finish((page, pages) => `${made} · page ${page} of ${pages}`);
  return doc;
}
