import type { ParsedPage } from '@llamaindex/liteparse';
import { findFractions } from './fractions.ts';
import { dropFrames } from './frame-signs.ts';
import { asSign } from './symbol-fonts.ts';

/** A piece of text in one type, with its place and size in points from the top left of the page. */
export type Fragment = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontName?: string | undefined;
  fontSize?: number | undefined;
  /** Degrees. */
  rotation?: number | undefined;
  /** Set above or below others in one line. */
  isFraction?: boolean;
};

/** What a reader looks at of a parsed page, with places in points: fragments, drawn lines, and what the parser took for more. */
export type PageContent = Pick<ParsedPage, 'pageNum' | 'width' | 'height' | 'vectorGraphics' | 'blocks'> & {
  textItems: Fragment[];
};

/** The blocks of the parser that are looked at; those of text are made anew from the fragments. */
const KINDS_KEPT: ReadonlySet<string> = new Set(['table', 'figure']);

/** Keeps of a page what is looked at: a fragment comes with three times as many fields. */
export function toPageContent(page: PageContent): PageContent {
  const { pageNum, width, height, vectorGraphics, blocks } = page;
  const textItems = dropFrames(page.textItems).map(asSign);
  const fractions = findFractions(textItems);
  return {
    pageNum,
    width,
    height,
    textItems: textItems.map((item) => toFragment(item, fractions.has(item))),
    ...(vectorGraphics && { vectorGraphics }),
    ...(blocks && { blocks: blocks.filter(({ kind }) => KINDS_KEPT.has(kind)) }),
  };
}

function toFragment(
  { text, x, y, width, height, fontName, fontSize, rotation }: Fragment,
  isFraction: boolean,
): Fragment {
  const fragment = { text, x, y, width, height, fontName, fontSize, rotation };
  return isFraction ? { ...fragment, isFraction } : fragment;
}
