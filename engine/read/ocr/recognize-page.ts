import { findProgram } from '../../runtime/find-program.ts';
import type { ReadPage } from '../document.ts';
import { createPageLayout } from '../pdf/layout/layout-page.ts';
import { screenshotPage } from '../pdf/liteparse.ts';
import { pageBlocks } from '../pdf/page-blocks.ts';
import { findRules } from './find-rules.ts';
import { certaintyOf, FIRST_LANGUAGE, languageOfPage, listInstalled } from './page-language.ts';
import { createContentMaker } from './recognized-content.ts';
import { asTheyLie, measureSkew, straighten } from './skew.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv, type RecognizedWord } from './tsv.ts';

/** Reads the text in a page's picture. */
export type PageRecognizer = {
  /** Null when nothing could be recognised. `width` and `height` in points. */
  recognize(page: number, width: number, height: number): Promise<ReadPage | null>;
};

/** Below this resolution recognition gets much worse; above it, only slower. */
const DPI = 200;
const MAX_PIXELS = 25_000_000;
const PAGE_TIMEOUT_MS = 45_000;
/** Pages that a language did not read with more certainty, after which it is not tried again. */
const MAX_TRIES = 3;

/** Null where no recogniser is installed. */
export function createPageRecognizer(path: string): PageRecognizer | null {
  const program = findProgram('tesseract');
  if (program === null) return null;
  const readWords = createWordReader(program);
  // What is usual in pictures is learned from pictures.
  const makeContent = createContentMaker();
  const layout = createPageLayout();
  return {
    async recognize(page, width, height) {
      const shot = await screenshotPage(path, page, fitDpi(width, height)).catch(() => null);
      if (!shot) return null;
      const lines = await readWords(shot.png);
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

/** Reads pages in the language of the one before; a page in another that there is a model for is read again in that. */
function createWordReader(program: string): (png: Buffer) => Promise<RecognizedWord[][]> {
  const tried = new Map<string, number>();
  let language = FIRST_LANGUAGE;
  let installed: Promise<ReadonlySet<string>> | undefined;
  const read = async (png: Buffer, inLanguage: string): Promise<RecognizedWord[][]> => {
    const run = { program, languages: inLanguage, timeoutMs: PAGE_TIMEOUT_MS, png, picture: 'page' } as const;
    return parseTsv((await runTesseract(run)) ?? '');
  };
  return async (png) => {
    const lines = await read(png, language);
    const other = languageOfPage(lines);
    if (other === null || other === language || (tried.get(other) ?? 0) >= MAX_TRIES) return lines;
    installed ??= listInstalled(program);
    if (!(await installed).has(other)) return lines;
    const again = await read(png, other);
    if (certaintyOf(again) <= certaintyOf(lines)) {
      tried.set(other, (tried.get(other) ?? 0) + 1);
      return lines;
    }
    language = other;
    return again;
  };
}

/** A poster at full resolution would fill the memory. */
function fitDpi(width: number, height: number): number {
  const squareInches = (width / 72) * (height / 72);
  return Math.max(36, Math.min(DPI, Math.floor(Math.sqrt(MAX_PIXELS / Math.max(0.01, squareInches)))));
}
