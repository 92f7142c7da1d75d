import type { Box, Cell, Line } from '../../../document/pages.ts';
import { buildLines, type Rect, toBox, toLine, unionRect } from '../characters/printed-line.ts';
import type { ColumnFinder } from '../layout/page-columns.ts';
import { type Fragment, type PageContent, uprightItems } from '../page-content.ts';
import { isTextInColumns } from './columns-of-text.ts';
import { type CellGrid, fillGrid, toCell } from './fill-table.ts';
import { countHeaderRows } from './header-rows.ts';
import { hasTableShape, isDirectory, isFramedText, isOpenTable } from './is-table.ts';
import { findOpenTables } from './open-tables.ts';
import { proposedTables } from './proposed-tables.ts';
import type { TableRegion } from './region.ts';
import { findRuledTables } from './ruled-tables.ts';
import { collectRules } from './rules.ts';

/** A table of a page; `header` is empty where none can be told from the rows. `rect` is `box` in points. */
export type FoundTable = {
  rect: Rect;
  box: Box;
  header: Cell[];
  rows: Cell[][];
  lines: Line[];
};

/** Tables from top to bottom and the fragments that they hold. */
export type PageTables = { tables: FoundTable[]; usedItems: Set<Fragment> };

type Content = Omit<PageContent, 'pageNum'>;

const MIN_ITEMS = 4;
const MAX_ITEMS = 6000;

/** The tables of a page from where its text stands and the rules drawn on it. */
export function findTables(page: Content, findColumns: ColumnFinder): PageTables {
  const found: PageTables = { tables: [], usedItems: new Set() };
  const items = uprightItems(page);
  if (items.length < MIN_ITEMS || items.length > MAX_ITEMS) return found;
  for (const region of findRuledTables(collectRules(page.vectorGraphics), items)) {
    const isFree = region.items.every((item) => !found.usedItems.has(item));
    if (isFree) addTable(found, region, page);
  }
  const free = found.usedItems.size > 0 ? items.filter((item) => !found.usedItems.has(item)) : items;
  for (const column of findColumns(free, page.width)) {
    for (const region of findOpenTables(column)) addTable(found, region, page);
  }
  for (const region of proposedTables(page.blocks, free)) {
    if (region.items.every((item) => !found.usedItems.has(item))) addTable(found, region, page);
  }
  found.tables.sort((a, b) => a.rect.y - b.rect.y);
  return found;
}

function addTable(found: PageTables, region: TableRegion, page: Content): void {
  if (isFramedText(region)) return;
  const grid = dropEmpty(fillGrid(region));
  // Joined without care for lines, which is enough to judge by and far cheaper.
  const texts = grid.map((row) => row.map((cell) => cell.map((item) => item.text.trim()).join(' ')));
  if (!hasTableShape(region, texts) || isDirectory(grid, texts)) return;
  if (!region.isGrid && !region.isRuledByRow && isTextInColumns(texts)) return;
  const headerRows = countHeaderRows(grid, texts);
  if (!region.isGrid && !isOpenTable(region, grid, texts.slice(headerRows), headerRows > 0)) return;
  const rect = unionRect(region.items);
  found.tables.push({
    rect,
    box: toBox(rect, page),
    header: headerRows > 0 ? joinRows(grid.slice(0, headerRows), page) : [],
    rows: grid.slice(headerRows).map((row) => row.map((cell) => toCell(cell, page))),
    lines: linesOf(grid, page),
  });
  for (const item of region.items) found.usedItems.add(item);
}

/** Without rows and columns that say nothing (spacing, edges drawn double). */
function dropEmpty(grid: CellGrid): CellGrid {
  const rows = grid.filter((row) => row.some((cell) => cell.length > 0));
  const isUsed = (_: unknown, column: number) => rows.some((row) => (row[column] ?? []).length > 0);
  return rows.map((row) => row.filter(isUsed));
}

/** Header cells of several rows as one row. */
function joinRows(rows: CellGrid, page: Content): Cell[] {
  const columns = rows[0]?.map((_, column) => distinct(rows.flatMap((row) => row[column] ?? []))) ?? [];
  return columns.map((items) => toCell(items, page));
}

/** The printed lines of a table, row by row; what stands beside several rows once. */
function linesOf(grid: CellGrid, page: Content): Line[] {
  const seen = new Set<Fragment>();
  return grid.flatMap((row) => {
    const fresh = row.flat().filter((item) => !seen.has(item));
    for (const item of fresh) seen.add(item);
    return buildLines(fresh).map((line) => toLine(line, page));
  });
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
