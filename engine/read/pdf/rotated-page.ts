import type { ReadPage } from '../../document/pages.ts';
import { placeBlock, type Turn, turnRect } from '../turned.ts';
import { readFragments } from './characters/fallback-text.ts';
import type { PageLayout } from './layout/layout-page.ts';
import { pageBlocks } from './page-blocks.ts';
import type { PdfiumDocument } from './pdfium.ts';

/**
 * A page that its file shows turned although its text stands upright in it, so that the reader has to turn it back. The parser finds no
 * text on it. Null for any other page.
 */
export function readRotatedPage(document: PdfiumDocument, page: number, layout: PageLayout): ReadPage | null {
  const { api, handle } = document;
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return null;
  const turn = ([0, 90, 180, 270] as const)[api.FPDFPage_GetRotation(pageHandle)] ?? 0;
  const text = turn === 0 ? 0 : api.FPDFText_LoadPage(pageHandle);
  const width = api.FPDF_GetPageWidthF(pageHandle);
  const height = api.FPDF_GetPageHeightF(pageHandle);
  const upright = turn === 180 ? { width, height } : { width: height, height: width };
  const textItems = text === 0 ? [] : readFragments(document, text, upright.height);
  if (text !== 0) api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(pageHandle);
  if (textItems.length === 0) return null;
  const blocks = pageBlocks({ pageNum: page, ...upright, textItems }, layout);
  return { page, width, height, textSource: 'text', blocks: blocks.map((block) => turned(block, turn)) };
}

const turned = (block: ReadPage['blocks'][number], turn: Turn) =>
  placeBlock(block, (box) => turnRect(box, { width: 1, height: 1 }, turn));
