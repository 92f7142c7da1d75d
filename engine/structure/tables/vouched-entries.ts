import { whenNeeded } from '../../runtime/when-needed.ts';
import type { Element } from '../element.ts';
import { normalizeTitle } from '../headings/heading-text.ts';
import { endsInPageOfLanguage, withoutPageAtEnd } from './contents-entry.ts';

/** Titles of other pages, and the share of a list's entries, that make it one of contents. */
const MIN_TITLES = 2;
const TITLE_SHARE = 0.2;
/** Entries of which so many follow each other by the alphabet are an index. */
const MIN_OF_INDEX = 10;
const IN_ORDER_SHARE = 0.85;
const LONGEST_TITLE_CHARS = 160;
const HAS_LETTERS = /\p{L}{2}/u;

/**
 * Tells whether entries that end in numbers are those of a list of contents or an index, by what is printed elsewhere: torques, parts
 * and settings are lists of names and numbers, too, and what they say stands nowhere else.
 * @param elements all of the manual; looked through when first asked
 */
export function createVouching(
  elements: readonly Element[],
): (texts: readonly string[], page: number) => boolean {
  const places = whenNeeded(() => placesOfLines(elements));
  const standsElsewhere = (text: string, page: number): boolean => {
    const title = withoutPageAtEnd(text);
    if (title === text.trim() || title.length > LONGEST_TITLE_CHARS || !HAS_LETTERS.test(title)) return false;
    const found = places().get(normalizeTitle(title));
    return found !== undefined && (found.first !== page || found.last !== page);
  };
  return (texts, page) => {
    if (texts.filter(endsInPageOfLanguage).length >= MIN_TITLES || areAlphabetic(texts)) return true;
    const needed = Math.max(MIN_TITLES, TITLE_SHARE * texts.length);
    return texts.filter((text) => standsElsewhere(text, page)).length >= needed;
  };
}

type Places = { first: number; last: number };

/** The first and last page of each printed line, in the form in which titles are compared. */
function placesOfLines(elements: readonly Element[]): Map<string, Places> {
  const places = new Map<string, Places>();
  for (const { lines } of elements) {
    for (const { text, page } of lines) {
      if (text.length > LONGEST_TITLE_CHARS) continue;
      const title = normalizeTitle(text);
      const known = places.get(title);
      if (known) known.last = page;
      else places.set(title, { first: page, last: page });
    }
  }
  return places;
}

function areAlphabetic(texts: readonly string[]): boolean {
  const names = texts.filter((text) => HAS_LETTERS.test(text)).map((text) => text.toLowerCase());
  if (names.length < MIN_OF_INDEX) return false;
  const inOrder = names.filter((name, at) => at > 0 && (names[at - 1] ?? '').localeCompare(name) <= 0).length;
  return inOrder >= IN_ORDER_SHARE * (names.length - 1);
}
