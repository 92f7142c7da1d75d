import { groupRows, typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import { findSides, type PageSides } from './page-sides.ts';

/** A row of one side of a page: whether a long line stands right above it, and whether wide white parts it. */
type SideRow = { middle: number; goesOn: boolean; isParted: boolean };

const MIN_ROWS = 8;
const LONG_LINE_CHARS = 22;
const MAX_STEP_SIZES = 1.7;
const MAX_GAP_SIZES = 1.8;
/** Share of the rows of running text that go on with the line above. */
const MIN_FLOWING_SHARE = 0.5;
/** Share of the rows of a text that may be parted by white: of a table, most are. */
const MAX_PARTED_SHARE = 0.15;

/** Share of the rows of a side that stand in line with rows of the other one, from which both are rows of one table. */
const MAX_ALIGNED_SHARE = 0.5;
const SAME_ROW_POINTS = 1.5;

/** The place in points between two columns that flow each on its own, or null. */
export function findFlowingColumns(items: readonly Fragment[], pageWidth: number): number | null {
  const sides = findSides(items, pageWidth);
  return sides !== null && areFlowing(sides) ? sides.x : null;
}

/**
 * Whether the sides of a page flow each on its own and are not cells beside each other: text in paragraphs, whose first lines are
 * not in line with those of paragraphs in the other column, or not with the rows of a table there.
 */
export function areFlowing(sides: PageSides): boolean {
  const known = flowing.get(sides) ?? flowBeside(sides);
  flowing.set(sides, known);
  return known;
}

/** Asked for more than once for each page. */
const flowing = new WeakMap<PageSides, boolean>();

function flowBeside({ left, right }: PageSides): boolean {
  if (left.length < MIN_ROWS || right.length === 0) return false;
  const [text, other] = [rowsOf(left), rowsOf(right)];
  if (!isFlowing(text)) return false;
  const aligned = isFlowing(other)
    ? alignedShare(text.filter(isFirst), other.filter(isFirst))
    : alignedShare(other, text);
  return aligned < MAX_ALIGNED_SHARE;
}

const isFirst = ({ goesOn }: SideRow): boolean => !goesOn;

function rowsOf(items: readonly Fragment[]): SideRow[] {
  const rows = groupRows(items).map((row) => ({
    middle: row.reduce((sum, { y, height }) => sum + y + height / 2, 0) / row.length,
    size: Math.max(...row.map(typeSize)),
    chars: row.reduce((sum, { text }) => sum + text.trim().length, 0),
    isParted: isParted(row),
  }));
  return rows.map(({ middle, size, isParted: parted }, index) => {
    const above = rows[index - 1];
    const isClose = above !== undefined && middle - above.middle <= MAX_STEP_SIZES * size;
    return { middle, isParted: parted, goesOn: isClose && above.chars >= LONG_LINE_CHARS && !above.isParted };
  });
}

function isParted(row: readonly Fragment[]): boolean {
  if (row.length < 2) return false;
  const sorted = row.toSorted((a, b) => a.x - b.x);
  return sorted.some((item, index) => {
    const before = sorted[index - 1];
    return before !== undefined && item.x - (before.x + before.width) > MAX_GAP_SIZES * typeSize(item);
  });
}

function isFlowing(rows: readonly SideRow[]): boolean {
  const goingOn = rows.filter(({ goesOn }) => goesOn).length;
  const parted = rows.filter((row) => row.isParted).length;
  const isText = goingOn >= MIN_FLOWING_SHARE * rows.length && parted <= MAX_PARTED_SHARE * rows.length;
  return rows.length >= MIN_ROWS && isText;
}

function alignedShare(rows: readonly SideRow[], others: readonly SideRow[]): number {
  const isAligned = ({ middle }: SideRow) =>
    others.some((other) => Math.abs(other.middle - middle) <= SAME_ROW_POINTS);
  return rows.filter(isAligned).length / rows.length;
}
