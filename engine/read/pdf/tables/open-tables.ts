import type { Fragment } from '../page-content.ts';
import { median, type TableRegion, typeSize } from './region.ts';
import { bandRows } from './row-bands.ts';
import { findGutters, type Segment, type TextRow, toTextRows } from './text-rows.ts';
import { isBold } from './typeface.ts';

/** Where the text of a column has been seen so far. */
type Anchor = { left: number; right: number; lefts: number[]; rights: number[] };

const ALIGNED_POINTS = 3;

/** Steps between the rows of one table, in sizes of the type. */
const MAX_STEP_SIZES = 3.4;
const MAX_LINE_STEP_SIZES = 1.9;
/** From the first line of a cell to those of others that are centred beside two or more of its lines. */
const HALF_STEP_SIZES = 0.85;

/** Text this much further in than the last column begins is another column of the page. */
const FAR_IN_SIZES = 4;
const MIN_ROWS = 3;
const MAX_HEADER_LINES = 4;
const MAX_HEADER_GAP_SIZES = 2.5;

/** Tables without rules: consecutive rows whose cells stand below each other at common edges. */
export function findOpenTables(items: readonly Fragment[]): TableRegion[] {
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
    const top = startOfRow(rows, index);
    const body = [...rows.slice(top, index), ...grown.rows];
    const region = toRegion(findHeader(rows, top, body), body);
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
  const size = median(first.segments.flatMap(({ items }) => items.map(typeSize)));
  const taken = [first];
  /** Those met within the table that no column known then was in line with. */
  const beside: TextRow[] = [];
  let end = start + 1;
  for (let index = start + 1; index < rows.length; index++) {
    const row = rows[index];
    const last = taken.at(-1);
    if (!row || !last) break;
    const step = stepTo(row, last);
    if (step > MAX_STEP_SIZES * size) break;
    const own = row.segments;
    const next = rows[index + 1];
    /** With the cells beside that are centred, and stand below the first line of this one. */
    const isFirstLine =
      own.length === 1 && next && isCentredBeside(next, row) && stepTo(next, row) < HALF_STEP_SIZES * size;
    const whole = isFirstLine ? [...own, ...next.segments] : own;
    if (own.length === 1 && isFarIn(own[0], anchors, size)) {
      beside.push(row);
      continue;
    }
    const isPart =
      isCentredBeside(row, last) ||
      (whole.length > 1
        ? fitsColumns(whole, anchors)
        : goesOn(own[0], anchors, step <= MAX_LINE_STEP_SIZES * size));
    if (!isPart) break;
    for (const segment of own) noteSegment(anchors, segment);
    taken.push(row);
    end = index + 1;
  }
  const known = trimEnd(taken, end);
  const ofLaterColumn = beside.filter((row) => isInColumnOf(row, known.rows));
  return ofLaterColumn.length > 0 ? { ...known, rows: byTop([...known.rows, ...ofLaterColumn]) } : known;
}

/** Whether a line stands between the first and the last row, and begins where others do. */
function isInColumnOf({ bottom, segments: [own] }: TextRow, rows: readonly TextRow[]): boolean {
  const others = rows.flatMap(({ segments }) => segments);
  return (
    own !== undefined &&
    bottom < (rows.at(-1)?.bottom ?? 0) &&
    others.some(({ left }) => Math.abs(left - own.left) <= ALIGNED_POINTS)
  );
}

const byTop = (rows: readonly TextRow[]): TextRow[] =>
  rows.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);

const stepTo = (row: TextRow, above: TextRow): number =>
  (row.top + row.bottom - above.top - above.bottom) / 2;

/** Whether a line is of the same table row as the one above: shorter cells stand at half height between lines of others. */
function isCentredBeside(row: TextRow, above: TextRow): boolean {
  const isWithin = row.top < above.bottom;
  return (
    isWithin &&
    row.segments.every(({ left, right }) =>
      above.segments.every((other) => right < other.left || other.right < left),
    )
  );
}

/** Text far inside the last column and in line with nothing: it stands beside the table. */
function isFarIn(segment: Segment | undefined, anchors: readonly Anchor[], size: number): boolean {
  const lastLeft = Math.max(...anchors.map(({ left }) => left));
  return (
    segment !== undefined && segment.left > lastLeft + FAR_IN_SIZES * size && !isAligned(segment, anchors)
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
    (segment) =>
      anchors.filter((anchor) => anchor.left < segment.right - 2 && segment.left < anchor.left - 8).length >
      1,
  );
  if (isCrossing) return false;
  const aligned = segments.filter((segment) => isAligned(segment, anchors)).length;
  if (aligned >= 2) return true;
  const columns = segments.map((segment) =>
    anchors.findIndex(({ left, right }) => left < segment.right && segment.left < right),
  );
  return !columns.includes(-1) && new Set(columns).size === columns.length && aligned >= 1;
}

/**
 * One more line of a cell. In the first column it must be close and end before the second begins; in others it
 * may also be the first line of a row whose shorter cells are centred beside it.
 */
function goesOn(segment: Segment | undefined, anchors: readonly Anchor[], isClose: boolean): boolean {
  if (!segment) return false;
  const first = Math.min(...anchors.map(({ left }) => left));
  const isInFirst = segment.left < first + ALIGNED_POINTS;
  const isAtColumn = anchors.some(({ lefts }) =>
    lefts.some((place) => Math.abs(place - segment.left) <= ALIGNED_POINTS),
  );
  const isBetween =
    isClose && anchors.every(({ left, right }) => segment.right < left || segment.left > right);
  if (isInFirst ? !isClose || !isAtColumn : !isAtColumn && !isBetween) return false;
  const next = anchors.filter(({ left }) => left > segment.left + ALIGNED_POINTS).map(({ left }) => left);
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

/** A first row with centred cells begins above the line that its shorter cells stand on. */
function startOfRow(rows: readonly TextRow[], start: number): number {
  const row = rows[start];
  const above = rows[start - 1];
  if (!row || !above || above.segments.length > 1) return start;
  const isInside = above.segments.every(({ left }) => left > (row.segments[0]?.right ?? 0));
  return isInside && above.bottom > row.top + 0.2 * (row.bottom - row.top) ? start - 1 : start;
}

/** Bold lines above the rows are their header: its cells are often centred, in line with nothing below. */
function findHeader(rows: readonly TextRow[], start: number, body: readonly TextRow[]): TextRow[] {
  const header: TextRow[] = [];
  const left = Math.min(...body.map((row) => row.segments[0]?.left ?? Number.POSITIVE_INFINITY));
  for (let index = start - 1; index >= Math.max(0, start - MAX_HEADER_LINES); index--) {
    const row = rows[index];
    const below = header[0] ?? body[0];
    const size = median((row?.segments ?? []).flatMap(({ items }) => items.map(typeSize)));
    if (!row || !below || below.top - row.bottom > MAX_HEADER_GAP_SIZES * size) break;
    const segments = row.segments.filter((segment) => segment.left > left - 4 && segment.items.every(isBold));
    if (segments.length === 0) break;
    header.unshift({ ...row, segments });
  }
  const isHead = (row: TextRow) => row.segments.length > 1;
  const from = header.findIndex(isHead);
  return from === -1 ? [] : header.slice(from);
}

function toRegion(header: readonly TextRow[], body: readonly TextRow[]): TableRegion | null {
  const rows = [...header, ...body];
  const segments = rows.flatMap((row) => row.segments);
  const left = Math.min(...segments.map((segment) => segment.left)) - 1;
  const right = Math.max(...segments.map((segment) => segment.right)) + 1;
  const edges = findEdges(body, left, right);
  if (edges.length === 0) return null;
  const items = segments.flatMap((segment) => segment.items);
  return { left, right, edges, bands: bandRows(rows, edges), items, isGrid: false };
}

/** The gutters of all rows, or those that the first alone runs over: the parser joins names of columns that stand close. */
function findEdges(body: readonly TextRow[], left: number, right: number): number[] {
  const all = findGutters(body, left, right);
  const belowFirst = body.length > MIN_ROWS ? findGutters(body.slice(1), left, right) : [];
  return all.length > 0 && belowFirst.length > all.length ? belowFirst : all;
}
