import { openPdfium, type PdfiumDocument } from './pdfium.ts';

/** A PDF that is opened with PDFium when it is first asked for, and once only: making the module ready costs most. */
export type SharedPdfium = {
  /** Throws `ReadError` ("encrypted" or "damaged"), each time it is asked. */
  get(): Promise<PdfiumDocument>;
  close(): Promise<void>;
};

export function createSharedPdfium(path: string): SharedPdfium {
  let opening: Promise<PdfiumDocument> | undefined;
  return {
    get() {
      opening ??= openPdfium(path);
      return opening;
    },
    async close() {
      const document = await opening?.catch(() => undefined);
      opening = undefined;
      document?.close();
    },
  };
}
