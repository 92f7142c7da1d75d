import type { ParsedPage } from '@llamaindex/liteparse';
import { isFoldable } from './characters/character-habits.ts';
import { findFractions } from './characters/fractions.ts';
import { dropFrames } from './characters/frame-signs.ts';
import { partAroundInserted } from './characters/inserted-words.ts';
import { joinFractions } from './characters/stacked-fractions.ts';
import { setNumeralsDown } from './characters/step-numerals.ts';
import { asSign, inTypeOfWords } from './characters/symbol-fonts.ts';

/** A piece of text in one type, with its place and size in points from the top left of the page. */
export type Fragment = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontName?: string | undefined;
  fontSize?: number | undefined;
  /** Size of the type with what the page scales it by; of a parser's fragments only. */
  fontHeight?: number | undefined;
  /** Codes of its characters in the font, of a parser's fragments only; where the parser joined words, of the first one's. */
  charCodes?: number[] | undefined;
  /** Whether its characters are others than their codes say, if those were of the usual kind. */
  isRecoded?: boolean | undefined;
  /** Degrees. */
  rotation?: number | undefined;
  /** Set above or below others in one line. */
  isFraction?: boolean | undefined;
  /** A column of signs that are read from top to bottom. */
  isColumn?: boolean | undefined;
  /** Counts a step, and is printed larger than said here. */
  isNumeral?: boolean | undefined;
};

/**
 * What a reader looks at of a parsed page, with places in points: fragments that say something, drawn lines, and what the parser
 * took for more.
 */
export type PageContent = Pick<ParsedPage, 'pageNum' | 'width' | 'height' | 'vectorGraphics' | 'blocks'> & {
  textItems: Fragment[];
};

/** The blocks of the parser that are looked at; those of text are made anew from the fragments. */
const KINDS_KEPT: ReadonlySet<string> = new Set(['table', 'figure']);

/** The size that a file states is the printed one, or is scaled by more than this. */
const SCALED_RATIO = 1.3;

/** Keeps of a page what is looked at: a fragment comes with three times as many fields. */
export function toPageContent(page: PageContent): PageContent {
  const { pageNum, width, height, vectorGraphics, blocks } = page;
  const fragments = joinFractions(page.textItems.map(toFragment), vectorGraphics);
  const items = partAroundInserted(fragments);
  const printed = inTypeOfWords(dropFrames(items).map(asSign));
  const textItems = setNumeralsDown(printed);
  const fractions = findFractions(textItems);
  for (const item of textItems) {
    if (fractions.has(item)) item.isFraction = true;
    const { text, charCodes } = item;
    if (charCodes && !isFoldable(text.slice(0, charCodes.length))) item.charCodes = undefined;
  }
  return {
    pageNum,
    width,
    height,
    textItems: textItems.filter(({ text }) => text.trim() !== ''),
    ...(vectorGraphics && { vectorGraphics }),
    ...(blocks && { blocks: blocks.filter(({ kind }) => KINDS_KEPT.has(kind)) }),
  };
}

/**
 * A fragment in the size that is printed: some producers set type of size 1, or in millimetres, and have the page scale it. Each
 * has all the fields in one order, whatever it says: what is read of objects of one kind is read several times as fast.
 */
function toFragment(item: Fragment): Fragment {
  const { text, x, y, width, height, fontName, fontSize, fontHeight, rotation, charCodes } = item;
  const isScaled = fontHeight !== undefined && fontHeight > SCALED_RATIO * (fontSize ?? 0);
  return {
    text,
    x,
    y,
    width,
    height,
    fontName,
    fontSize: isScaled ? fontHeight : fontSize,
    fontHeight,
    rotation,
    charCodes,
    isRecoded: isRecoded(text, charCodes),
    isFraction: undefined,
    isColumn: undefined,
    isNumeral: undefined,
  };
}

/** Whether a letter or digit of plain code is read as another character. */
function isRecoded(text: string, codes: readonly number[] | undefined): boolean {
  const end = Math.min(text.length, codes?.length ?? 0);
  for (let at = 0; at < end; at++) {
    const code = codes?.[at] ?? 0;
    const isPlain = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (isPlain && code !== text.charCodeAt(at)) return true;
  }
  return false;
}

/** The fragments of a page that are not turned: on most pages all, and then the page's own list. */
export function uprightItems({ textItems }: Pick<PageContent, 'textItems'>): readonly Fragment[] {
  const isUpright = ({ rotation = 0 }: Fragment): boolean => Math.abs(rotation) < 2;
  return textItems.every(isUpright) ? textItems : textItems.filter(isUpright);
}
