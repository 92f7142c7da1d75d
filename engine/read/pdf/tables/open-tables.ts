import type { TextItem } from '@llamaindex/liteparse';
import { isBold } from './typeface.ts';
import { median, type TableRegion } from './region.ts';
import { bandRows } from './row-bands.ts';
import { findGutters, type Segment, type TextRow, toTextRows } from './text-rows.ts';

/** Where the text of a column has been seen so far. */
type Anchor = { left: number; right: number; lefts: number[]; rights: number[] };

const ALIGNED_POINTS = 3;

/** Steps between the rows of one table, in heights of the text. */
const MAX_STEP_HEIGHTS = 3.4;
const MAX_LINE_STEP_HEIGHTS = 1.9;

/** Text this much further in than the last column begins is another column of the page. */
const FAR_IN_HEIGHTS = 4;
const MIN_ROWS = 3;
const MAX_HEADER_LINES = 4;

/** Tables without rules: consecutive rows whose cells stand below each other at common edges. */
export function findOpenTables(items: readonly TextItem[]): TableRegion[] {
  const rows = toTextRows([...items]);
  if (rows.filter((row) => row.segments.length > 1).length < MIN_ROWS) return [];
  const regions: TableRegion[] = [];
  let index = 0;
  while (index < rows.length) {
    const grown = growTable(rows, index);
    if (grown.rows.filter((row) => row.segments.length > 1).length < MIN_ROWS) {
      index++;
      continue;
    }
    const region = toRegion(withHeader(rows, index, grown.rows));
    if (region) regions.push(region);
    index = region ? grown.end : index + 1;
  }
  return regions;
}

function growTable(rows: readonly TextRow[], start: number): { rows: TextRow[]; end: number } {
  const first = rows[start];
  if (!first || first.segments.length < 2) return { rows: [], end: start + 1 };
  const anchors: Anchor[] = [];
  for (const segment of first.segments) addAnchor(anchors, segment);
  const height = median(first.segments.flatMap(({ items }) => items.map((item) => item.height)));
  const taken = [first];
  let end = start + 1;
  for (let index = start + 1; index < rows.length; index++) {
    const row = rows[index];
    const last = taken.at(-1);
    if (!row || !last) break;
    const step = (row.top + row.bottom - last.top - last.bottom) / 2;
    if (step > MAX_STEP_HEIGHTS * height) break;
    const own = ownSegments(row, anchors, height);
    if (own.length === 0) continue;
    const isClose = step <= MAX_LINE_STEP_HEIGHTS * height;
    if (!(own.length > 1 ? fitsColumns(own, anchors) : isClose && goesOn(own, anchors))) break;
    for (const segment of own) noteSegment(anchors, segment);
    taken.push({ ...row, segments: own });
    end = index + 1;
  }
  return trimEnd(taken, end);
}

/** The row without what stands far inside the last column: text beside the table. */
function ownSegments(row: TextRow, anchors: readonly Anchor[], height: number): Segment[] {
  const lastLeft = Math.max(...anchors.map(({ left }) => left));
  return row.segments.filter(
    (segment) => segment.left < lastLeft + FAR_IN_HEIGHTS * height || isAligned(segment, anchors),
  );
}

function isAligned(segment: Segment, anchors: readonly Anchor[]): boolean {
  return anchors.some((anchor) => isAt(anchor, segment));
}

function isAt(anchor: Anchor, { left, right }: Segment): boolean {
  return (
    anchor.lefts.some((place) => Math.abs(place - left) <= ALIGNED_POINTS) ||
    anchor.rights.some((place) => Math.abs(place - right) <= ALIGNED_POINTS)
  );
}

/** At least two cells in line with columns known, or all of them each within one column. */
function fitsColumns(segments: readonly Segment[], anchors: readonly Anchor[]): boolean {
  const isCrossing = segments.some(
    (segment) => anchors.filter((anchor) => anchor.left < segment.right - 2 && segment.left < anchor.left - 8).length > 1,
  );
  if (isCrossing) return false;
  const aligned = segments.filter((segment) => isAligned(segment, anchors)).length;
  if (aligned >= 2) return true;
  const columns = segments.map((segment) =>
    anchors.findIndex(({ left, right }) => left < segment.right && segment.left < right),
  );
  return !columns.includes(-1) && new Set(columns).size === columns.length && aligned >= 1;
}

/** A second line of one cell; in the first column only if it ends before the second begins. */
function goesOn([segment]: readonly Segment[], anchors: readonly Anchor[]): boolean {
  if (!segment) return false;
  const column = anchors.find((anchor) =>
    anchor.lefts.some((place) => Math.abs(place - segment.left) <= ALIGNED_POINTS),
  );
  if (!column) return false;
  const next = anchors.filter(({ left }) => left > column.left + ALIGNED_POINTS).map(({ left }) => left);
  return next.every((left) => segment.right < left - 2);
}

function addAnchor(anchors: Anchor[], { left, right }: Segment): void {
  anchors.push({ left, right, lefts: [left], rights: [right] });
}

function noteSegment(anchors: Anchor[], segment: Segment): void {
  const known =
    anchors.find((anchor) => isAt(anchor, segment)) ??
    anchors.find(({ left, right }) => left < segment.right && segment.left < right);
  if (!known) {
    addAnchor(anchors, segment);
    return;
  }
  known.left = Math.min(known.left, segment.left);
  known.right = Math.max(known.right, segment.right);
  if (known.lefts.length < 4) known.lefts.push(segment.left);
  if (known.rights.length < 4) known.rights.push(segment.right);
}

/** Lines below the last full row that say something in the first column only are text after the table. */
function trimEnd(rows: TextRow[], end: number): { rows: TextRow[]; end: number } {
  const firstLeft = rows[0]?.segments[0]?.left ?? 0;
  let kept = rows.length;
  while (kept > 0) {
    const segments = rows[kept - 1]?.segments ?? [];
    const isAfter = segments.length === 1 && (segments[0]?.left ?? 0) < firstLeft + ALIGNED_POINTS;
    if (!isAfter) break;
    kept--;
  }
  return { rows: rows.slice(0, kept), end: end - (rows.length - kept) };
}

/** Bold lines above the rows are their header: its cells are often centred, in line with nothing below. */
function withHeader(rows: readonly TextRow[], start: number, body: readonly TextRow[]): TextRow[] {
  const header: TextRow[] = [];
  const left = Math.min(...body.map((row) => row.segments[0]?.left ?? Number.POSITIVE_INFINITY));
  for (let index = start - 1; index >= Math.max(0, start - MAX_HEADER_LINES); index--) {
    const row = rows[index];
    const below = header[0] ?? body[0];
    if (!row || !below || below.top - row.bottom > 2.2 * (row.bottom - row.top)) break;
    const segments = row.segments.filter((segment) => segment.left > left - 4 && segment.items.every(isBold));
    if (segments.length === 0) break;
    header.unshift({ ...row, segments });
  }
  const isHead = (row: TextRow) => row.segments.length > 1;
  const from = header.findIndex(isHead);
  return [...(from === -1 ? [] : header.slice(from)), ...body];
}

function toRegion(rows: readonly TextRow[]): TableRegion | null {
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map((segment) => segment.left)) - 1;
  const right = Math.max(...segments.map((segment) => segment.right)) + 1;
  const edges = findGutters(rows, left, right);
  if (edges.length === 0) return null;
  const items = segments.flatMap((segment) => segment.items);
  return { left, right, edges, bands: bandRows(rows, edges), items, isGrid: false };
}
