import type { TextItem } from '@llamaindex/liteparse';

/** A horizontal band of a page in points: a row of a table. */
export type Band = { top: number; bottom: number };

/**
 * Where a table stands and how it is cut: `edges` are the places between its columns, in points from the left;
 * `bands` its rows from top to bottom.
 */
export type TableRegion = {
  left: number;
  right: number;
  edges: number[];
  bands: Band[];
  items: TextItem[];
  /** Whether rules draw the edges between columns. */
  isGrid: boolean;
};

export function middleX(item: { x: number; width: number }): number {
  return item.x + item.width / 2;
}

export function middleY(item: { y: number; height: number }): number {
  return item.y + item.height / 2;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
