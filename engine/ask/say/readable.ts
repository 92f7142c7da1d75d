import type { Passage } from '../../structure/manual.ts';

/**
 * Characters `start` to `end` of a passage without the layout of its page: cells and broken lines set apart by a blank; paragraphs
 * and the lines of a listing stay apart.
 */
export function readable(
  { text, listings = [] }: Pick<Passage, 'text' | 'listings'>,
  start: number,
  end: number,
): string {
  const isListed = (at: number): boolean => listings.some((own) => own.start - 1 <= at && at <= own.end);
  return text
    .slice(start, end)
    .replace(/\n(?=\s*\p{Ll})/gu, (feed, at: number) => (isListed(start + at) ? feed : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
