import type { ReadPage, Unread } from '../../document/pages.ts';
import { findProgram } from '../../runtime/find-program.ts';
import { createPageLayout } from '../pdf/layout/layout-page.ts';
import { screenshotPage } from '../pdf/liteparse.ts';
import { pageBlocks } from '../pdf/page-blocks.ts';
import { turnBack, turnSize } from '../turned.ts';
import { findRules } from './find-rules.ts';
import { certaintyOf } from './page-language.ts';
import { createWordReader } from './read-words.ts';
import { createContentMaker } from './recognized-content.ts';
import { asTheyLie, measureSkew, straighten } from './skew.ts';
import type { RecognizedWord } from './tsv.ts';

/** Reads the text in a page's picture. */
export type PageRecognizer = {
  /** A page without blocks says why in `unread`. `width` and `height` in points. */
  recognize(page: number, width: number, height: number): Promise<ReadPage>;
};

/** Below this resolution recognition gets much worse; above it, only slower. */
const DPI = 200;
const MAX_PIXELS = 25_000_000;
/** Words that the recogniser is surer of than this on average, in per cent, are words. */
const MIN_CERTAINTY = 40;
/** Fewer of them are specks of a picture. */
const MIN_WORDS = 2;
const WORD = /[\p{L}\p{N}]{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Signs that it is unsure of, from which on they are badly printed words, not a picture. */
const MANY_SIGNS = 12;

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
      if (!shot) return asUnread({ page, width, height }, { reason: 'damaged' });
      const { lines, png, turn, missing } = await readWords(shot.png);
      if (missing !== undefined)
        return asUnread({ page, width, height }, { reason: 'no-model', model: missing });
      if (!areWords(lines)) {
        const isPicture = lines.flat().length < MANY_SIGNS;
        return asUnread({ page, width, height }, { reason: isPicture ? 'picture' : 'illegible' });
      }
      const scale = width / shot.width;
      const skew = measureSkew(lines, turnSize(shot, turn));
      const vectorGraphics = await findRules(png, scale, skew);
      const size = { page, ...turnSize({ width, height }, turn) };
      const content = { ...makeContent(straighten(lines, skew), scale, size), vectorGraphics };
      layout.prepare([content]);
      const blocks = pageBlocks(content, layout).map((block) => asTheyLie(block, skew));
      return blocks.length === 0
        ? asUnread({ page, width, height }, { reason: 'picture' })
        : { page, width, height, textSource: 'ocr', blocks: turnBack(blocks, turn) };
    },
  };
}

/** A page of which nothing was recognised. */
export function asUnread(page: Pick<ReadPage, 'page' | 'width' | 'height'>, unread: Unread): ReadPage {
  const { page: number, width, height } = page;
  return { page: number, width, height, textSource: 'none', unread, blocks: [] };
}

/** Whether what was recognised reads like words, and not like the lines of a picture. */
function areWords(lines: readonly RecognizedWord[][]): boolean {
  const words = lines.flat().filter(({ text }) => WORD.test(text));
  return words.length >= MIN_WORDS && certaintyOf([words]) >= MIN_CERTAINTY;
}

/** A poster at full resolution would fill the memory. */
function fitDpi(width: number, height: number): number {
  const squareInches = (width / 72) * (height / 72);
  return Math.max(36, Math.min(DPI, Math.floor(Math.sqrt(MAX_PIXELS / Math.max(0.01, squareInches)))));
}
