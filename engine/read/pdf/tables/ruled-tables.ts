import type { Fragment } from '../page-content.ts';
import { findMergedCells } from './merged-cells.ts';
import { type Band, median, middleX, middleY, type TableRegion, typeSize } from './region.ts';
import { bandRows, countCells, splitBand } from './row-bands.ts';
import { withRowsBeyond } from './rows-beyond.ts';
import type { PageRules, Rule } from './rules.ts';
import { findGutters, type TextRow, toTextRows } from './text-rows.ts';

/** What stands between two rules of the same extent. */
type RuledBand = Band & {
  items: Fragment[];
  rows: TextRow[];
  /** Edges between columns that both rules, or uprights between them, draw. */
  edges: number[];
  /** Those that uprights draw. */
  uprights: number[];
  /** Those that the pieces of either rule tell. */
  breaks: number[];
};

const EXTENT_TOLERANCE_POINTS = 4;
const EDGE_TOLERANCE_POINTS = 2.5;

/** Share of the table's width that a rule needs to part rows beside a cell that runs over both. */
const MIN_PARTIAL_SHARE = 0.5;

/** A line alone in a band higher than this many of its heights is a caption or heading between two tables. */
const MAX_LONE_HEIGHTS = 2.3;

/** Lines of the names of columns at most. */
const MAX_HEAD_LINES = 3;

/** So many rows parted by rules are a table, whatever stands in them. */
const MIN_RULED_ROWS = 4;
const MIN_FULL_SHARE = 0.6;

/** Share of the lines that may run over several columns. */
const MAX_ACROSS_SHARE = 0.15;
/** Type this much larger than that of the cells is a heading between two tables. */
const MIN_HEADING_RATIO = 1.3;
const CAPTION = /^(?:table|tabelle|tableau|tabla|tabella|fig(?:ure|\.)|abb)\.?\s*[\dA-Z]/i;

/** Tables whose rows, or at least head, body and end, are parted by rules of the same extent. */
export function findRuledTables(rules: PageRules, items: readonly Fragment[]): TableRegion[] {
  const regions: TableRegion[] = [];
  const groups = groupByExtent(rules.horizontal);
  if (groups.length === 0) return [];
  const sorted = [...items].sort((a, b) => middleY(a) - middleY(b));
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

type Group = { left: number; right: number; rules: Rule[] };

/** Rules of one extent, at least three, and those within it that part most of its width. */
function groupByExtent(rules: readonly Rule[]): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    const same = groups.find(
      ({ left, right }) =>
        Math.abs(left - rule.left) < EXTENT_TOLERANCE_POINTS &&
        Math.abs(right - rule.right) < EXTENT_TOLERANCE_POINTS,
    );
    if (same) same.rules.push(rule);
    else groups.push({ left: rule.left, right: rule.right, rules: [rule] });
  }
  const full = groups.filter((group) => group.rules.length >= 2);
  for (const group of full) {
    const width = group.right - group.left;
    const partial = rules.filter(
      (rule) =>
        !group.rules.includes(rule) &&
        rule.left > group.left - EXTENT_TOLERANCE_POINTS &&
        rule.right < group.right + EXTENT_TOLERANCE_POINTS &&
        rule.right - rule.left >= MIN_PARTIAL_SHARE * width,
    );
    group.rules = [...group.rules, ...partial].sort((a, b) => a.y - b.y);
  }
  return full.filter((group) => group.rules.length >= 3);
}

/** `sorted`: fragments from top to bottom. */
function bandsBetween(
  { rules, left, right }: Group,
  sorted: readonly Fragment[],
  page: PageRules,
): RuledBand[] {
  let next = 0;
  const breaks = rules.flatMap((rule) => rule.breaks);
  const isInside = (x: number) => x > left + 5 && x < right - 5;
  // A rule beside a cell over several rows begins or ends where others are broken.
  const cellEdges = (rule: Rule) => [
    ...rule.breaks,
    ...[rule.left, rule.right].filter((x) => isInside(x) && breaks.some((other) => isNear(x, other))),
  ];
  const sharedBy = (one: readonly number[], other: readonly number[]) =>
    one.filter((x) => other.some((near) => isNear(x, near)));
  return rules.slice(1).map((below, index) => {
    const above = rules[index] ?? below;
    const held: Fragment[] = [];
    for (let item = sorted[next]; item && middleY(item) < below.y; item = sorted[++next]) {
      if (middleY(item) > above.y) held.push(item);
    }
    const middle = (above.y + below.y) / 2;
    const uprights = page.vertical
      .filter(({ x, top, bottom }) => top < middle && bottom > middle && isInside(x))
      .map(({ x }) => x);
    const broken = sharedBy(above.breaks, below.breaks);
    // Where no other edge is drawn, the columns beside are told by their text.
    const isDrawn = uprights.length + broken.length > 0;
    const shared = isDrawn ? sharedBy(cellEdges(above), cellEdges(below)) : [];
    const edges = [...uprights, ...shared.filter((x) => !uprights.some((other) => isNear(x, other)))];
    const pieces = [...above.breaks, ...below.breaks].filter(isInside);
    return {
      top: above.y,
      bottom: below.y,
      items: held,
      rows: toTextRows(held),
      edges,
      uprights,
      breaks: pieces,
    };
  });
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= EDGE_TOLERANCE_POINTS;
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
  const isCaption = ({ segments }: TextRow) =>
    CAPTION.test(segments.flatMap(({ items }) => items.map(({ text }) => text)).join(' '));
  if (band.rows.some(isCaption)) return true;
  if (band.items.some((item) => typeSize(item) > MIN_HEADING_RATIO * size)) return true;
  const heights = (band.bottom - band.top) / median(band.items.map((item) => item.height));
  const edge = Math.min(...band.edges);
  const isAcross = band.rows.every(({ segments }) =>
    segments.every(({ left, right }) => left < edge && right > edge),
  );
  return isAcross && (band.rows.length > 1 || heights > MAX_LONE_HEIGHTS);
}

function sharesEdges(run: readonly RuledBand[], band: RuledBand): boolean {
  const last = run.at(-1);
  const known = [...(run[0]?.edges ?? []), ...(last?.edges ?? [])];
  if (last && run.length === 1 && known.length === 0 && band.edges.length > 0) return isHeadOf(band, last);
  if (known.length === 0 || band.edges.length === 0) return known.length === band.edges.length;
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
    const region = toRegion(run.slice(start, start + 2), extent, rules);
    if (!region || !namesColumns(run[start], region)) continue;
    regions.push(region);
    start += 1;
  }
  return regions;
}

/** Whether a band is one line that says something in each column. */
const namesColumns = (band: RuledBand | undefined, { edges }: TableRegion): boolean =>
  band?.rows.length === 1 && band.rows.every((row) => countCells(row, edges) > edges.length);

/** Whether a band names the columns of the one below: the rule between them is in pieces, where that above it is not. */
function isHeadOf({ edges }: RuledBand, { rows, breaks }: RuledBand): boolean {
  const isTold = edges.every((edge) => breaks.some((other) => isNear(edge, other)));
  const named = new Set(rows.flatMap((row) => row.segments.map(({ left }) => columnAt(left, edges))));
  const isWithinColumns = rows.every(({ segments }) =>
    segments.every(({ left, right }) => columnAt(left, edges) === columnAt(right - 2, edges)),
  );
  return isTold && rows.length <= MAX_HEAD_LINES && named.size > edges.length && isWithinColumns;
}

const columnAt = (x: number, edges: readonly number[]): number =>
  edges.filter((edge) => edge <= x + 2).length;

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
  const bands = run.flatMap((band, index): Band[] => {
    const isOnlyBody = run.length === 2 && index === 1;
    const open = edges.filter((edge) => isDrawn(edge) && !band.uprights.some((x) => isNear(x, edge)));
    if (!splitBand(band.rows, edges, isOnlyBody)) return [{ top: band.top, bottom: band.bottom, open }];
    return bandRows(band.rows, edges);
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

/** The columns that rules put together of pieces tell, where no line runs over them: those at the head and the end of a table. */
function edgesOfPieces(run: readonly RuledBand[], rows: readonly TextRow[]): number[] {
  const pieces = run.flatMap(({ breaks }) => breaks);
  const shared = pieces.filter((x) => pieces.filter((other) => isNear(x, other)).length > 2);
  const edges: number[] = [];
  for (const x of shared.sort((a, b) => a - b)) if (!edges.some((edge) => isNear(edge, x))) edges.push(x);
  return runsAcross(rows, edges) ? [] : edges;
}

/** Whether more lines than a heading or two run over the edges: text that merely stands between rules. */
function runsAcross(rows: readonly TextRow[], edges: readonly number[]): boolean {
  const across = rows.filter((row) => edges.some((edge) => isOver(row, edge)));
  return across.length > MAX_ACROSS_SHARE * rows.length;
}

/** Whether only pieces of rules tell an edge, where uprights draw others and lines run over it: all cells there span it. */
function isWithinCells(edge: number, run: readonly RuledBand[], rows: readonly TextRow[]): boolean {
  const uprights = run.flatMap((band) => band.uprights);
  if (uprights.length === 0 || uprights.some((x) => isNear(x, edge))) return false;
  return rows.some((row) => isOver(row, edge));
}

const isOver = ({ segments }: TextRow, edge: number): boolean =>
  segments.some(({ left, right }) => left < edge - 8 && right > edge + 3);

/** Edges that at least a third of the bands have. */
function commonEdges(run: readonly RuledBand[]): number[] {
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
