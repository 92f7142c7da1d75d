import type { ParsedPage } from '@llamaindex/liteparse';
import { dropFrames } from './frame-signs.ts';

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
};

/** What a reader looks at of a parsed page, with places in points: fragments, drawn lines, and what the parser took for more. */
export type PageContent = Pick<ParsedPage, 'pageNum' | 'width' | 'height' | 'vectorGraphics' | 'blocks'> & {
  textItems: Fragment[];
};

/** The blocks of the parser that are looked at; those of text are made anew from the fragments. */
const KINDS_KEPT: ReadonlySet<string> = new Set(['table', 'figure']);

/** Keeps of a page what is looked at: a fragment comes with three times as many fields. */
export function toPageContent(page: PageContent): PageContent {
  const { pageNum, width, height, textItems, vectorGraphics, blocks } = page;
  return {
    pageNum,
    width,
    height,
    textItems: dropFrames(textItems).map(toFragment),
    ...(vectorGraphics && { vectorGraphics }),
    ...(blocks && { blocks: blocks.filter(({ kind }) => KINDS_KEPT.has(kind)) }),
  };
}

function toFragment({ text, x, y, width, height, fontName, fontSize, rotation }: Fragment): Fragment {
  return { text, x, y, width, height, fontName, fontSize, rotation };
}
