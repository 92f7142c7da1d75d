import { endsInOneOf } from '../../document/lines.ts';
import type { Cell, OutlineEntry } from '../../document/pages.ts';
import { type Element, isKind } from '../element.ts';
import { numberedTitle } from '../headings/heading-text.ts';
import { pagesByNumberedTitle } from '../headings/title-pages.ts';
import { withoutPageAtEnd, withoutPageAtStart } from './contents-entry.ts';

/** Titles of other pages in a row from which on they are a list of contents. */
const MIN_ENTRIES = 6;

/** What may stand between two entries: the name of a part, a line that was torn off. */
const MAX_BETWEEN = 2;
const MAX_BETWEEN_CHARS = 40;

/** Share of the lines of one text that must be entries: a line that is torn off names nothing. */
const ENTRY_SHARE = 0.5;
const LONGEST_ENTRY_CHARS = 200;
const SENTENCE_ENDS = '.:;,';
const PAGE_CHARS = '0123456789ivxl';

/**
 * The elements of lists of contents whose entries have no page numbers, or stand on a page with text: rows of titles
 * that head something on another page.
 */
export function findContentsRuns(
  elements: readonly Element[],
  outline: readonly OutlineEntry[],
): Set<Element> {
  const pages = pagesOfTitles(elements, outline);
  const found = new Set<Element>();
  let entries = 0;
  let run: Element[] = [];
  let between: Element[] = [];
  const close = (): void => {
    if (entries >= MIN_ENTRIES) for (const element of run) found.add(element);
    [entries, run, between] = [0, [], []];
  };
  for (const element of elements) {
    const own = countEntries(element, pages);
    if (own > 0) {
      run.push(...between, element);
      between = [];
      entries += own;
    } else if (run.length > 0) {
      between.push(element);
      if (between.length > MAX_BETWEEN || element.text.length > MAX_BETWEEN_CHARS) close();
    }
  }
  close();
  return found;
}

type PagesOfTitles = ReturnType<typeof pagesByNumberedTitle>;

/** The last page that each title stands on, by the outline or else by the headings; titles with their numbers. */
function pagesOfTitles(elements: readonly Element[], outline: readonly OutlineEntry[]): PagesOfTitles {
  if (outline.length >= MIN_ENTRIES) return pagesByNumberedTitle(outline);
  const pages = new Map<string, number>();
  for (const element of elements)
    if (isKind(element, 'heading')) pages.set(numberedTitle(element.text), element.page);
  return pages;
}

/** How many entries an element holds: one, or one for each line or cell if columns of entries were read as one text. */
function countEntries(element: Element, pages: PagesOfTitles): number {
  const { block, text, page } = element;
  // Most texts are sentences: told at once.
  if (block.kind === 'code' || (block.kind !== 'table' && endsInOneOf(SENTENCE_ENDS, text))) return 0;
  const isEntry = (part: string) => namesOtherPage(part, page, pages);
  if (block.kind !== 'table' && isEntry(text)) return 1;
  const parts = isKind(element, 'table')
    ? [element.block.header, ...element.block.rows].flatMap((cells) => entriesOfRow(cells, isEntry))
    : element.lines.map((line) => line.text);
  // Most texts are of one line, which was looked at already.
  if (parts.length === 1 && parts[0] === text) return 0;
  return countMost(parts, isEntry);
}

/** How many of the texts are entries, if enough are; given up as soon as too few are left, as in most texts. */
function countMost(texts: readonly string[], isEntry: (text: string) => boolean): number {
  const mayMiss = texts.length - ENTRY_SHARE * texts.length;
  let missed = 0;
  for (const text of texts) {
    if (!isEntry(text)) missed += 1;
    if (missed > mayMiss) return 0;
  }
  return texts.length - missed;
}

/** The row as one entry where number and title stand side by side, else its cells. */
function entriesOfRow(cells: readonly Cell[], isEntry: (text: string) => boolean): string[] {
  const texts = cells.map(({ text }) => text).filter((text) => text !== '');
  const whole = texts.join(' ');
  return isEntry(whole) ? [whole] : texts;
}

function namesOtherPage(text: string, page: number, pages: PagesOfTitles): boolean {
  if (text.length > LONGEST_ENTRY_CHARS || text === '' || endsInOneOf(SENTENCE_ENDS, text)) return false;
  const isOfOther = (title: string) => (pages.get(numberedTitle(title)) ?? 0) > page;
  if (isOfOther(text)) return true;
  // Most lines have no page, and are no other title without it.
  const titles = [endsInOneOf(PAGE_CHARS, text) ? withoutPageAtEnd(text) : text, withoutPageAtStart(text)];
  return titles.some((title) => title !== text && isOfOther(title));
}
