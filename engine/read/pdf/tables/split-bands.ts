import { beginsSmall } from '../../../document/lines.ts';
import { type Band, median } from './region.ts';
import { bandRows, columnOf, countCells, startsFirstColumn } from './row-bands.ts';
import type { RuledBand } from './ruled-bands.ts';
import type { TextRow } from './text-rows.ts';

/** Lines that the first cell of a row takes at most, where the others take at least twice as many. */
const MAX_NAME_LINES = 3;

/** So many bands show whether rules part the rows of a table or groups of them. */
const MIN_BANDS = 3;

/** Where so many of the rows would begin within a word, none do. */
const MAX_TORN_SHARE = 0.5;

const BROKEN_WORD = /\p{L}[-\u00AD\u2010]$/u;
const BULLET = /^(?:[•●○▪■◦‣\uE000-\uF8FF\u0080-\u009F]|[–-]\s+\p{L})/u;

/** What a row says in one column, what the row right above it says there, and what the first of the rows does. */
type CellLine = { row: TextRow; text: string; above: string; first: string };

/**
 * The rows of each band between two rules: null where it is one row, else those that its lines make. Where rules part at
 * least three bands and one of these is a row of several lines, each is a row.
 */
export function splitBands(run: readonly RuledBand[], edges: readonly number[]): Array<Band[] | null> {
  const split = run.map(({ rows }, index) =>
    run.length === 2 && index === 1 ? splitBody(rows, edges) : splitLines(rows, edges),
  );
  const isRow = ({ rows }: RuledBand, index: number) =>
    index > 0 && split[index] === null && rows.length > 1 && columnsOf(rows, edges).length > 1;
  return run.length >= MIN_BANDS && run.some(isRow) ? run.map(() => null) : split;
}

/** The rows of a band in which every line says something in every column, unless a cell goes on from line to line. */
function splitLines(rows: readonly TextRow[], edges: readonly number[]): Band[] | null {
  const isFull = rows.every((row) => countCells(row, edges) === edges.length + 1);
  if (rows.length < 3 || !isFull || median(rows.map((row) => row.segments.length)) < 2) return null;
  return cellLines(rows, edges).some((line) => goesOnInWord(line) || goesOn(line))
    ? null
    : bandRows(rows, edges);
}

/** The rows of the only band below the names of the columns. */
function splitBody(rows: readonly TextRow[], edges: readonly number[]): Band[] | null {
  if (rows.length < 2 || !hasSeveralNames(rows, edges)) return null;
  const within = new Set(cellLines(rows, edges).flatMap((line) => (goesOnInWord(line) ? line.row : [])));
  const begun = bandRows(rows, edges).length - 1;
  const kept = bandRows(rows, edges, within);
  return kept.length - 1 <= MAX_TORN_SHARE * begun ? null : kept;
}

/** Whether the first column says several things: the lines of one stand at the top, and what it names is longer. */
function hasSeveralNames(rows: readonly TextRow[], edges: readonly number[]): boolean {
  const starts = rows.map((row) => startsFirstColumn(row, edges));
  const count = starts.filter(Boolean).length;
  const isAtTop = starts.lastIndexOf(true) < MAX_NAME_LINES && starts.length >= 2 * MAX_NAME_LINES;
  return count >= 2 && !isAtTop;
}

/** Whether a line begins within a word that the one above breaks. */
const goesOnInWord = ({ text, above }: CellLine): boolean => BROKEN_WORD.test(above) && beginsSmall(text);

/** Whether a line begins as the first of its column does not: in the middle of a sentence, or with the sign of an item. */
const goesOn = ({ text, first }: CellLine): boolean =>
  (beginsSmall(text) && !beginsSmall(first)) || (BULLET.test(text) && !BULLET.test(first));

function cellLines(rows: readonly TextRow[], edges: readonly number[]): CellLine[] {
  return columnsOf(rows, edges).flatMap((column) => {
    const texts = rows.map((row) => textIn(row, column, edges));
    const first = texts.find((text) => text !== '') ?? '';
    return rows.map((row, index) => ({
      row,
      text: texts[index] ?? '',
      above: texts[index - 1] ?? '',
      first,
    }));
  });
}

const columnsOf = (rows: readonly TextRow[], edges: readonly number[]): number[] => [
  ...new Set(rows.flatMap(({ segments }) => segments.map((segment) => columnOf(segment, edges)))),
];

const textIn = ({ segments }: TextRow, column: number, edges: readonly number[]): string =>
  segments
    .filter((segment) => columnOf(segment, edges) === column)
    .flatMap(({ items }) => items.map(({ text }) => text.trim()))
    .join(' ');
