import { EXAMPLE_WORDS, FIGURE_WORDS, TABLE_WORDS } from '../../document/caption-words.ts';
import { isLabel } from '../../document/signal-word.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { type Element, isKind } from '../element.ts';

const MAX_HEADING_CHARS = 140;
const MAX_HEADING_WORDS = 16;
const MAX_NUMBERED_WORDS = 24;
/** A text of more words that ends in a full stop is a sentence, whatever its style. */
const MAX_STYLED_WORDS = 10;

/** Minimum difference between the type size of a heading and of the text, in points. */
const LARGER_POINTS = 0.4;

/** Minimum ratio of the two sizes for titles that begin in lower case, as running text may. */
const DISPLAY_RATIO = 1.5;

/** "3.2 ", "B.1. ": numbers of several parts, which only headings have. */
const PART_NUMBER = /^(?:\d{1,3}|[A-Z])(?:\.\d{1,3})+[.):]?\s+\p{L}/u;

const sectionNumbers = whenNeeded(
  () =>
    new RegExp(
      String.raw`^(?:(?:${formsOfAll('headings', 'chapter')}|${formsOfAll('headings', 'section')})\s+)?((?:\d{1,3}|[A-Z])(?:\.\d{1,3})*)[.):]?\s+(?=\S)`,
      'i',
    ),
);
/** The label of a figure, a table or an example. */
const CAPTION = new RegExp(
  `^(?:(?:${FIGURE_WORDS}|${TABLE_WORDS})\\.?\\s+(?:[A-Z][.-]?)?\\d+(?:[.-]\\d+)*|(?:${EXAMPLE_WORDS})\\s+(?:\\d+|[A-Z])[.-]\\d+)\\b`,
  'iu',
);
const chapterAlone = whenNeeded(
  () =>
    new RegExp(
      String.raw`^(?:${formsOfAll('headings', 'chapter')}|${formsOfAll('headings', 'chapterAlone')})\s+(?:\d{1,3}|[A-Z]|[IVXL]+)\.?$`,
      'i',
    ),
);

/** The title in the form in which titles are compared: letters and digits only, without the section number. */
export function normalizeTitle(text: string): string {
  return normalize(text, sectionNumbers().exec(text));
}

function normalize(text: string, number: RegExpExecArray | null): string {
  const bare = number === null ? text : text.slice(number[0].length);
  const normal = (bare === '' ? text : bare).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return normal === '' ? text.toLowerCase().trim() : normal;
}

/** The number that a title begins with, "3.2.1" or "B", or null. */
export function sectionNumber(text: string): string | null {
  return sectionNumbers().exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The title with its number in comparable form: "2 Safety" is a page header, while "Safety" may be a word of the text. */
export function numberedTitle(text: string): string {
  const number = sectionNumbers().exec(text);
  return `${number?.[1]?.toLowerCase() ?? ''} ${normalize(text, number)}`;
}

/** "3.2.1 Title" is on level 3, "Chapter 2", "Appendix B Title" and "2. Title" on level 1; null without a number. */
export function numberedLevel(text: string): number | null {
  if (chapterAlone().test(text)) return 1;
  const [begin = '', number] = sectionNumbers().exec(text) ?? [];
  if (number === undefined || /^[A-Z]\W*$/i.test(begin)) return null;
  return number.split('.').filter((part) => part !== '').length;
}

/** Whether a text is just "Chapter 2", with the title in the next heading. */
export function isChapterAlone(text: string): boolean {
  return chapterAlone().test(text.trim());
}

/** The text of an element as printed, including the marker that was removed from a list item. */
export function printedText(element: Element): string {
  return isKind(element, 'list-item') ? `${element.block.marker} ${element.text}` : element.text;
}

/** Whether a text may be the title of a section: no stray number, signal word or caption. */
export const isTitle = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !isLabel(text) && !CAPTION.test(text);

/** Whether a heading found by its layout is plausible as one: not a label, a sentence or a stray number. */
export function isPlausibleHeading(element: Element, bodySize: number): boolean {
  if (!isKind(element, 'heading')) return false;
  const text = element.text.trim();
  const isNumbered = element.block.bold && PART_NUMBER.test(text);
  const maxWords = isNumbered ? MAX_NUMBERED_WORDS : MAX_HEADING_WORDS;
  if (text.length > MAX_HEADING_CHARS || text.split(/\s+/).length > maxWords) return false;
  if (!isTitle(text) || EMPTY_BRACKETS.test(text)) return false;
  const isLarge = element.block.bold && (element.block.fontSize ?? 0) > bodySize + LARGER_POINTS;
  if (/[,;]$/.test(text) || (text.endsWith(':') && !isNumbered && !isLarge)) return false;
  if (/[a-z]{3}\.$/.test(text) && !isNumbered && !isStyled(element, text)) return false;
  const { fontSize, bold } = element.block;
  if (/^\p{Ll}/u.test(text) && !bold && !isDisplayed(fontSize, bodySize)) return false;
  if (!bold && isProse(text)) return false;
  return fontSize === null || bold || fontSize > bodySize + LARGER_POINTS || numberedLevel(text) !== null;
}

/** Word marks headings by style and gives no size; a short one is a heading even with a full stop. */
const isStyled = ({ block }: Element, text: string): boolean =>
  block.kind === 'heading' && block.fontSize === null && text.split(/\s+/).length <= MAX_STYLED_WORDS;

/** Whether the type is so large that the text is a chapter title even in lower case. */
const isDisplayed = (fontSize: number | null, bodySize: number): boolean =>
  fontSize !== null && bodySize > 0 && fontSize >= DISPLAY_RATIO * bodySize;

/** "()jk : difference between j and k": a formula whose layout was lost. */
const EMPTY_BRACKETS = /^\(\s*\)/;
/** Characters with which no title begins: the marker of an item, a symbol, a formula. */
const NO_TITLE = /^(?:\(?\d{1,2}\)\s|[^\p{L}\p{N}"'“”„«‘(¿¡§■●◆▶])/u;
const SENTENCE_WITHIN = /^\S+ \S+ .*[\p{Ll})][.!?] \p{Lu}\p{Ll}|\)\.$/u;
/** Share of letters and white space below which a line is a formula or a listing. */
const MIN_LETTER_SHARE = 0.6;

/** Whether a line of unusual size is running text; readers misjudge the size of lines with characters from another font. */
function isProse(text: string): boolean {
  const letters = text.match(/[\p{L}\s]/gu)?.length ?? 0;
  return NO_TITLE.test(text) || SENTENCE_WITHIN.test(text) || letters < MIN_LETTER_SHARE * text.length;
}

/** The type size of most of the text, in points; 0 if sizes are unknown. */
export function findBodySize(elements: readonly Element[]): number {
  const chars = new Map<number, number>();
  for (const element of elements) {
    if (!isKind(element, 'paragraph') || element.block.fontSize === null) continue;
    const size = Math.round(element.block.fontSize * 2) / 2;
    chars.set(size, (chars.get(size) ?? 0) + element.text.length);
  }
  let body = { size: 0, chars: 0 };
  for (const [size, count] of chars) if (count > body.chars) body = { size, chars: count };
  return body.size;
}
