import type { Fragment } from '../page-content.ts';
import type { MergedCell } from './merged-cells.ts';

/**
 * A horizontal band of a page in points: a row of a table. `open` are the edges between columns that uprights draw elsewhere, but
 * not in it: a cell spans them.
 */
export type Band = { top: number; bottom: number; open?: readonly number[] };

/**
 * Where a table stands and how it is cut: `edges` are the places between its columns, in points from the left;
 * `bands` its rows from top to bottom.
 */
export type TableRegion = {
  left: number;
  right: number;
  edges: number[];
  bands: Band[];
  items: Fragment[];
  /** Cells over several rows; none where rows are not told by rules. */
  merged?: MergedCell[];
  /** Whether rules draw the edges between columns. */
  isGrid: boolean;
  /** Whether rules of one extent stand above and below it, and between its rows. */
  isRuled?: boolean;
  /** Whether rules part enough of its rows from each other. */
  isRuledByRow?: boolean;
  /** Whether rules are put together of pieces, one for each column. */
  isPieced?: boolean;
};

const EDGE_TOLERANCE_POINTS = 2.5;

/** Whether two places are one edge. */
export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= EDGE_TOLERANCE_POINTS;
}

export function middleX(item: { x: number; width: number }): number {
  return item.x + item.width / 2;
}

export function middleY(item: { y: number; height: number }): number {
  return item.y + item.height / 2;
}

/** Size of the type in points: boxes hug the ink, so that "no" is lower than "By". */
export function typeSize({ fontSize, height }: Fragment): number {
  const isPlausible = fontSize !== undefined && fontSize > height * 0.7 && fontSize < height * 2;
  return isPlausible ? fontSize : height;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that the given share (0–1) of the others lies below; 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
