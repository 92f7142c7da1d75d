import type PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/**
 * Opens a document without margins that can be archived: PDF/A-2b (ISO 19005-2), with its typeface, colour profile and metadata in it. PDFKit
 * is loaded by the first one: it is large, and most programs never write any.
 */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PdfDocument> {
  const { default: Document } = await import('pdfkit');
  return new Document({
    margin: 0,
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    // None of the standard fonts, whose letters are those of Western Europe and are in no file.
    font: '',
    ...options,
  });
}
