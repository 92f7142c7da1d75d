import type { ReadPage } from '../../../engine/document/pages.ts';
import { type GridTable, hasColumns } from './grid-table.ts';

/** The tables of pages in reading order, frames of one column (safety labels in Word) left out. */
export function tablesOfPages(pages: readonly ReadPage[]): GridTable[] {
  return pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block): GridTable[] => {
      if (block.kind !== 'table') return [];
      const textsOf = (cells: typeof block.header) => cells.map(({ text }) => text);
      return [{ header: textsOf(block.header), rows: block.rows.map(textsOf) }];
    })
    .filter(hasColumns);
}
