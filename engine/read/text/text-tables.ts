import { parseListMarker } from '../../document/list-marker.ts';
import type { Cell } from '../../document/pages.ts';
import type { TextLine } from './text-lines.ts';

/** Rows of a table, how many of them are its header, and the line behind it. */
export type TextTable = { rows: Cell[][]; headerRows: number; end: number };

const GAP = /\t+| {3,}|\s*\|\s*/;
const RULE = /^[-=+| \t]+$/;

/** The rows from a line on whose cells are parted by wide gaps, tabs or upright lines; null for fewer than two. */
export function textRows(chunk: readonly TextLine[], at: number): TextTable | null {
  const columns = cellsOf(chunk[at])?.length ?? 0;
  if (columns < 2) return null;
  const rows: Cell[][] = [];
  let headerRows = 0;
  let end = at;
  for (; end < chunk.length; end++) {
    const line = chunk[end];
    if (line && RULE.test(line.text)) {
      if (rows.length === 1) headerRows = 1;
      continue;
    }
    const cells = cellsOf(line);
    if (cells?.length !== columns) break;
    rows.push(cells.map((text) => ({ text, box: null })));
  }
  return rows.length < 2 ? null : { rows, headerRows, end };
}

function cellsOf(line: TextLine | undefined): string[] | null {
  if (!line || parseListMarker(line.text)) return null;
  return line.text
    .replace(/^\||\|$/g, '')
    .split(GAP)
    .map((text) => text.trim());
}
