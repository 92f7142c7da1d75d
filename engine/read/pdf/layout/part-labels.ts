import type { PrintedLine } from '../characters/printed-line.ts';

/** Points that the edges of one column differ by at most. */
const SAME_EDGE = 2;
/** Each line is compared with each other: a region of more is no text around a drawing. */
const MAX_LINES = 400;
/** Share of a region's lines that its text has, all from one left edge. */
const MIN_TEXT_SHARE = 0.3;
/** Fewer lines beside the text may be anything. */
const MIN_LABELS = 3;
/** Share of the lines beside the text that begin at edges of their own: those of a column share one. */
const MIN_RAGGED_SHARE = 0.5;

/**
 * Parts the text of a region that no white space cuts from the labels of a drawing that it flows around: each line of the
 * text would be followed by what is printed beside it. `labels` is empty where nothing of the kind stands there.
 */
export function partLabels(region: readonly PrintedLine[]): { text: PrintedLine[]; labels: PrintedLine[] } {
  const whole = { text: [...region], labels: [] };
  if (region.length <= MIN_LABELS || region.length > MAX_LINES) return whole;
  const edge = commonEdge(region);
  const isText = (line: PrintedLine) => Math.abs(line.x - edge) <= SAME_EDGE;
  const rows = region.filter(isText);
  if (rows.length < MIN_TEXT_SHARE * region.length) return whole;
  const beside = region.filter((line) => !isText(line) && rows.some((row) => standsBeside(line, row)));
  if (beside.length < MIN_LABELS || countEdges(beside) < MIN_RAGGED_SHARE * beside.length) return whole;
  const left = Math.min(...beside.map(({ x }) => x));
  const top = Math.min(...beside.map(({ y }) => y));
  const bottom = Math.max(...beside.map(({ y, height }) => y + height));
  const isLabel = (line: PrintedLine) =>
    !isText(line) && line.x >= left && line.y >= top && line.y + line.height <= bottom;
  return { text: region.filter((line) => !isLabel(line)), labels: region.filter(isLabel).map(asUnquotable) };
}

/** Labels are read in no order that another reader would give them. */
const asUnquotable = (line: PrintedLine): PrintedLine => ({
  ...line,
  unquotable: [{ start: 0, end: line.text.length }],
});

/** Whether a line stands right of another on its height, and clear of it: parts of formulas stand close. */
const standsBeside = (line: PrintedLine, row: PrintedLine): boolean =>
  line.x >= row.x + row.width + row.fontSize &&
  Math.min(line.y + line.height, row.y + row.height) - Math.max(line.y, row.y) >
    Math.min(line.height, row.height) / 2;

/** The left edge that most lines begin at. */
function commonEdge(lines: readonly PrintedLine[]): number {
  const counts = new Map<number, number>();
  for (const { x } of lines) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const [[edge] = [0]] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  return edge;
}

function countEdges(lines: readonly PrintedLine[]): number {
  const edges: number[] = [];
  for (const { x } of lines) if (!edges.some((edge) => Math.abs(edge - x) <= SAME_EDGE)) edges.push(x);
  return edges.length;
}
