import type { Passage, Span } from '../../../document/manual.ts';
import type { Range } from '../../../document/pages.ts';
import type { PageBox } from '../../base/answer.ts';

/** Lines whose middles are closer than this share of the smaller height are one printed line. */
const SAME_LINE_SHARE = 0.5;

/**
 * The words of a range of a passage's text that stand on the printed lines `spans`, which are in order. A new line begins
 * wherever others stand between them on the page: at words that cannot be quoted, and in a row of a table, where a cell
 * has several lines, at each of them, for those of the next cell stand beside it.
 */
export function quoteLines(
  { text, table }: Pick<Passage, 'text' | 'table'>,
  spans: readonly Span[],
  { start, end }: Range,
): string {
  const held = spans.map((span) => ({
    ...span,
    start: Math.max(span.start, start),
    end: Math.min(span.end, end),
  }));
  const pieces =
    table === null ? joinAdjacent(held, text) : rowsOf(held, text).flatMap((row) => joinRow(row, text));
  const quoted = pieces.map((piece) => text.slice(piece.start, piece.end).trim());
  return quoted.filter((piece) => piece !== '').join('\n');
}

/** Lines between which nothing but white space stands in the text as one piece. */
function joinAdjacent(spans: readonly Span[], text: string): Range[] {
  const pieces: Range[] = [];
  for (const { start, end } of spans) {
    const last = pieces.at(-1);
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end);
    else pieces.push({ start, end });
  }
  return pieces;
}

/** The lines of each row of a table; rows stand on lines of their own in the text. */
function rowsOf(spans: readonly Span[], text: string): Span[][] {
  const rows: Span[][] = [];
  for (const span of spans) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && !text.slice(last.end, span.start).includes('\n')) row.push(span);
    else rows.push([span]);
  }
  return rows;
}

/** A row of one printed line as one piece; else each line of its cells. */
const joinRow = (row: readonly Span[], text: string): readonly Range[] =>
  row.every((span, index) => isOnLine(row[index - 1] ?? span, span)) ? joinAdjacent(row, text) : row;

function isOnLine({ box: a }: Span, { box: b }: Span): boolean {
  const distance = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  return distance < SAME_LINE_SHARE * Math.min(a.height, b.height);
}

/** The printed lines of spans in order, each once: several spans of a line have its box. */
export function boxesOf(spans: readonly Span[]): PageBox[] {
  const boxes: PageBox[] = [];
  for (const { page, box } of spans) {
    const last = boxes.at(-1);
    if (last?.page !== page || !isSame(last.box, box)) boxes.push({ page, box });
  }
  return boxes;
}

const isSame = (a: Span['box'], b: Span['box']): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
