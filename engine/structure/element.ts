import type { Block, Line, ReadPage } from '../document/pages.ts';

/** A printed line and the page it stands on. */
export type PlacedLine = Line & { page: number };

/**
 * A block on its way into a section. `text` and `lines` begin as the block's own and grow when a block goes
 * on behind a page break, so they are the ones to use.
 */
export type Element = {
  block: Block;
  text: string;
  lines: PlacedLine[];
  page: number;
  pageEnd: number;
  /** Page of each table row, where a table goes on over pages. */
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

/** Left edge as a share of the page's width; 0 where the format has no pages. */
export function leftEdge(element: Element): number {
  return element.lines[0]?.box?.x ?? element.block.box?.x ?? 0;
}
