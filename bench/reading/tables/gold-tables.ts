/** Tables as their sources have them: the chapters of the sample manual, or an HTML document. */

import { numberManual, toRuns } from '../../../sample/maker/numbering.ts';
import type { Chapter } from '../../../sample/source/blocks.ts';
import { decodeEntities, tokenizeHtml } from '../../lib/manuals/html-tokens.ts';
import { type GridTable, hasColumns } from './grid-table.ts';

/** The tables of a manual that is data, in printed order, references resolved as in print. */
export function tablesOfChapters(chapters: Chapter[]): GridTable[] {
  const numbering = numberManual(chapters);
  const print = (text: string): string =>
    toRuns(text, numbering)
      .map((run) => run.text)
      .join('');
  const blocks = chapters.flatMap((chapter) => [
    ...chapter.blocks,
    ...chapter.sections.flatMap((section) => section.blocks),
  ]);
  return blocks
    .filter((block) => block.kind === 'table')
    .map(({ columns, rows }) => ({
      header: columns.map(({ title }) => title),
      rows: rows.map((row) => row.map(print)),
    }));
}

type OpenTable = {
  rows: string[][];
  isHeader: boolean[];
  /** Blank places that the cell opened last leaves behind it. */
  blanks: number;
};

/**
 * The tables of an HTML document. The header is a first row in `thead` or of `th` only. A cell over several columns
 * is followed by blank ones; text of a table in a cell is text of the cell. A frame around one text is no table.
 */
export function tablesOfHtml(html: string): GridTable[] {
  const tables: GridTable[] = [];
  const open: OpenTable[] = [];
  let isHead = false;
  const body = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  for (const token of tokenizeHtml(body)) {
    const table = open[0];
    if (token.kind === 'text') appendText(table, decodeEntities(token.text));
    else if (token.name === 'table') {
      if (token.kind === 'open') open.push({ rows: [], isHeader: [], blanks: 0 });
      else {
        const closed = open.pop();
        if (closed && open.length === 0) tables.push(toGridTable(closed));
      }
    } else if (table && open.length === 1) {
      if (token.name === 'thead') isHead = token.kind === 'open';
      else if (token.kind === 'open') openPart(table, token.name, token.attributes, isHead);
    } else if (token.kind === 'open') appendText(table, ' ');
  }
  return tables.filter(hasColumns);
}

function openPart(table: OpenTable, name: string, attributes: string, isHead: boolean): void {
  const row = table.rows.at(-1);
  if (name === 'tr') {
    table.rows.push([]);
    table.isHeader.push(true);
    table.blanks = 0;
  } else if (row && (name === 'td' || name === 'th')) {
    row.push(...Array.from({ length: table.blanks }, () => ''), '');
    table.blanks = Number(/colspan="?(\d+)/i.exec(attributes)?.[1] ?? 1) - 1;
    if (name === 'td' && !isHead) table.isHeader[table.rows.length - 1] = false;
  } else appendText(table, ' ');
}

function appendText(table: OpenTable | undefined, text: string): void {
  const row = table?.rows.at(-1);
  if (row && row.length > 0) row[row.length - 1] += text;
}

function toGridTable({ rows, isHeader }: OpenTable): GridTable {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  return isHeader[0] ? { header: cells[0] ?? [], rows: cells.slice(1) } : { header: [], rows: cells };
}
