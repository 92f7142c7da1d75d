import { openPdfium, type PdfiumDocument } from './pdfium.ts';

/** Share of the page that one picture must cover for the page to be a picture itself. */
const PAGE_SIZED_SHARE = 0.6;

/** `FPDF_PAGEOBJ_IMAGE`. */
const IMAGE_OBJECT = 3;
const MAX_OBJECTS = 2000;

/** Of the pages given, those that a picture fills. */
export async function findScannedPages(path: string, pages: readonly number[]): Promise<Set<number>> {
  const document = await openPdfium(path);
  try {
    return new Set(pages.filter((page) => isFilledByPicture(document, page)));
  } finally {
    document.close();
  }
}

function isFilledByPicture({ api, handle, readNumbers }: PdfiumDocument, page: number): boolean {
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return false;
  const pageArea = api.FPDF_GetPageWidthF(pageHandle) * api.FPDF_GetPageHeightF(pageHandle);
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
    largest = Math.max(largest, (right - left) * (top - bottom));
  }
  api.FPDF_ClosePage(pageHandle);
  return largest >= PAGE_SIZED_SHARE * pageArea;
}
