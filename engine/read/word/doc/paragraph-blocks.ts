import { parseListMarker } from '../../../document/list-marker.ts';
import type { Block, Cell } from '../../../document/pages.ts';
import { tableBlock } from '../../pageless/table-block.ts';
import { letters, roman } from '../list-numbers.ts';
import type { WordParagraph } from './paragraphs.ts';

type Item = NonNullable<WordParagraph['item']>;
/** Counts an item; the counts of all levels of its list, itself included. */
type CountsOf = (item: Item) => readonly number[];

/** Styles of numbers ([MS-OSHARED] 2.2.1.3 "MSONFC"); all others are shown as digits. */
const UPPER_ROMAN = 1;
const LOWER_ROMAN = 2;
const UPPER_LETTER = 3;
const LOWER_LETTER = 4;
const BULLETS: readonly number[] = [23, 255];
const LEVELS = 9;

/** A block, and of figures the name of their picture. */
export type DocDraft = { block: Block; picture?: string };

/** Blocks of a document's paragraphs; one longer than `maxChars` is cut. Pictures of tables stand behind them. */
export function paragraphBlocks(paragraphs: readonly WordParagraph[], maxChars: number): DocDraft[] {
  const drafts: DocDraft[] = [];
  let ofTable: DocDraft[] = [];
  const countsOf = createCounter();
  let rows: Cell[][] = [];
  let cells: Cell[] = [];
  let cell: string[] = [];
  let headerRows = 0;
  const closeTable = (): void => {
    const table = tableBlock(rows, headerRows);
    if (table) drafts.push({ block: table });
    drafts.push(...ofTable);
    [rows, cells, cell, ofTable] = [[], [], [], []];
    headerRows = 0;
  };
  for (const paragraph of joinSplitLists(paragraphs)) {
    const text = paragraph.text.slice(0, maxChars);
    if (!paragraph.inTable && rows.length > 0) closeTable();
    if (paragraph.endsRow) {
      rows.push(cells);
      cells = [];
      if (paragraph.isHeaderRow) headerRows += 1;
    } else if (paragraph.inTable) {
      ofTable.push(...figuresOf(paragraph.pictures));
      if (text !== '') cell.push(paragraph.item ? `${shownMarker(paragraph.item, countsOf)} ${text}` : text);
      if (!paragraph.endsCell) continue;
      cells.push({ text: cell.join(' '), box: null });
      cell = [];
    } else if (!paragraph.isContents) {
      const isBefore = ({ isBeforeText }: { isBeforeText: boolean }): boolean => isBeforeText;
      drafts.push(...figuresOf(paragraph.pictures.filter(isBefore)));
      if (text !== '') drafts.push({ block: textBlock(text, paragraph, countsOf) });
      drafts.push(...figuresOf(paragraph.pictures.filter((picture) => !isBefore(picture))));
    }
  }
  closeTable();
  return drafts;
}

const figuresOf = (pictures: WordParagraph['pictures']): DocDraft[] =>
  pictures.map(({ name }) => ({
    block: { kind: 'figure', text: '', lines: [], box: null, image: null },
    picture: name,
  }));

function textBlock(text: string, { heading, item }: WordParagraph, countsOf: CountsOf): Block {
  if (heading !== null) {
    return { kind: 'heading', ...plain(text), level: heading, fontSize: null, bold: true };
  }
  if (item) {
    const marker = shownMarker(item, countsOf);
    return { kind: 'list-item', ...plain(text), ordered: isOrdered(item), marker, level: item.level };
  }
  const typed = parseListMarker(text);
  if (typed === null) return { kind: 'paragraph', ...plain(text), fontSize: null, bold: false };
  const { marker, ordered, rest } = typed;
  return { kind: 'list-item', ...plain(rest), ordered, marker, level: 0 };
}

const isOrdered = ({ format }: Item): boolean => !BULLETS.includes(format);

/** The number of an item, which is counted by this, or its sign. */
const shownMarker = (item: Item, countsOf: CountsOf): string =>
  isOrdered(item) ? markerFor(item, countsOf(item)) : '•';

const plain = (text: string) => ({ text, lines: [{ text, box: null }], box: null });

/** The text of an item's number with the counts of the levels that it names. */
function markerFor({ level, format, text, levels }: Item, counts: readonly number[]): string {
  const count = counts[level] ?? 1;
  const named = Array.from(text, (char) => {
    const at = char.charCodeAt(0);
    if (at >= LEVELS) return char;
    return at === level ? numeral(count, format) : numeral(counts[at] ?? 1, levels[at]?.format ?? 0);
  });
  return named.join('').trim() || `${numeral(count, format)}.`;
}

function numeral(count: number, format: number): string {
  if (format === UPPER_ROMAN) return roman(count).toUpperCase();
  if (format === LOWER_ROMAN) return roman(count);
  if (format === UPPER_LETTER) return letters(count).toUpperCase();
  return format === LOWER_LETTER ? letters(count) : String(count);
}

/**
 * LibreOffice gives the first item of a list that begins anew a list of its own. One item alone, right before the first of
 * a list that is numbered the same way, is the first of that list.
 */
function joinSplitLists(paragraphs: readonly WordParagraph[]): WordParagraph[] {
  const uses = new Map<number, number>();
  for (const { item } of paragraphs) if (item) uses.set(item.list, (uses.get(item.list) ?? 0) + 1);
  const seen = new Set<number>();
  return paragraphs.map((paragraph, index) => {
    const { item } = paragraph;
    const next = paragraphs[index + 1]?.item;
    if (item) seen.add(item.list);
    const isFirstOfNext =
      item && next && uses.get(item.list) === 1 && !seen.has(next.list) && isNumberedAlike(item, next);
    return isFirstOfNext ? { ...paragraph, item: { ...item, list: next.list } } : paragraph;
  });
}

const isNumberedAlike = (a: Item, b: Item): boolean =>
  a.level === b.level && a.format === b.format && a.start === b.start && !BULLETS.includes(a.format);

/** Counts the items of each level of each list; an item begins the levels below it anew, the first of some runs its own. */
function createCounter(): CountsOf {
  const counts = new Map<number, number[]>();
  const begun = new Set<string>();
  return ({ list, level, start, run, restart }) => {
    const ofList = counts.get(list) ?? [];
    counts.set(list, ofList);
    const isFirst = !begun.has(`${run} ${level}`);
    begun.add(`${run} ${level}`);
    const count = isFirst && restart !== null ? restart : (ofList[level] ?? start - 1) + 1;
    ofList.length = level;
    ofList[level] = count;
    return ofList;
  };
}
