import type { Fragment, PageContent } from '../pdf/page-content.ts';
import { createUsualSizes, measureLine } from './line-type.ts';
import { mendFirstNumbers, mendText } from './misreadings.ts';
import { SURE, withoutNoise } from './noise.ts';
import { splitColumns } from './split-columns.ts';
import type { RecognizedWord } from './tsv.ts';
import { isTypewriter } from './typewriter.ts';

/** A page's number, and its size in points. */
type Page = { page: number; width: number; height: number };

/** Where the box of a printed fragment begins and how high it is, as the parser of printed pages gives it. */
const BOX_ABOVE = 0.75;
const BOX_HEIGHT = 0.9;

/**
 * Lines numbered like "2.7 Manifest" or "2.11.3 upsrw", and lines in capitals, are treated as if they were printed
 * bold.
 */
const NUMBERED_TITLE = /^\d{1,3}\.\d{1,3}(?:\.?\s+\p{Lu}|(?:\.\d{1,3})+\.?\s+\p{L})[^.!?]{1,60}$/u;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*(?<![.,;:])$/u;
const MAX_CAPITALS_CHARS = 60;
/** A page of more titles than this, and than this share of its fragments, is one of contents. */
const MAX_TITLES = 6;
const MAX_TITLES_SHARE = 0.3;
const PLAIN_TYPE = 'Recognized';
const BOLD_TYPE = 'Recognized-Bold';
const TYPEWRITER = 'Recognized-Mono';

/** Makes pages of recognised words that are laid out like printed ones; it learns the usual sizes from page to page. */
export function createContentMaker() {
  const sizes = createUsualSizes();

  /** @param scale points per pixel */
  return (lines: readonly RecognizedWord[][], scale: number, { page, width, height }: Page): PageContent => {
    const legible = lines
      .map(fromLeft)
      .map(withoutNoise)
      .filter((words) => words.length > 0);
    const typed = mendFirstNumbers(legible).map(measureLine);
    for (const { words, size } of typed) {
      const chars = words.reduce((sum, { text }) => sum + text.length, 0);
      sizes.learn(size * scale, chars);
    }
    const textItems = splitColumns(typed).flatMap(({ line, run }): Fragment[] => {
      const text = mendText(run, line.size);
      if (text === '') return [];
      const size = sizes.nearest(line.size * scale);
      const left = Math.min(...run.map((word) => word.left)) * scale;
      const right = Math.max(...run.map((word) => word.left + word.width)) * scale;
      const place = { x: left, y: line.baseline * scale - BOX_ABOVE * size };
      const extent = { width: right - left, height: BOX_HEIGHT * size };
      const fontName = typeOf(run, text, line.size);
      return [{ text, ...place, ...extent, fontName, fontSize: size }];
    });
    return { pageNum: page, width, height, textItems: withTitles(textItems) };
  };
}

/** Words as they are printed, also of a script that the recogniser reads from right to left. */
const fromLeft = (words: readonly RecognizedWord[]): RecognizedWord[] =>
  [...words].sort((a, b) => a.left - b.left);

function typeOf(words: readonly RecognizedWord[], text: string, size: number): string {
  if (isTypewriter(words, size)) return TYPEWRITER;
  return isInCapitals(text, words) ? BOLD_TYPE : PLAIN_TYPE;
}

function isInCapitals(text: string, words: readonly RecognizedWord[]): boolean {
  const isSure = words.every(({ confidence }) => confidence >= SURE);
  return isSure && text.length <= MAX_CAPITALS_CHARS && CAPITALS.test(text);
}

/** The fragments with numbered titles in bold, but for a page that lists them. */
function withTitles(fragments: readonly Fragment[]): Fragment[] {
  const isTitle = ({ text }: Fragment): boolean => NUMBERED_TITLE.test(text);
  const titles = fragments.filter(isTitle).length;
  const isContents = titles > Math.max(MAX_TITLES, MAX_TITLES_SHARE * fragments.length);
  return fragments.map((fragment) =>
    isTitle(fragment) && !isContents ? { ...fragment, fontName: BOLD_TYPE } : fragment,
  );
}
