/** Where the columns of a table are parted that rules stand above and below: places in points from the left. */
import { isNear } from './region.ts';
import type { RuledBand } from './ruled-bands.ts';
import type { TextRow } from './text-rows.ts';

/** Share of the lines that may run over several columns. */
const MAX_ACROSS_SHARE = 0.15;

/** The column, 0-based, that something at `x` stands in. */
export const columnAt = (x: number, edges: readonly number[]): number =>
  edges.filter((edge) => edge <= x + 2).length;

/** The columns that rules put together of pieces tell, where no line runs over them: those at the head and the end of a table. */
export function edgesOfPieces(run: readonly RuledBand[], rows: readonly TextRow[]): number[] {
  const pieces = run.flatMap(({ breaks }) => breaks);
  const shared = pieces.filter((x) => pieces.filter((other) => isNear(x, other)).length > 2);
  const edges: number[] = [];
  for (const x of shared.sort((a, b) => a - b)) if (!edges.some((edge) => isNear(edge, x))) edges.push(x);
  return runsAcross(rows, edges) ? [] : edges;
}

/** Whether more lines than a heading or two run over the edges: text that merely stands between rules. */
export function runsAcross(rows: readonly TextRow[], edges: readonly number[]): boolean {
  const across = rows.filter((row) => edges.some((edge) => isOver(row, edge)));
  return across.length > MAX_ACROSS_SHARE * rows.length;
}

/** Whether only pieces of rules tell an edge, where uprights draw others and lines run over it: all cells there span it. */
export function isWithinCells(edge: number, run: readonly RuledBand[], rows: readonly TextRow[]): boolean {
  const uprights = run.flatMap((band) => band.uprights);
  if (uprights.length === 0 || uprights.some((x) => isNear(x, edge))) return false;
  return rows.some((row) => isOver(row, edge));
}

const isOver = ({ segments }: TextRow, edge: number): boolean =>
  segments.some(({ left, right }) => left < edge - 8 && right > edge + 3);

/** Edges that at least a third of the bands have. */
export function commonEdges(run: readonly RuledBand[]): number[] {
  const edges: Array<{ x: number; count: number }> = [];
  for (const x of run.flatMap((band) => band.edges)) {
    const known = edges.find((edge) => isNear(edge.x, x));
    if (known) known.count++;
    else edges.push({ x, count: 1 });
  }
  return edges
    .filter(({ count }) => count >= run.length / 3)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
}
