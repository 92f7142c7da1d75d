import { findProgram } from '../../runtime/find-program.ts';
import type { Block, ReadPage } from '../document.ts';
import { joinLines } from '../lines.ts';
import { screenshotPage } from '../pdf/liteparse.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv, type RecognizedParagraph } from './tsv.ts';

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
  return {
    async recognize(page, width, height) {
      const shot = await screenshotPage(path, page, fitDpi(width, height)).catch(() => null);
      if (!shot) return null;
      const tsv = await runTesseract({ program, languages, timeoutMs: PAGE_TIMEOUT_MS, png: shot.png });
      const blocks = tsv === null ? [] : parseTsv(tsv, shot).map(paragraphBlock);
      return blocks.length === 0 ? null : { page, width, height, textSource: 'ocr', blocks };
    },
  };
}

/** A poster at full resolution would fill the memory. */
function fitDpi(width: number, height: number): number {
  const squareInches = (width / 72) * (height / 72);
  return Math.max(36, Math.min(DPI, Math.floor(Math.sqrt(MAX_PIXELS / Math.max(0.01, squareInches)))));
}

function paragraphBlock({ lines, box, heightShare }: RecognizedParagraph): Block {
  return {
    kind: 'paragraph',
    text: joinLines(lines),
    lines,
    box,
    // Type size is not known; the height of a line stands in for it, as thousandths of the page.
    fontSize: Math.round(heightShare * 1000),
    bold: false,
  };
}
