import { openPdfium, type PdfiumDocument } from './pdfium.ts';

let last: { path: string; document: PdfiumDocument } | undefined;

/** The PDF at `path`, which stays open until another one is asked for. @throws ReadError */
export async function openLast(path: string): Promise<PdfiumDocument> {
  if (last?.path !== path) {
    last?.document.close();
    last = undefined;
    last = { path, document: await openPdfium(path) };
  }
  return last.document;
}
