/** Names of places in a manual. */
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { namePlace, printedPlace } from '../../../../contracts/manuals/place-names.ts';
import { texts } from '../shell/texts.ts';

type Located = Pick<Citation, 'page' | 'pageEnd' | 'printed' | 'printedEnd' | 'heading' | 'title'>;

const sectionNumber = (heading: string): string | null =>
  /^\d+(?:\.\d+)*(?=[\s.:)]|$)/.exec(heading.trim())?.[0] ?? null;

/** The text of a page tab for a file without pages: the printed number of the section, or "Section". */
export const sectionTab = (heading: string): string => sectionNumber(heading) ?? texts.section;

/** The pages of a place as they are printed: "p. 34", "p. 38–39". Null where the file has no pages. */
export const printedText = (place: Omit<Located, 'heading' | 'title'>): string | null =>
  printedPlace(place, texts);

/** The text for a place: "p. 34", "p. 12 (page 16 of the file)", or the heading in files without pages. */
export const placeText = (place: Located): string => namePlace(place, texts) ?? place.heading;

/** What a page tab says of a place where another number is printed than the file counts; undefined elsewhere. */
export function tabLabel(place: Located): { text: string; hint: string } | undefined {
  const text = place.printed === undefined ? null : printedText(place);
  return text === null ? undefined : { text, hint: placeText(place) };
}

/** Splits a heading into its printed number and the rest. */
export function headingParts(heading: string): { number: string | null; text: string } {
  const number = sectionNumber(heading);
  if (number === null) return { number: null, text: heading.trim() };
  const text = heading
    .trim()
    .slice(number.length)
    .replace(/^[.:)\s]+/, '');
  return text === '' ? { number: null, text: number } : { number, text };
}
