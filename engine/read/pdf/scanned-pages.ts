import type { Block, ReadPage } from '../document.ts';
import type { PdfiumDocument } from './pdfium.ts';

/** Share of a page without text that one picture must cover for the page to be a picture itself. */
const PICTURE_SHARE = 0.6;

/** The same for a page with a few words, such as a stamped page number: a large drawing leaves margins, a scan does not. */
const SCAN_SHARE = 0.85;

/** `FPDF_PAGEOBJ_IMAGE`. */
const IMAGE_OBJECT = 3;
const MAX_OBJECTS = 2000;

/** Whether what the layout pass saw leaves room for a page-sized picture. It reports none of a page without text. */
export function mayBeScanned(blocks: readonly Block[]): boolean {
  if (blocks.every(({ text }) => text === '')) return true;
  return blocks.some(({ kind, box }) => kind === 'figure' && box && box.width * box.height >= SCAN_SHARE);
}

/** Of the pages given, the numbers of those that a picture fills. */
export function findScannedPages(document: PdfiumDocument, pages: readonly ReadPage[]): Set<number> {
  const isScan = ({ page, blocks }: ReadPage): boolean => {
    const hasText = blocks.some(({ text }) => text !== '');
    return coverOfPicture(document, page) >= (hasText ? SCAN_SHARE : PICTURE_SHARE);
  };
  return new Set(pages.filter(isScan).map(({ page }) => page));
}

/** Share of the page that its largest picture covers. */
function coverOfPicture({ api, handle, readNumbers }: PdfiumDocument, page: number): number {
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return 0;
  const width = api.FPDF_GetPageWidthF(pageHandle);
  const height = api.FPDF_GetPageHeightF(pageHandle);
  const count = Math.min(api.FPDFPage_CountObjects(pageHandle), MAX_OBJECTS);
  let largest = 0;
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(pageHandle, index);
    if (api.FPDFPageObj_GetType(object) !== IMAGE_OBJECT) continue;
    const bounds = readNumbers(4, 'float', (left, bottom, right, top) =>
      api.FPDFPageObj_GetBounds(object, left ?? 0, bottom ?? 0, right ?? 0, top ?? 0),
    );
    if (!bounds) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    const across = Math.min(right, width) - Math.max(left, 0);
    const down = Math.min(top, height) - Math.max(bottom, 0);
    largest = Math.max(largest, Math.max(0, across) * Math.max(0, down));
  }
  api.FPDF_ClosePage(pageHandle);
  return largest / Math.max(1, width * height);
}
