import type { OpenedDocument, OutlineEntry, ReadPage } from '../../document/pages.ts';
import { isSignalWord } from '../../document/signal-word.ts';
import { type Element, isKind } from '../element.ts';
import { findBodySize, normalizeTitle, numberedLevel } from './heading-text.ts';

const MIN_TITLE_CHARS = 3;
const MAX_TITLE_CHARS = 120;

/** How much larger than the text a title is set. */
const TITLE_SIZE_RATIO = 1.25;

/** Of the words of a stated title, how many have to be printed on the first pages. */
const PRINTED_SHARE = 0.5;
const FIRST_PAGES = 3;

/**
 * The title of a manual: what its file states, unless the first pages say nothing of it: then it is that of a template, an earlier
 * edition or a website, and the first page says what people see. Null if nothing looks like a title.
 * @param pages those of the part that is read, with the lines that all have in common
 */
export function titleOf(
  { title: stated, outline, paged }: Pick<OpenedDocument, 'title' | 'outline' | 'paged'>,
  elements: readonly Element[],
  pages: readonly ReadPage[],
): string | null {
  if (stated === null) return guessTitle(outline, elements);
  return paged && !isPrinted(stated, pages) ? (guessTitle(outline, elements) ?? stated) : stated;
}

/** Pages without text, and parts of a file behind its first pages, can't say that a title is wrong. */
function isPrinted(title: string, pages: readonly ReadPage[]): boolean {
  const first = pages.filter(({ page }) => page <= FIRST_PAGES).flatMap(({ blocks }) => blocks);
  if (first.length === 0) return true;
  const printed = new Set(first.flatMap(({ text }) => wordsOf(text)));
  const words = wordsOf(title);
  return words.filter((word) => printed.has(word)).length >= PRINTED_SHARE * words.length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Guesses the title of a manual whose file has none: the only top-level bookmark, else the largest type on the first
 * page, unless it heads a section or is no larger than text. Null if nothing looks like a title.
 */
export function guessTitle(outline: readonly OutlineEntry[], elements: readonly Element[]): string | null {
  const outermost = outline.filter(({ level }) => level === 1);
  if (outermost.length === 1 && outermost[0] && outline.length > 1) return outermost[0].title;
  const bodySize = findBodySize(elements);
  let largest = { element: undefined as Element | undefined, size: bodySize * TITLE_SIZE_RATIO };
  for (const element of elements) {
    if (element.page > 1) break;
    const isText = isKind(element, 'heading') || isKind(element, 'paragraph');
    const size = isText ? (element.block.fontSize ?? 0) : 0;
    if (size > largest.size) largest = { element, size };
  }
  const text = largest.element?.text.trim() ?? '';
  return isTitle(text) && !namesSection(text, outline) ? text : null;
}

function namesSection(text: string, outline: readonly OutlineEntry[]): boolean {
  const wanted = normalizeTitle(text);
  return outline.some(({ title }) => normalizeTitle(title) === wanted);
}

function isTitle(text: string): boolean {
  if (text.length < MIN_TITLE_CHARS || text.length > MAX_TITLE_CHARS) return false;
  if (!/\p{L}{2}/u.test(text) || /[.:;,]$/.test(text)) return false;
  return numberedLevel(text) === null && !isSignalWord(text);
}
