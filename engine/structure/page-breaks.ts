import { joinLines } from '../read/lines.ts';
import { type Element, isKind } from './element.ts';

/** Elements with what a page break tore apart put together: paragraphs, list items, code and tables. */
export function joinOverPageBreaks(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (last && element.page > last.pageEnd && element.page <= last.pageEnd + 1 && goesOn(last, element)) {
      joined[joined.length - 1] = merge(last, element);
    } else {
      joined.push(element);
    }
  }
  return joined;
}

function goesOn(last: Element, next: Element): boolean {
  if (isKind(last, 'table') && isKind(next, 'table')) return columnsOf(last) === columnsOf(next);
  if (!isKind(next, 'paragraph')) return false;
  if (!isKind(last, 'paragraph') && !isKind(last, 'list-item')) return false;
  const endsOpen = !/[.!?:;"”)\]]$/.test(last.text);
  const beginsWithin = /^[\p{Ll}(\d]/u.test(next.text);
  const isSameType =
    !isKind(last, 'paragraph') || last.block.fontSize === null || next.block.fontSize === null
      ? true
      : Math.abs(last.block.fontSize - next.block.fontSize) < 0.6;
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
