import { cleanText } from './characters/printed-line.ts';
import type { PdfiumDocument } from './pdfium.ts';

/** What a reader of the file is shown as a page's number is short: "iv", "A-12". */
const MAX_LABEL_CHARS = 12;

/** The number of each page as the file itself names it, "" where it does not; undefined where it names none. */
export function readPageLabels({ api, handle, pages, readString }: PdfiumDocument): string[] | undefined {
  const labels = Array.from({ length: pages }, (_, index) =>
    cleanText(readString((buffer, bytes) => api.FPDF_GetPageLabel(handle, index, buffer, bytes))),
  ).map((label) => (label.length <= MAX_LABEL_CHARS ? label : ''));
  return labels.some((label) => label !== '') ? labels : undefined;
}
