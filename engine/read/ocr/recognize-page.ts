import { findProgram } from '../../runtime/find-program.ts';
import type { ReadPage } from '../document.ts';
import { createPageLayout } from '../pdf/layout/layout-page.ts';
import { screenshotPage } from '../pdf/liteparse.ts';
import { pageBlocks } from '../pdf/page-blocks.ts';
import { findRules } from './find-rules.ts';
import { createContentMaker } from './recognized-content.ts';
import { asTheyLie, measureSkew, straighten } from './skew.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv } from './tsv.ts';

/** Reads the text in a page's picture. */
export type PageRecognizer = {
  /** Null when nothing could be recognised. `width` and `height` in points. */
  recognize(page: number, width: number, height: number): Promise<ReadPage | null>;
};

/** Below this resolution recognition gets much worse; above it, only slower. */
const DPI = 200;
const MAX_PIXELS = 25_000_000;
const PAGE_TIMEOUT_MS = 45_000;

/** Null where no recogniser is installed. */
export function createPageRecognizer(path: string, languages: string): PageRecognizer | null {
  const program = findProgram('tesseract');
  if (program === null) return null;
  // What is usual in pictures is learned from pictures.
  const makeContent = createContentMaker();
  const layout = createPageLayout();
  return {
    async recognize(page, width, height) {
      const shot = await screenshotPage(path, page, fitDpi(width, height)).catch(() => null);
      if (!shot) return null;
      const tsv = await runTesseract({
        program,
        languages,
        timeoutMs: PAGE_TIMEOUT_MS,
        png: shot.png,
        picture: 'page',
      });
      const lines = tsv === null ? [] : parseTsv(tsv);
      if (lines.length === 0) return null;
      const scale = width / shot.width;
      const skew = measureSkew(lines, shot);
      const vectorGraphics = await findRules(shot.png, scale, skew);
      const size = { page, width, height };
      const content = { ...makeContent(straighten(lines, skew), scale, size), vectorGraphics };
      layout.prepare([content]);
      const blocks = pageBlocks(content, layout).map((block) => asTheyLie(block, skew));
      return blocks.length === 0 ? null : { ...size, textSource: 'ocr', blocks };
    },
  };
}

/** A poster at full resolution would fill the memory. */
function fitDpi(width: number, height: number): number {
  const squareInches = (width / 72) * (height / 72);
  return Math.max(36, Math.min(DPI, Math.floor(Math.sqrt(MAX_PIXELS / Math.max(0.01, squareInches)))));
}
