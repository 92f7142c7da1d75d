import type { OutlineEntry } from '../../document/pages.ts';
import { type Element, isKind } from '../element.ts';
import { levelByLook } from './heading-levels.ts';
import {
  findBodySize,
  isPlausibleHeading,
  isTitle,
  normalizeTitle,
  numberedTitle,
  printedText,
  sectionNumber,
} from './heading-text.ts';

/** A section number on its own, apart from its title. */
const NUMBER_ALONE = /^\S{1,8}$/;

/** A shorter title, in characters, may be followed by text that begins in lower case. */
const MIN_SENTENCE_WORDS = 6;

/** Longest title of a table of contents, in characters. */
const MAX_LISTED_CHARS = 140;
const MAX_LISTED_LINES = 2;

/** A heading: the index of the element at which its section begins, and how many elements its own text takes. */
export type Heading = { index: number; level: number; text: string; takes: number; page: number };

/**
 * Finds the headings, in order. If the file has a useful outline, it decides; otherwise the `titles` named by the printed table of contents
 * are headings whatever they look like.
 */
export function findHeadings(
  elements: readonly Element[],
  outline: readonly OutlineEntry[],
  titles: readonly string[] = [],
): Heading[] {
  const bodySize = findBodySize(elements);
  const outlined = snapOutline(elements, outline);
  const isOutlineUseful = outlined.filter((heading) => heading.takes > 0).length >= 3;
  const taken = new Set(
    outlined.flatMap(({ index, takes }) => Array.from({ length: takes }, (_, i) => index + i)),
  );
  const others = elements.flatMap((element, index): Heading[] =>
    taken.has(index) || !isPlausibleHeading(element, bodySize) || runsOn(elements, index)
      ? []
      : [{ index, level: 0, text: element.text, takes: 1, page: element.page }],
  );
  if (!isOutlineUseful)
    return levelByLook(mergeByIndex([...others, ...findListed(elements, titles, others)]), elements);
  return levelBelow(mergeByIndex([...outlined, ...others]));
}

/** Lines that don't look like headings but are equal to a title in the table of contents. */
function findListed(
  elements: readonly Element[],
  titles: readonly string[],
  headings: readonly Heading[],
): Heading[] {
  const missing = new Set(titles.filter(isTitle).map(numberedTitle));
  for (const { text } of headings) missing.delete(numberedTitle(text));
  const found = new Map<string, Heading[]>();
  for (const [index, element] of elements.entries()) {
    const { page, lines, text: words } = element;
    if (!isKind(element, 'paragraph') && !isKind(element, 'list-item')) continue;
    if (words.length > MAX_LISTED_CHARS || lines.length > MAX_LISTED_LINES) continue;
    const text = printedText(element);
    const key = numberedTitle(text);
    if (!missing.has(key)) continue;
    found.set(key, [...(found.get(key) ?? []), { index, level: 0, text, takes: 1, page }]);
  }
  return [...found.values()].flatMap((places) => {
    const last = places.at(-1);
    // Of several such lines the last one is taken if it has a number, since those before may be in lists. Without a number the line
    // cannot be told apart.
    return last && (places.length === 1 || sectionNumber(last.text) !== null) ? [last] : [];
  });
}

/**
 * Whether a line that is not bold continues in the text below; then it is part of a sentence, whatever its size.
 */
function runsOn(elements: readonly Element[], index: number): boolean {
  const [element, next] = [elements[index], elements[index + 1]];
  if (
    !isKind(element, 'heading') ||
    element.block.bold ||
    element.text.split(' ').length < MIN_SENTENCE_WORDS
  )
    return false;
  return isKind(next, 'paragraph') && next.page === element.page && /^\p{Ll}/u.test(next.text);
}

function mergeByIndex(headings: Heading[]): Heading[] {
  return headings.sort((a, b) => a.index - b.index || a.takes - b.takes);
}

/** Finds each outline entry's heading on its page; an entry that is not printed begins at the top of its page. */
function snapOutline(elements: readonly Element[], outline: readonly OutlineEntry[]): Heading[] {
  const firstOfPage = new Map<number, number>();
  for (const [index, { page }] of elements.entries())
    if (!firstOfPage.has(page)) firstOfPage.set(page, index);
  const headings: Heading[] = [];
  const titles = elements.map(() => undefined as string | undefined);
  let next = 0;
  for (const { title, level, page } of outline) {
    if (page === null) continue;
    const found = findTitle({ elements, titles }, title, page, Math.max(next, firstOfPage.get(page) ?? 0));
    const top = firstOfPage.get(page);
    if (found) headings.push({ ...found, level });
    else if (top !== undefined && top >= next)
      headings.push({ index: top, level, text: title, takes: 0, page });
    const last = headings.at(-1);
    if (last) next = Math.max(next, last.index + last.takes);
  }
  return headings;
}

/** The elements, with their texts as normalised titles, which are computed once. */
type Titled = { elements: readonly Element[]; titles: Array<string | undefined> };

function findTitle(titled: Titled, title: string, page: number, from: number): Omit<Heading, 'level'> | null {
  const { elements } = titled;
  const wanted = normalizeTitle(title);
  const number = sectionNumber(title);
  let paragraph: Omit<Heading, 'level'> | null = null;
  for (let index = from; index < elements.length; index++) {
    const element = elements[index];
    if (!element || element.page > page + 1) break;
    if (element.page < page || isKind(element, 'table') || isKind(element, 'figure')) continue;
    if (paragraph && element.page > paragraph.page) break;
    const takes = matchTitle(titled, index, wanted);
    if (takes === 0) continue;
    const text = elements
      .slice(index, index + takes)
      .map(printedText)
      .join(' ');
    const ownNumber = sectionNumber(text);
    if (number !== null && ownNumber !== null && number !== ownNumber) continue;
    const found = { index, text, takes, page: element.page };
    if (isKind(element, 'heading')) return found;
    paragraph ??= found;
  }
  return paragraph;
}

/** How many elements from `index` on make up the wanted title: 1, 2 for a title in two blocks, 0 for none. */
function matchTitle({ elements, titles }: Titled, index: number, wanted: string): 0 | 1 | 2 {
  const element = elements[index];
  if (!element || element.text.length > wanted.length * 2 + 30) return 0;
  const text = printedText(element);
  titles[index] ??= normalizeTitle(text);
  if (titles[index] === wanted) return 1;
  if (isKind(element, 'list-item') && normalizeTitle(element.text) === wanted) return 1;
  if (!wanted.startsWith(titles[index] ?? '') && !NUMBER_ALONE.test(text)) return 0;
  const following = elements[index + 1];
  if (!following || following.page !== element.page || following.text.length > wanted.length + 10) return 0;
  return normalizeTitle(`${text} ${printedText(following)}`) === wanted ? 2 : 0;
}

/** Headings that are not in the outline become subheadings of the entry they are under. */
function levelBelow(headings: Heading[]): Heading[] {
  let outer = 0;
  return headings.map((heading) => {
    if (heading.level > 0) {
      outer = heading.level;
      return heading;
    }
    return { ...heading, level: outer + 1 };
  });
}
