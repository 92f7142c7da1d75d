import type { Block, Line, ReadPage } from '../document/pages.ts';

/** A printed line and its page. */
export type PlacedLine = Line & { page: number };

/**
 * A block that has not been assigned to a section yet. Use `text` and `lines` rather than those of the block: they also hold the
 * continuation after a page break.
 */
export type Element = {
  block: Block;
  text: string;
  lines: PlacedLine[];
  page: number;
  pageEnd: number;
  /** The page of each row, for a table that spans several pages. */
  rowPages?: number[];
};

export type ElementOf<K extends Block['kind']> = Element & { block: Extract<Block, { kind: K }> };

export function isKind<K extends Block['kind']>(
  element: Element | undefined,
  kind: K,
): element is ElementOf<K> {
  return element?.block.kind === kind;
}

/** All blocks of all pages in reading order. */
export function listElements(pages: readonly ReadPage[]): Element[] {
  return pages.flatMap(({ page, blocks }) =>
    blocks.map((block) => ({
      block,
      text: block.text,
      lines: block.lines.map((line) => ({ ...line, page })),
      page,
      pageEnd: page,
    })),
  );
}

export { countWords } from '../document/words.ts';

/** Left edge as a share of the page width; 0 in formats without pages. */
export function leftEdge(element: Element): number {
  return element.lines[0]?.box?.x ?? element.block.box?.x ?? 0;
}
