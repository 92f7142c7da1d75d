import { joinLines } from '../../document/lines.ts';
import { type Element, isKind } from '../element.ts';

/** Maximum number of pictures and footnotes between the two halves of a text divided by a page or column break. */
const MAX_BETWEEN = 3;
/** The beginning of a footnote. */
const FOOTNOTE_MARK = /^(?:\d{1,2}|[*†‡§])\s?\S/u;
const MAX_FOOTNOTE_SIZE_SHARE = 0.92;

/** How far two neighbouring columns may overlap, as a share of the page width. */
const COLUMN_OVERLAP_SHARE = 0.02;

/**
 * Joins paragraphs, list items, listings and tables that are divided by a page or column break.
 */
export function joinOverBreaks(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const element of elements) {
    const at = lastOfText(joined);
    const last = joined[at];
    if (last && isBehindBreak(last, element) && goesOn(last, element)) joined[at] = merge(last, element);
    else joined.push(element);
  }
  return joined;
}

/** Index of the last element, ignoring a few pictures and footnotes after it; -1 if there is none. */
function lastOfText(elements: readonly Element[]): number {
  const end = elements.length - 1;
  let at = end;
  while (at > end - MAX_BETWEEN && (isKind(elements[at], 'figure') || hasMark(elements[at]))) at -= 1;
  const size = sizeOf(elements[at]) ?? 0;
  const isSmall = (note: Element) => (sizeOf(note) ?? size) < MAX_FOOTNOTE_SIZE_SHARE * size;
  const notes = elements.slice(at + 1).filter((element) => isKind(element, 'paragraph'));
  return notes.every(isSmall) ? at : end;
}

const hasMark = (element: Element | undefined): boolean =>
  isKind(element, 'paragraph') && FOOTNOTE_MARK.test(element.text);

const sizeOf = (element: Element | undefined): number | null =>
  isKind(element, 'paragraph') ? element.block.fontSize : null;

/** Whether `next` is on the next page, or higher up in a column to the right. */
function isBehindBreak(last: Element, next: Element): boolean {
  if (next.page !== last.pageEnd) return next.page === last.pageEnd + 1;
  const [above, below] = [last.lines.at(-1)?.box, next.lines[0]?.box];
  if (!above || !below || last.lines.at(-1)?.page !== next.page) return false;
  return below.y < above.y && below.x > above.x + above.width - COLUMN_OVERLAP_SHARE;
}

function goesOn(last: Element, next: Element): boolean {
  if (isKind(last, 'table') && isKind(next, 'table')) return columnsOf(last) === columnsOf(next);
  if (!isKind(next, 'paragraph')) return false;
  if (!isKind(last, 'paragraph') && !isKind(last, 'list-item')) return false;
  const endsOpen = !/[.!?:;"”)\]]$/.test(last.text);
  const beginsWithin = /^[\p{Ll}(\d]/u.test(next.text);
  const [above, below] = [sizeOf(last), sizeOf(next)];
  const isSameType = above === null || below === null || Math.abs(above - below) < 0.6;
  return endsOpen && beginsWithin && isSameType && !/^\d+[.)]\s/.test(next.text);
}

function columnsOf(element: Element): number {
  if (!isKind(element, 'table')) return 0;
  const { header, rows } = element.block;
  return Math.max(header.length, ...rows.map((row) => row.length));
}

function merge(last: Element, next: Element): Element {
  const lines = [...last.lines, ...next.lines];
  const merged = { ...last, lines, text: joinLines(lines), pageEnd: next.pageEnd };
  if (!isKind(last, 'table') || !isKind(next, 'table')) return merged;
  const isHeaderRepeated = textOf(last.block.header) === textOf(next.block.header);
  const first = isHeaderRepeated || next.block.header.length === 0 ? [] : [next.block.header];
  const rowPages = [
    ...(last.rowPages ?? last.block.rows.map(() => last.page)),
    ...[...first, ...next.block.rows].map(() => next.page),
  ];
  const block = { ...last.block, rows: [...last.block.rows, ...first, ...next.block.rows] };
  return { ...merged, block, rowPages };
}

function textOf(cells: readonly { text: string }[]): string {
  return cells.map((cell) => cell.text).join('|');
}
