import { basename } from 'node:path';
import { structureManual } from '../../../engine/structure/structure-manual.ts';
import type { ReadFile } from '../../lib/manuals/read-pages.ts';
import type { GridTable } from '../tables/grid-table.ts';
import { compareTables } from '../tables/score.ts';
import { tablesOfPages } from '../tables/tables-of-pages.ts';
import { structureOfBlocks, structureOfPlainText } from './baselines.ts';
import { structureFound } from './found-structure.ts';
import { type HeadingScore, scoreHeadings } from './score-headings.ts';
import { scoreItems } from './score-items.ts';
import { type OrderScore, scoreOrder } from './score-order.ts';
import type { FoundStructure, GoldStructure } from './structure.ts';

export type GoldDocument = GoldStructure & { tables: GridTable[] };

/** How well one way of reading a file does against its source; `tables` is F1 of their relations, null where not measured. */
export type TruthRow = {
  file: string;
  reading: string;
  headings: HeadingScore;
  items: number | null;
  order: OrderScore;
  tables: number | null;
};

/** The file as the engine reads it, with and without its outline if it has one, and beside a PDF two other ways to read it. */
export async function compareTruth(path: string, gold: GoldDocument, read: ReadFile): Promise<TruthRow[]> {
  const { document, pages } = read;
  const file = basename(path);
  const compare = (reading: string, found: FoundStructure, tables: GridTable[] | null): TruthRow => ({
    file,
    reading,
    headings: scoreHeadings(gold.headings, found.headings),
    items: scoreItems(gold.items, found.items),
    order: scoreOrder(gold.texts, found.text),
    tables: tables === null || gold.tables.length === 0 ? null : compareTables(gold.tables, tables).f1,
  });
  const understand = (outline: typeof document.outline) =>
    structureFound(structureManual({ document: { ...document, outline }, pages }));
  const rows = [compare('Manualist, no outline', understand([]), tablesOfPages(pages))];
  if (document.outline.length > 0) {
    rows.unshift(compare('Manualist, outline', understand(document.outline), tablesOfPages(pages)));
  }
  if (document.format === 'pdf') {
    rows.push(
      compare('library’s blocks', await structureOfBlocks(path), null),
      compare('pdftotext and rules', structureOfPlainText(path), null),
    );
  }
  return rows;
}
