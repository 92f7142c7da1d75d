import type { Block, Cell, OutlineEntry, ReadPage } from '../../document/pages.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { numberedLevel, numberedTitle } from '../headings/heading-text.ts';
import { pagesByNumberedTitle } from '../headings/title-pages.ts';
import { trimTable } from '../tables/trim-table.ts';
import { createPageNumberTest } from './page-numbers.ts';

/** Height of the bands for headers and footers at the top and bottom of a page, as a share of the page height. */
const BAND_SHARE = 0.12;

/** Width of the bands for the tabs at the sides of a page (its language, its chapter), as a share of the page width. */
const SIDE_SHARE = 0.1;
const MAX_TAB_CHARS = 40;
const HAS_WORD = /\p{L}{2}/u;

/** Number of pages on which a text must recur to be a running line. */
const MIN_REPEATS = 3;

/** How far a running line may move between pages, as a share of the page height. */
const PLACE_SHARE = 0.02;
/** A line is a running line if this share of the pages has one at the same height, within `SAME_PLACE` (share of the page height). */
const SAME_PLACE_PAGES = 0.5;
const SAME_PLACE = 0.004;

const pageNumber = whenNeeded(
  () =>
    new RegExp(
      String.raw`^(?:(?:${formsOfAll('headings', 'page')})\s*)?[-–—|\s]*(?:\d{1,4}|[ivxlc]{1,7})[-–—|\s]*(?:(?:\/|${formsOfAll('headings', 'pageOf')})\s*\d{1,4})?[-–—|\s]*$`,
      'i',
    ),
);

/**
 * Removes headers, footers and page numbers. They are recognised over all given pages by their position and their text, ignoring digits.
 * The name of a chapter above its pages counts as a header even if the chapter is too short for the name to recur often.
 */
export function stripRunningLines(
  pages: readonly ReadPage[],
  outline: readonly OutlineEntry[] = [],
): ReadPage[] {
  const repeats = countRepeats(pages, keyOf);
  const copies = countRepeats(pages, ({ kind, text }) => (kind === 'heading' ? text : ''));
  const isPageNumber = createPageNumberTest(pages);
  const headings = titlesOfHeadings(pages);
  const pagesOfTitles = pagesByNumberedTitle(outline);
  const isTitleOfOther = (text: string, page: number) => {
    const title = numberedTitle(text);
    return headings.has(title) || (pagesOfTitles.get(title) ?? page) !== page;
  };
  /** A heading of this page: "3.1 Care" and "3.2 Use" may each be at the top of a page. */
  const isOwnHeading = ({ kind, text }: Block) =>
    kind === 'heading' && numberedLevel(text) !== null && copies.get(text) === 1;
  const isRepeated = (line: PlacedText) => (repeats.get(keyOf(line)) ?? 0) >= MIN_REPEATS;
  const isAtTheirPlace = placesOfRunning(pages, isRepeated);
  const isRunningCell = (cell: Cell) => isInBand(cell) && isRepeated(cell);
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks
      .map((block) => (block.kind === 'table' ? trimTable(block, isRunningCell) : block))
      .filter((block, index) => {
        if (isPageNumber(block, page)) return false;
        if (isTab(block) && isRepeated(block)) return false;
        if (!isInBand(block)) return true;
        if (pageNumber().test(block.text.trim()) && isOutermost(page.blocks, index)) return false;
        if (
          block.kind === 'paragraph' &&
          isOutermost(page.blocks, index) &&
          (isTitleOfOther(block.text, page.page) || isAtTheirPlace(block))
        )
          return false;
        if (block.kind === 'table' || block.kind === 'figure' || isOwnHeading(block)) return true;
        if (pagesOfTitles.get(numberedTitle(block.text)) === page.page) return true;
        return !isRepeated(block);
      }),
  }));
}

/**
 * Whether a block is at a height where most pages have a running line. The name of a two-page chapter recurs too seldom to be recognised by
 * its text.
 */
function placesOfRunning(
  pages: readonly ReadPage[],
  isRepeated: (line: PlacedText) => boolean,
): (block: Block) => boolean {
  const pagesAt = new Map<number, number>();
  for (const { blocks } of pages) {
    const tops = blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.box && isInBand(block) && isRepeated(block) ? [block.box.y] : [],
    );
    for (const top of new Set(tops)) pagesAt.set(top, (pagesAt.get(top) ?? 0) + 1);
  }
  const enough = Math.max(MIN_REPEATS, SAME_PLACE_PAGES * pages.length);
  return ({ box }) => {
    if (box === null) return false;
    const near = [...pagesAt].filter(([top]) => Math.abs(top - box.y) < SAME_PLACE);
    return near.reduce((sum, [, count]) => sum + count, 0) >= enough;
  };
}

function titlesOfHeadings(pages: readonly ReadPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => numberedTitle(text)),
    ),
  );
}

/** For each key, the number of pages with such a block in the bands. */
function countRepeats(pages: readonly ReadPage[], keyIn: (block: Block) => string): Map<string, number> {
  const repeats = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(
      page.blocks.filter((block) => block.kind !== 'table' && (isInBand(block) || isTab(block))).map(keyIn),
    );
    for (const key of keys) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  }
  return repeats;
}

/** A block or a cell. */
type PlacedText = Pick<Block, 'text' | 'box'>;

function isInBand({ box, text }: PlacedText): boolean {
  if (!box || text.length > 200) return false;
  return box.y + box.height < BAND_SHARE || box.y > 1 - BAND_SHARE;
}

/** Whether a block stands in the margin beside the text: most are turned. */
function isTab({ box, text, kind }: Block): boolean {
  if (!box || text.length > MAX_TAB_CHARS || !HAS_WORD.test(text)) return false;
  if (kind !== 'heading' && kind !== 'paragraph') return false;
  return box.x + box.width < SIDE_SHARE || box.x > 1 - SIDE_SHARE;
}

/** A key that is equal for texts that differ in digits only and are at nearly the same height. */
function keyOf({ text: printed, box }: PlacedText): string {
  const text = printed
    .toLowerCase()
    .replace(/\d+|\b[ivxl]+\b/g, '#')
    .replace(/\s+/g, ' ');
  return `${text}@${Math.round((box?.y ?? 0) / PLACE_SHARE)}`;
}

/** Whether a block is among the first or last two of the page: a number within the text is no page number. */
function isOutermost(blocks: readonly Block[], index: number): boolean {
  return index < 2 || index >= blocks.length - 2;
}
