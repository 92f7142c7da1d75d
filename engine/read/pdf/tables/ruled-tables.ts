import { FIGURE_WORDS, TABLE_WORDS } from '../../../document/caption-words.ts';
import type { Fragment } from '../page-content.ts';
import { columnAt, commonEdges, edgesOfPieces, isWithinCells, runsAcross } from './column-edges.ts';
import { findMergedCells } from './merged-cells.ts';
import { type Band, isNear, median, middleX, middleY, type TableRegion, typeSize } from './region.ts';
import { countCells } from './row-bands.ts';
import { withRowsBeyond } from './rows-beyond.ts';
import { bandsBetween, groupByExtent, MAX_HEAD_LINES, type RuledBand } from './ruled-bands.ts';
import type { PageRules, Rule } from './rules.ts';
import { splitBands } from './split-bands.ts';
import { findGutters, type TextRow } from './text-rows.ts';

/** A line alone in a band higher than this many of its heights is a caption or heading between two tables. */
const MAX_LONE_HEIGHTS = 2.3;

/** So many rows parted by rules are a table, whatever stands in them. */
const MIN_RULED_ROWS = 4;
const MIN_FULL_SHARE = 0.6;

/** Type this much larger than that of the cells is a heading between two tables. */
const MIN_HEADING_RATIO = 1.3;
const CAPTION = new RegExp(`^(?:${TABLE_WORDS}|${FIGURE_WORDS})(?:\\.\\s*|\\s+)(?:\\d|[A-Z][.-]?\\d)`, 'iu');

/** Tables whose rows, or at least head, body and end, are parted by rules of the same extent. */
export function findRuledTables(rules: PageRules, items: readonly Fragment[]): TableRegion[] {
  const regions: TableRegion[] = [];
  const sorted = [...items].sort((a, b) => middleY(a) - middleY(b));
  const groups = groupByExtent(rules, sorted);
  for (const group of groups) {
    const { left, right } = group;
    const inside = sorted.filter((item) => middleX(item) > left - 2 && middleX(item) < right + 2);
    const bands = bandsBetween(group, inside, rules);
    for (const run of cutRuns(bands)) regions.push(...toRegions(run, { left, right }, rules.horizontal));
  }
  const held = new Set(regions.flatMap((region) => region.items));
  return regions.map((region) => {
    const grown = withRowsBeyond(
      region,
      sorted.filter((item) => !held.has(item)),
    );
    for (const item of grown.items) held.add(item);
    return grown;
  });
}

/** Runs of bands that may be one table: ended by empty space and by text that runs across the columns. */
function cutRuns(bands: readonly RuledBand[]): RuledBand[][] {
  const runs: RuledBand[][] = [];
  let run: RuledBand[] = [];
  const size = median(bands.flatMap(({ items }) => items.map(typeSize)));
  for (const band of bands) {
    if (band.rows.length === 0 && band.bottom - band.top < 4) continue;
    const isPart = band.rows.length > 0 && !isBetweenTables(band, size);
    const hasOtherColumns = run.length > 0 && isPart && !sharesEdges(run, band);
    if (!isPart || hasOtherColumns) {
      runs.push(run);
      run = [];
    }
    if (isPart) run.push(band);
  }
  return [...runs, run].filter((part) => part.length >= 2);
}

/** Caption, heading or prose: each line in one piece, over the first edge if any. `size` is that of the type around it. */
function isBetweenTables(band: RuledBand, size: number): boolean {
  const first = band.rows[0]?.segments[0];
  if (!first) return true;
  if (band.rows.some((row) => row.segments.length > 1)) return false;
  if (band.rows.some(isCaption)) return true;
  if (band.items.some((item) => typeSize(item) > MIN_HEADING_RATIO * size)) return true;
  const edge = Math.min(...band.edges);
  const isAcross = band.rows.every(({ segments }) =>
    segments.every(({ left, right }) => left < edge && right > edge),
  );
  if (!isAcross || band.rows.length > 1) return isAcross;
  return band.bottom - band.top > MAX_LONE_HEIGHTS * median(band.items.map((item) => item.height));
}

const isCaption = ({ segments: [segment] }: TextRow): boolean =>
  segment !== undefined && CAPTION.test(segment.items.map(({ text }) => text).join(' '));

function sharesEdges(run: readonly RuledBand[], band: RuledBand): boolean {
  const last = run.at(-1);
  const known = [...(run[0]?.edges ?? []), ...(last?.edges ?? [])];
  if (last && run.length === 1 && known.length === 0 && band.edges.length > 0) return isHeadOf(band, last);
  if (known.length > 0 && band.edges.length === 0) return isLastRow(band, known);
  if (known.length === 0) return band.edges.length === 0;
  return band.edges.some((edge) => known.some((other) => isNear(edge, other)));
}

/**
 * The table that a run is, or else those that parts of it are: text may stand between the end of one and the names that the
 * next begins with.
 */
function toRegions(
  run: readonly RuledBand[],
  extent: { left: number; right: number },
  rules: readonly Rule[],
): TableRegion[] {
  const whole = toRegion(run, extent, rules);
  if (whole) return [whole];
  const regions: TableRegion[] = [];
  for (let start = 0; start + 1 < run.length; start += 1) {
    if (!mayNameColumns(run[start])) continue;
    const region = toRegion(run.slice(start, start + 2), extent, rules);
    if (!region || !namesColumns(run[start], region)) continue;
    regions.push(region);
    start += 1;
  }
  return regions;
}

/** Whether a band is one line of several pieces: told at once, where the columns are not. */
const mayNameColumns = (band: RuledBand | undefined): boolean =>
  band?.rows.length === 1 && band.rows.every(({ segments }) => segments.length > 1);

/** Whether a band is one line that says something in each column. */
const namesColumns = (band: RuledBand | undefined, { edges }: TableRegion): boolean =>
  band?.rows.length === 1 && band.rows.every((row) => countCells(row, edges) > edges.length);

/** Whether a band keeps to columns that the rule above tells alone: the one below the last row of a table may be whole. */
function isLastRow({ rows, closingEdges }: RuledBand, edges: readonly number[]): boolean {
  const holds = (all: readonly number[], x: number) => all.some((other) => isNear(other, x));
  const isTold =
    edges.every((edge) => holds(closingEdges, edge)) && closingEdges.every((x) => holds(edges, x));
  return isTold && !runsAcross(rows, edges) && rows.some((row) => countCells(row, edges) > 1);
}

/** Whether a band names the columns of the one below: the rule between them is in pieces, where that above it is not. */
function isHeadOf({ edges }: RuledBand, { rows, breaks }: RuledBand): boolean {
  const isTold = edges.every((edge) => breaks.some((other) => isNear(edge, other)));
  const named = new Set(rows.flatMap((row) => row.segments.map(({ left }) => columnAt(left, edges))));
  const isWithinColumns = rows.every(({ segments }) =>
    segments.every(({ left, right }) => columnAt(left, edges) === columnAt(right - 2, edges)),
  );
  return isTold && rows.length <= MAX_HEAD_LINES && named.size > edges.length && isWithinColumns;
}

function toRegion(
  run: readonly RuledBand[],
  { left, right }: { left: number; right: number },
  rules: readonly Rule[],
): TableRegion | null {
  const rows = run.flatMap((band) => band.rows);
  const drawn = commonEdges(run).filter((edge) => !isWithinCells(edge, run, rows));
  const pieced = drawn.length > 0 ? [] : edgesOfPieces(run, rows);
  const told = drawn.length > 0 ? drawn : pieced;
  const edges = told.length > 0 ? told : findGutters(rows, left, right);
  if (edges.length === 0 || (drawn.length === 0 && runsAcross(rows, edges))) return null;
  const isDrawn = (edge: number) => run.some((band) => band.uprights.some((x) => isNear(x, edge)));
  const split = splitBands(run, edges);
  const bands = run.flatMap((band, index): Band[] => {
    const open = edges.filter((edge) => isDrawn(edge) && !band.uprights.some((x) => isNear(x, edge)));
    return split[index] ?? [{ top: band.top, bottom: band.bottom, open }];
  });
  const region = {
    left,
    right,
    edges,
    bands,
    items: run.flatMap((band) => band.items),
    isGrid: drawn.length > 0,
    isRuled: true,
    isRuledByRow: isRuledByRow(run, edges),
    isPieced: pieced.length > 0,
  };
  if (!region.isGrid) return region;
  const columns = [left, ...edges].map((start, column) => ({ left: start, right: edges[column] ?? right }));
  return { ...region, merged: findMergedCells(bands, columns, rules) };
}

/** Whether rules part enough rows that say something in several columns. */
function isRuledByRow(run: readonly RuledBand[], edges: readonly number[]): boolean {
  const columnsOf = (band: RuledBand) => new Set(band.items.map(({ x }) => columnAt(x, edges)));
  const full = run.filter((band) => columnsOf(band).size > 1);
  return run.length >= MIN_RULED_ROWS && full.length >= MIN_FULL_SHARE * run.length;
}
