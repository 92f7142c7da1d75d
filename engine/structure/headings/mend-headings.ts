import { countWords, type Element, type ElementOf, isKind } from '../element.ts';
import { demoteHeading } from './demote-headings.ts';
import { demoteInstructions } from './demote-instructions.ts';
import { findBodySize, isPlausibleHeading, numberedLevel } from './heading-text.ts';
import { joinTitles } from './join-titles.ts';

/** Minimum white space above a heading in small type, in line heights. */
const MIN_GAP_LINES = 0.9;

/** A style is used for headings if at least this many of its lines look like headings, and this many times as many as don't. */
const MIN_OF_STYLE = 3;
const MIN_RATIO = 2;
const MAX_WORDS = 12;

/** Number of words from which a block is running text. */
const MIN_TEXT_WORDS = 16;

/**
 * Corrects the headings by the conventions of the whole document: bold lines laid out like headings become headings even in small type,
 * two lines of one title are joined, and cells side by side are no headings.
 */
export function mendHeadings(elements: readonly Element[]): Element[] {
  const mended = [...elements];
  const bold: number[] = [];
  for (const [index, element] of elements.entries()) {
    if (isKind(element, 'heading')) {
      if (standsInRow(elements, element, index)) mended[index] = demoteHeading(element);
    } else if (isKind(element, 'paragraph') && element.block.bold) bold.push(index);
  }
  promote(mended, bold);
  demoteFrontPage(mended);
  return joinTitles(demoteInstructions(mended));
}

/** On a front page, which has no running text, only the largest line is a heading. */
function demoteFrontPage(elements: Element[]): void {
  const [first] = elements;
  const end = elements.findIndex((element) => element.page !== first?.page || isText(element));
  const isFrontPage = elements[end] !== undefined && elements[end].page !== first?.page;
  if (!isFrontPage || first?.block.box === null) return;
  const sizes = elements
    .slice(0, end)
    .map((element) => (isKind(element, 'heading') ? (element.block.fontSize ?? 0) : -1));
  const title = sizes.indexOf(Math.max(...sizes));
  for (const [index, element] of elements.slice(0, end).entries())
    if (isKind(element, 'heading') && index !== title) elements[index] = demoteHeading(element);
}

/** Headings are not side by side; column names are. */
function standsInRow(elements: readonly Element[], element: Element, index: number): boolean {
  const neighbours = [elements[index - 1], elements[index + 1]];
  return neighbours.some((other) => isKind(other, 'heading') && isBeside(element, other));
}

function isBeside(a: Element, b: Element): boolean {
  const [first, second] = [a.block.box, b.block.box];
  if (!first || !second || a.page !== b.page) return false;
  const overlap = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return overlap > 0.5 * Math.min(first.height, second.height);
}

/** Elements that no front page has: sentences, lists, numbered sections. */
function isText(element: Element): boolean {
  if (isKind(element, 'heading')) return numberedLevel(element.text) !== null;
  if (isKind(element, 'figure')) return false;
  return (
    !isKind(element, 'paragraph') || countWords(element.text) >= MIN_TEXT_WORDS || element.text.endsWith('.')
  );
}

/** Turns bold paragraphs in type smaller than the text, given by their indexes, into headings. */
function promote(elements: Element[], bold: readonly number[]): void {
  if (bold.length < MIN_OF_STYLE) return;
  const bodySize = findBodySize(elements);
  const candidates: Array<{ index: number; style: number; heading: Element }> = [];
  const styles = new Map<number, { headings: number; others: number }>();
  for (const index of bold) {
    const element = elements[index];
    if (!isKind(element, 'paragraph') || (element.block.fontSize ?? 0) >= bodySize) continue;
    const style = styleOf(element);
    const counts = styles.get(style) ?? { headings: 0, others: 0 };
    styles.set(style, counts);
    const heading = toHeading(element, elements[index - 1]);
    if (heading) candidates.push({ index, style, heading });
    counts[heading ? 'headings' : 'others'] += 1;
  }
  for (const { index, style, heading } of candidates) {
    const { headings, others } = styles.get(style) ?? { headings: 0, others: 0 };
    if (headings >= MIN_OF_STYLE && headings >= MIN_RATIO * others) elements[index] = heading;
  }
}

const styleOf = (element: ElementOf<'paragraph'>): number => Math.round((element.block.fontSize ?? 0) * 2);

/** Turns a paragraph into a heading if it is laid out like one: a short line with white space above it. */
function toHeading(element: ElementOf<'paragraph'>, above: Element | undefined): ElementOf<'heading'> | null {
  const { text, lines, box, fontSize, bold } = element.block;
  if (lines.length > 1 || text.split(/\s+/).length > MAX_WORDS || !/^[\p{Lu}\p{N}"“]/u.test(text))
    return null;
  const heading: ElementOf<'heading'> = {
    ...element,
    block: { kind: 'heading', text, lines, box, fontSize, bold, level: 3 },
  };
  return hasWhiteAbove(element, above) && isPlausibleHeading(heading, 0) ? heading : null;
}

function hasWhiteAbove(element: Element, above: Element | undefined): boolean {
  const [own, other] = [element.block.box, above?.lines.at(-1)?.box ?? above?.block.box];
  if (!own || !other || above?.pageEnd !== element.page || isKind(above, 'heading')) return true;
  const gap = own.y - (other.y + other.height);
  // Above the left column's last line: the top of the next.
  return gap < -other.height || gap > MIN_GAP_LINES * own.height;
}
