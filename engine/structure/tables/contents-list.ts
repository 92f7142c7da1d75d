import { isListHeading } from '../../document/heading-words.ts';
import { endsInOneOf } from '../../document/lines.ts';
import type { OutlineEntry } from '../../document/pages.ts';
import type { Element } from '../element.ts';
import { normalizeTitle, printedText } from '../headings/heading-text.ts';
import { createTitlePages } from '../headings/title-pages.ts';
import {
  endsInChapterPage,
  endsInPage,
  pageAtEndOf,
  pageAtStartOf,
  withoutPageAtEnd,
} from './contents-entry.ts';
import { findContentsRuns } from './contents-runs.ts';
import { createVouching } from './vouched-entries.ts';

const LEADERS = /(?:\.\s?){4,}|…{2,}|_{5,}/;
const PAGE_CHARS = '0123456789ivxl';
const INDEX_ENTRY = /^\S.{0,60}?,\s*\d{1,4}(?:\s*[-–,]\s*\d{1,4})*(?:,?\s|$)/;
const ONLY_NUMBERS = /^(?:\d{1,4}|[ivxl]{1,6})(?:\s+(?:\d{1,4}|[ivxl]{1,6}))*$/;
const LONGEST_ENTRY_CHARS = 160;

/** Share of the lines of a page that must be entries for the page to be a table of contents or an index. */
const ENTRY_SHARE = 0.5;

/** The same for a page with the heading "Contents", and for the pages after it. */
const NAMED_ENTRY_SHARE = 0.35;

type IsVouched = ReturnType<typeof createVouching>;

const pagesByTitle = createTitlePages(normalizeTitle);

/**
 * Removes the index, the table of contents and the lists of figures and tables, which mention every subject and answer nothing. `titles`
 * are the titles with page numbers in them, as printed.
 */
export function takeContentsLists(
  elements: readonly Element[],
  outline: readonly OutlineEntry[],
): { rest: Element[]; titles: string[] } {
  const isVouched = createVouching(elements);
  const listPages = findListPages(elements, outline, isVouched);
  const runs = findContentsRuns(elements, outline);
  const leading = findLeading(elements, isVouched);
  const isListed = (element: Element): boolean => {
    if (listPages.has(element.page) || runs.has(element)) return true;
    if (element.block.kind === 'heading' && isListHeading(element.text.trim())) return true;
    return leading.has(element);
  };
  const [listed, rest] = [[] as Element[], [] as Element[]];
  for (const element of elements) (isListed(element) ? listed : rest).push(element);
  return { rest, titles: listed.flatMap(titlesOf) };
}

/** The titles in an element of a table of contents; none for an index. */
function titlesOf(element: Element): string[] {
  const texts = element.lines.length > 1 ? element.lines.map(({ text }) => text) : [printedText(element)];
  return texts.flatMap((text) => {
    const title = withoutPageAtEnd(text);
    return title === text.trim() || title === '' || INDEX_ENTRY.test(text) ? [] : [title];
  });
}

/** The elements of leader lines alone, on pages whose leader lines are entries of a list of contents. */
function findLeading(elements: readonly Element[], isVouched: IsVouched): Set<Element> {
  const leading = elements.filter(
    ({ lines }) => lines.length > 0 && lines.every(({ text }) => isLeaderLine(text)),
  );
  const byPage = new Map<number, Element[]>();
  for (const element of leading) byPage.set(element.page, [...(byPage.get(element.page) ?? []), element]);
  const found = new Set<Element>();
  for (const [page, own] of byPage) {
    const texts = own.flatMap(({ lines }) => lines.map(({ text }) => text));
    if (isVouched(texts, page)) for (const element of own) found.add(element);
  }
  return found;
}

function isLeaderLine(text: string): boolean {
  return LEADERS.test(text) && endsInPage(text);
}

function findListPages(
  elements: readonly Element[],
  outline: readonly OutlineEntry[],
  isVouched: IsVouched,
): Set<number> {
  const titlePages = pagesByTitle(outline);
  const linesOf = new Map<number, string[]>();
  for (const { page, lines } of elements) {
    const texts = linesOf.get(page) ?? [];
    linesOf.set(page, texts);
    for (const { text } of lines) if (text.length > 1 || /\d/.test(text)) texts.push(text);
  }
  const pages = new Set<number>();
  for (const [page, texts] of linesOf) {
    const isHeaded = texts.slice(0, 4).some((text) => isListHeading(text.trim()));
    const isNamed = isHeaded || pages.has(page - 1);
    // Only called for lines without leaders.
    const namesElsewhere = (text: string): boolean => {
      if (titlePages.size === 0 || text.length > LONGEST_ENTRY_CHARS) return false;
      const title = endsInOneOf(PAGE_CHARS, text) ? withoutPageAtEnd(text) : text.trim();
      const target = titlePages.get(normalizeTitle(title));
      return target !== undefined && target !== null && target !== page;
    };
    // The columns of a list may have been read across, so that the page numbers don't increase.
    const isLine = (text: string) =>
      isEntry(text) || (isNamed && endsInChapterPage(text)) || namesElsewhere(text);
    const needed = (isNamed ? NAMED_ENTRY_SHARE : ENTRY_SHARE) * texts.length;
    if (texts.length < (isNamed ? 3 : 6)) continue;
    const rising = Math.max(countRisingAtEnd(texts, isNamed), isHeaded ? countRisingAtStart(texts) : 0);
    const isList = rising >= needed || hasAtLeast(needed, texts, isLine);
    if (isList && (isNamed || isVouched(texts, page) || texts.filter(namesElsewhere).length >= needed))
      pages.add(page);
  }
  return pages;
}

/** Whether at least `needed` of the texts are of a kind. Stops once too few are left, which is soon on most pages. */
function hasAtLeast(needed: number, texts: readonly string[], isOfKind: (text: string) => boolean): boolean {
  let found = 0;
  for (const [index, text] of texts.entries()) {
    if (isOfKind(text)) found += 1;
    if (found >= needed) return true;
    if (found + texts.length - index - 1 < needed) return false;
  }
  return false;
}

function isEntry(text: string): boolean {
  return LEADERS.test(text) || INDEX_ENTRY.test(text) || ONLY_NUMBERS.test(text);
}

/**
 * Number of lines that end in page numbers, if these increase down the page as in a table of contents; otherwise 0. Without a heading,
 * consecutive numbers are taken for those of parts ("Lid 1", "Tank 2") and give 0.
 */
function countRisingAtEnd(texts: readonly string[], isHeaded: boolean): number {
  const numbers = texts.flatMap((text) => pageAtEndOf(text) ?? []);
  return !isHeaded && areCounted(numbers) ? 0 : countRising(numbers);
}

/** The same for lines that begin with page numbers. Numbered parts ("1 Lid", "2 Tank") and quantities give 0. */
function countRisingAtStart(texts: readonly string[]): number {
  const numbers = texts.flatMap((text) => pageAtStartOf(text) ?? []);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return areCounted(numbers) || last - first < numbers.length / 2 ? 0 : countRising(numbers);
}

/** Whether numbers are consecutive from 1, as those of the parts of a drawing. */
const areCounted = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === index + 1);

function countRising(numbers: readonly number[]): number {
  const rises = numbers.filter((number, index) => index > 0 && number >= (numbers[index - 1] ?? 0)).length;
  return numbers.length >= 5 && rises >= 0.85 * (numbers.length - 1) ? numbers.length : 0;
}
