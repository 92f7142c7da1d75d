import { joinLines } from '../../../document/lines.ts';
import type { Block, ReadPage } from '../../../document/pages.ts';
import type { Fragment } from '../page-content.ts';
import type { PdfiumDocument } from '../pdfium.ts';
import { buildLines, type PrintedLine, toBox, toLine, unionRect } from './printed-line.ts';

const MAX_FRAGMENTS = 5000;

/** A page's text by PDFium alone, as plain paragraphs: for pages that the layout pass cannot read. */
export function readPlainPage(document: PdfiumDocument, page: number): ReadPage {
  const { api, handle } = document;
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0)
    return { page, width: 0, height: 0, textSource: 'none', unread: { reason: 'damaged' }, blocks: [] };
  const text = api.FPDFText_LoadPage(pageHandle);
  const width = api.FPDF_GetPageWidthF(pageHandle);
  const height = api.FPDF_GetPageHeightF(pageHandle);
  const items = text === 0 ? [] : readFragments(document, text, height);
  if (text !== 0) api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(pageHandle);
  const blocks = groupParagraphs(buildLines(items)).map((lines): Block => {
    const printed = lines.map((line) => toLine(line, { width, height }));
    const box = toBox(unionRect(lines), { width, height });
    return { kind: 'paragraph', text: joinLines(printed), lines: printed, box, fontSize: null, bold: false };
  });
  if (blocks.length > 0) return { page, width, height, textSource: 'text', blocks };
  return { page, width, height, textSource: 'none', unread: { reason: 'damaged' }, blocks };
}

/** The pieces of text of a page in its own order; places as the file has them, whatever it shows turned. @param text PDFium's handle of it */
export function readFragments(document: PdfiumDocument, text: number, pageHeight: number): Fragment[] {
  const { api } = document;
  const items: Fragment[] = [];
  const count = Math.min(api.FPDFText_CountRects(text, 0, -1), MAX_FRAGMENTS);
  for (let index = 0; index < count; index++) {
    const edges = document.readNumbers(4, 'double', (left, top, right, bottom) =>
      api.FPDFText_GetRect(text, index, left ?? 0, top ?? 0, right ?? 0, bottom ?? 0),
    );
    if (!edges) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = edges;
    // Counted in UTF-16 units without an end here, in bytes with one by readString.
    const words = document.readString(
      (buffer, bytes) =>
        2 * (api.FPDFText_GetBoundedText(text, left, top, right, bottom, buffer, bytes / 2) + 1),
    );
    items.push({ text: words, x: left, y: pageHeight - top, width: right - left, height: top - bottom });
  }
  return items;
}

/** Lines closer than a line and a half belong to one paragraph. */
function groupParagraphs(lines: readonly PrintedLine[]): PrintedLine[][] {
  const groups: PrintedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && line.y - (last.y + last.height) < last.height * 0.8) group.push(line);
    else groups.push([line]);
  }
  return groups;
}
