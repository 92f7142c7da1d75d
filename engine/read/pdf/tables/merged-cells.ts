import type { Band } from './region.ts';
import type { Rule } from './rules.ts';

/** A cell over several rows: its column, 0-based, and the heights in points between which it stands. */
export type MergedCell = { column: number; top: number; bottom: number };

/** Points that the rule between two rows may stand off their edges. */
const TOLERANCE_POINTS = 2.5;
/** Share of a column's width that a rule below a cell of it takes. */
const CROSSED_SHARE = 0.6;

/**
 * The cells of a table with drawn columns that go on below a row, because no rule ends them there while one ends the cell
 * beside. Rows that no rule parts at all have none.
 * @param columns left and right edge of each, in points
 */
export function findMergedCells(
  bands: readonly Band[],
  columns: readonly { left: number; right: number }[],
  rules: readonly Rule[],
): MergedCell[] {
  const merged: MergedCell[] = [];
  for (const [index, { top, bottom }] of bands.slice(0, -1).entries()) {
    const next = bands[index + 1];
    if (next === undefined) continue;
    const between = rules.filter(({ y }) => y > bottom - TOLERANCE_POINTS && y < next.top + TOLERANCE_POINTS);
    const isOpen = columns.map((column) => !isCrossed(column, between));
    if (!isOpen.includes(false)) continue;
    for (const [column, goesOn] of isOpen.entries()) {
      if (!goesOn) continue;
      const above = merged.find((cell) => cell.column === column && cell.bottom === bottom);
      if (above) above.bottom = next.bottom;
      else merged.push({ column, top, bottom: next.bottom });
    }
  }
  return merged;
}

function isCrossed({ left, right }: { left: number; right: number }, rules: readonly Rule[]): boolean {
  const covered = rules.reduce(
    (sum, rule) => sum + Math.max(0, Math.min(right, rule.right) - Math.max(left, rule.left)),
    0,
  );
  return covered >= CROSSED_SHARE * (right - left);
}
