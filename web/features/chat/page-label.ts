/** Names of places in a manual. */
import type { Citation } from '../../../contracts/chat.ts';
import { texts } from './texts.ts';

type Located = Pick<Citation, 'page' | 'pageEnd' | 'heading' | 'title'>;

const sectionNumber = (heading: string): string | null =>
  /^\d+(?:\.\d+)*(?=[\s.:)]|$)/.exec(heading.trim())?.[0] ?? null;

/** For a page tab of a file without pages: the section's printed number, or "Section". */
export const sectionTab = (heading: string): string => sectionNumber(heading) ?? texts.section;

/** "p. 34", "p. 38–39"; files without pages give the heading. */
export function placeText({ page, pageEnd, heading }: Located): string {
  if (page === null) return heading;
  return pageEnd !== null && pageEnd > page ? texts.places(page, pageEnd) : texts.place(page);
}

/** Heading split into its printed number and the rest. */
export function headingParts(heading: string): { number: string | null; text: string } {
  const number = sectionNumber(heading);
  if (number === null) return { number: null, text: heading.trim() };
  const text = heading
    .trim()
    .slice(number.length)
    .replace(/^[.:)\s]+/, '');
  return text === '' ? { number: null, text: number } : { number, text };
}
