import type { Cell } from '../../../document/pages.ts';
import { MAX_REPEATED_CHARS } from '../../../document/table-text.ts';
import { paragraphOf } from '../../pageless/plain-block.ts';
import { tableBlock } from '../../pageless/table-block.ts';
import { shownBranch } from './alternatives.ts';
import type { Draft } from './draft.ts';
import { contentOf } from './inline.ts';
import { childOf, numberOf, switchOf, valOf, type XmlElement } from './xml.ts';

/** More columns are a file's mistake, or its attack. */
const MAX_COLUMNS = 60;
const EMPTY: ReadCell = { drafts: [], cell: { text: '', box: null } };

type ReadCell = { drafts: readonly Draft[]; cell: Cell };
type Row = { cells: ReadCell[]; isHeader: boolean };
type ReadCellContent = (content: readonly XmlElement[]) => Draft[];

/**
 * A table as blocks. The words of a table within a cell are words of the cell, and it is a table of its own behind the outer one, as
 * are pictures. A table that only sets pictures, lists or other tables side by side is what it holds.
 */
export function readTable(element: XmlElement, read: ReadCellContent, maxChars: number): Draft[] {
  const rows = readRows(element, read, maxChars);
  const drafts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.drafts));
  if (isLayout(rows)) return rows.flatMap(({ cells }) => cells.flatMap((cell) => framed(cell, maxChars)));
  const headerRows = rows.filter(({ isHeader }) => isHeader).length;
  const block = tableBlock(
    rows.map(({ cells }) => cells.map(({ cell }) => cell)),
    headerRows,
  );
  const apart = drafts
    .filter(({ block: { kind } }) => kind === 'figure' || kind === 'table')
    .map((draft) => ({ ...draft, isApart: true }));
  return block ? [{ block }, ...apart] : apart;
}

/** No row has more than one cell with words, and a cell is more than paragraphs. */
function isLayout(rows: readonly Row[]): boolean {
  const isSideBySide = rows.some(({ cells }) => cells.filter(hasWords).length > 1);
  const structured = rows.some(({ cells }) =>
    cells.some(({ drafts }) => drafts.some(({ block, picture }) => picture || block.kind !== 'paragraph')),
  );
  return !isSideBySide && structured;
}

/** What a cell holds; paragraphs alone are one text, as what a frame is around belongs together. */
function framed({ drafts }: ReadCell, maxChars: number): readonly Draft[] {
  const texts = drafts.filter(({ picture }) => !picture);
  if (texts.length < 2 || texts.some(({ block }) => block.kind !== 'paragraph')) return drafts;
  const text = texts
    .map(({ block }) => block.text)
    .join(' ')
    .slice(0, maxChars);
  return [...drafts.filter(({ picture }) => picture), { block: paragraphOf(text) }];
}

/** Names of pictures are no words. */
const hasWords = ({ drafts, cell }: ReadCell): boolean =>
  cell.text !== '' &&
  (drafts.length === 0 || drafts.some(({ block, picture }) => !picture && block.text !== ''));

function readRows(table: XmlElement, read: ReadCellContent, maxChars: number): Row[] {
  const above: Array<Cell | undefined> = [];
  return childrenIn(table, 'w:tr').flatMap((row) => {
    const properties = childOf(row, 'w:trPr');
    if (childOf(properties, 'w:del') || switchOf(properties, 'w:hidden')) return [];
    const cells: ReadCell[] = blanks(numberOf(properties, 'w:gridBefore') ?? 0);
    for (const element of childrenIn(row, 'w:tc'))
      cells.push(...readCell(element, cells.length, { above, read, maxChars }));
    return { cells: cells.slice(0, MAX_COLUMNS), isHeader: switchOf(properties, 'w:tblHeader') ?? false };
  });
}

type Grid = {
  /** What a cell says in the rows that it reaches down to, by its column. */
  above: Array<Cell | undefined>;
  read: ReadCellContent;
  maxChars: number;
};

/** A cell and what it leaves empty of the columns that it reaches over. */
function readCell(element: XmlElement, column: number, { above, read, maxChars }: Grid): ReadCell[] {
  const properties = childOf(element, 'w:tcPr');
  if (column >= MAX_COLUMNS) return [];
  const columns = Math.min(MAX_COLUMNS, Math.max(1, numberOf(properties, 'w:gridSpan') ?? 1));
  const merge = childOf(properties, 'w:vMerge');
  const goesOn = merge !== undefined && valOf(properties, 'w:vMerge') !== 'restart';
  if (childOf(properties, 'w:cellDel')) return blanks(columns);
  const drafts = read(element.children);
  const own = cellOf(drafts, maxChars);
  if (goesOn) return [{ drafts, cell: above[column] ?? own }, ...blanks(columns - 1)];
  const isShort = own.text.length <= MAX_REPEATED_CHARS;
  above[column] = merge === undefined ? undefined : isShort ? own : EMPTY.cell;
  return [{ drafts, cell: own }, ...blanks(columns - 1)];
}

const blanks = (count: number): ReadCell[] =>
  Array.from({ length: Math.min(MAX_COLUMNS, Math.max(0, count)) }, () => EMPTY);

/** The words of a cell, with the marks of its lists; a number alone is what numbers a row. */
function cellOf(drafts: readonly Draft[], maxChars: number): Cell {
  const texts = drafts
    .filter(({ isApart }) => !isApart)
    .map(({ block }) => (block.kind === 'list-item' ? `${block.marker} ${block.text}`.trim() : block.text))
    .filter((text) => text !== '');
  const text = texts.join(' ').slice(0, maxChars);
  const lines = texts.map((line) => ({ text: line, box: null }));
  return { text, box: null, ...(texts.length > 1 && { lines }) };
}

/** Rows of a table or cells of a row, some within content controls. */
function childrenIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child];
    if (child.name === 'w:sdt') return childrenIn({ ...child, children: [...contentOf(child)] }, name);
    if (child.name === 'mc:AlternateContent')
      return childrenIn({ ...child, children: [...shownBranch(child)] }, name);
    return /^w:(?:customXml|ins|moveTo|smartTag)$/.test(child.name) ? childrenIn(child, name) : [];
  });
}
