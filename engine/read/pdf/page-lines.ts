import type { PageDescription } from '../render-protocol.ts';
import { readPlainPage } from './characters/fallback-text.ts';
import { openLast } from './open-last.ts';
import { readPageSize } from './page-size.ts';
import type { PdfiumDocument } from './pdfium.ts';

/** What a page (1-based) says where, for a copy of it; null when there is no such page. */
export async function readPageLines(path: string, page: number): Promise<PageDescription | null> {
  const size = await readPageSize(path, page);
  if (!size) return null;
  const document = await openLast(path);
  // Its lines are where the file has them, which is elsewhere than in the picture.
  const { blocks } = isTurned(document, page) ? { blocks: [] } : readPlainPage(document, page);
  const lines = blocks.flatMap((block) => block.lines);
  return { ...size, lines: lines.flatMap(({ text, box }) => (box ? [{ text, box }] : [])) };
}

function isTurned({ api, handle }: PdfiumDocument, page: number): boolean {
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return false;
  const turn = api.FPDFPage_GetRotation(pageHandle);
  api.FPDF_ClosePage(pageHandle);
  return turn !== 0;
}
