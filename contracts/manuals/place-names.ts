/** How pages are named to people, in the chat as in files and tables: by the number that is printed on them. */

/** Pages of a manual: `page` and `pageEnd` as the file counts them, from 1; what is printed on them where that is another. */
export type NamedPages = {
  page: number | null;
  pageEnd?: number | null | undefined;
  printed?: string | undefined;
  printedEnd?: string | undefined;
};

/** The words of a language for pages. */
export type PlaceWords = {
  place: (page: number | string) => string;
  places: (first: number | string, last: number | string) => string;
  /** @param printed the pages as they are printed @param page the file's number of the first */
  placeInFile: (printed: string, page: number) => string;
};

/** The words of files, and of screens that speak English alone. */
export const PLACE_WORDS: PlaceWords = {
  place: (page) => `p. ${page}`,
  places: (first, last) => `p. ${first}–${last}`,
  placeInFile: (printed, page) => `${printed} (page ${page} of the file)`,
};

/** "p. 34", "p. 38–39", as printed; null where the file has no pages. */
export function printedPlace(
  { page, pageEnd, printed, printedEnd }: NamedPages,
  words = PLACE_WORDS,
): string | null {
  if (page === null) return null;
  const first = printed ?? page;
  return pageEnd != null && pageEnd > page ? words.places(first, printedEnd ?? pageEnd) : words.place(first);
}

/** "p. 34", "p. 12 (page 16 of the file)"; null where the file has no pages. */
export function namePlace(pages: NamedPages, words = PLACE_WORDS): string | null {
  const text = printedPlace(pages, words);
  return text === null || pages.page === null || pages.printed === undefined
    ? text
    : words.placeInFile(text, pages.page);
}
