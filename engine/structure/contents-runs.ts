import type { OutlineEntry } from '../read/document.ts';
import { endsInOneOf } from '../read/lines.ts';
import { type Element, isKind } from './element.ts';
import { numberedTitle } from './heading-text.ts';
import { pagesByNumberedTitle } from './title-pages.ts';

/** So many titles of other pages in a row are a list of contents. */
const MIN_ENTRIES = 6;

/** What may stand between two entries: the name of a part, a line that was torn off. */
const MAX_BETWEEN = 2;
const MAX_BETWEEN_CHARS = 40;

const LONGEST_ENTRY_CHARS = 200;
const SENTENCE_ENDS = '.:;,';
const PAGE_CHARS = '0123456789ivxl';
const PAGE_AT_END = /[\s.…]+(?:\d{1,4}|[ivxl]{1,6})$/;

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
    if (namesOtherPage(element, pages)) {
      run.push(...between, element);
      between = [];
      entries += 1;
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

function namesOtherPage({ block, text, page }: Element, pages: PagesOfTitles): boolean {
  if (text.length > LONGEST_ENTRY_CHARS || text === '' || block.kind === 'table' || block.kind === 'code')
    return false;
  // Most texts are sentences: told at once.
  if (endsInOneOf(SENTENCE_ENDS, text)) return false;
  const named =
    pages.get(numberedTitle(text)) ??
    (endsInOneOf(PAGE_CHARS, text) ? pages.get(numberedTitle(text.replace(PAGE_AT_END, ''))) : undefined);
  return named !== undefined && named !== null && named > page;
}
