/** Names of places in a manual. */
import type { Citation } from '../../../contracts/chat.ts';
import { texts } from './texts.ts';

type Located = Pick<Citation, 'page' | 'pageEnd' | 'heading' | 'title'>;

const sectionNumber = (heading: string): string | null =>
  /^\d+(?:\.\d+)*(?=[\s.:)]|$)/.exec(heading.trim())?.[0] ?? null;

/** The text of a page tab for a file without pages: the printed number of the section, or "Section". */
export const sectionTab = (heading: string): string => sectionNumber(heading) ?? texts.section;

/** The text for a place: "p. 34", "p. 38–39", or the heading in files without pages. */
export function placeText({ page, pageEnd, heading }: Located): string {
  if (page === null) return heading;
  return pageEnd !== null && pageEnd > page ? texts.places(page, pageEnd) : texts.place(page);
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
