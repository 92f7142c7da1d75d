import type { PrintedLine } from '../characters/printed-line.ts';
import { isSameEdge } from './edges.ts';

/** A run of lines that stand below each other in one column. */
export type Region = PrintedLine[];

/** Free width between two columns, in line heights; and where a column is known to begin. */
const COLUMN_GAP = 1;
const KNOWN_COLUMN_GAP = 0.5;
/** Free height between two bands, in line heights: tried first, and least. */
const BAND_GAP = 0.9;
const MIN_BAND_GAP = 0.2;
const MAX_DEPTH = 12;

/**
 * Lines in the order they are read, cut into regions. With a gutter, what runs over it parts the page into bands, and in each
 * band the left column comes first. Each part is then cut by its white space, across and down in turn (recursive
 * X-Y cut: Nagy & Seth 1984).
 * @param edges places in points at which the second column of a part of the page begins
 */
export function orderLines(
  lines: readonly PrintedLine[],
  gutter: number | null,
  edges: readonly number[] = [],
): Region[] {
  const parts = gutter === null ? [[...lines]] : cutAtGutter(lines, gutter);
  return parts.flatMap((part) => cutAcross(part, { gap: BAND_GAP, depth: 0, edges }));
}

/** How far the cutting has come: the free height that parts two bands, in line heights, and the number of cuts. */
type Cut = { gap: number; depth: number; edges: readonly number[] };

function cutAtGutter(lines: readonly PrintedLine[], gutter: number): PrintedLine[][] {
  const parts: PrintedLine[][] = [];
  let left: PrintedLine[] = [];
  let right: PrintedLine[] = [];
  const flush = (): void => {
    parts.push(left, right);
    left = [];
    right = [];
  };
  for (const line of byTop(lines)) {
    if (line.x < gutter - 1 && line.x + line.width > gutter + 1) {
      flush();
      parts.push([line]);
    } else if (line.x + line.width / 2 < gutter) left.push(line);
    else right.push(line);
  }
  flush();
  return parts.filter((part) => part.length > 0);
}

/** Bands from top to bottom. */
function cutAcross(lines: PrintedLine[], cut: Cut): Region[] {
  const { gap, depth } = cut;
  if (lines.length < 2 || depth > MAX_DEPTH) return lines.length === 0 ? [] : [byTop(lines)];
  const bands: PrintedLine[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const line of byTop(lines)) {
    const band = bands.at(-1);
    if (band && line.y - bottom < gap * line.height) band.push(line);
    else bands.push([line]);
    bottom = Math.max(bottom, line.y + line.height);
  }
  return bands.flatMap((band) => cutDown(band, { ...cut, depth: depth + 1 }));
}

/** Columns from left to right; a band whose rows stand alone is one. `lines` come from top to bottom. */
function cutDown(lines: PrintedLine[], cut: Cut): Region[] {
  if (lines.length < 2) return [lines];
  const { gap, depth, edges } = cut;
  const columns: PrintedLine[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const line of [...lines].sort((a, b) => a.x - b.x)) {
    const column = columns.at(-1);
    const isKnown = edges.some((edge) => isSameEdge(edge, line.x));
    const columnGap = isKnown ? KNOWN_COLUMN_GAP : COLUMN_GAP;
    if (column && line.x - right < columnGap * line.height) column.push(line);
    else columns.push([line]);
    right = Math.max(right, line.x + line.width);
  }
  if (columns.length > 1)
    return columns.flatMap((column) => cutAcross(column, { gap: BAND_GAP, depth: depth + 1, edges }));
  // Columns may hide between text that runs over both: finer bands set them free.
  const isFiner = gap / 2 >= MIN_BAND_GAP && hasRowOfTwo(lines);
  return isFiner ? cutAcross(lines, { gap: gap / 2, depth: depth + 1, edges }) : [lines];
}

function hasRowOfTwo(lines: readonly PrintedLine[]): boolean {
  return lines.some((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && line.y + line.height / 2 < above.y + above.height;
  });
}

const byTop = (lines: readonly PrintedLine[]): PrintedLine[] =>
  [...lines].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2) || a.x - b.x);
