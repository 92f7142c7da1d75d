import type { Passage } from '../../structure/manual.ts';
import type { Stretch } from '../../structure/sentences.ts';

/**
 * Characters `start` to `end` of a passage without the layout of its page: cells and broken lines set apart by a blank; paragraphs
 * and the lines of a listing stay apart. Words on a drawing are left out: they say nothing without it.
 */
export function readable(
  { text, listings = [], labels = [] }: Pick<Passage, 'text' | 'listings' | 'labels'>,
  start: number,
  end: number,
): string {
  const isListed = (at: number): boolean => listings.some((own) => own.start - 1 <= at && at <= own.end);
  return blankOut(text, labels)
    .slice(start, end)
    .replace(/\n(?=\s*\p{Ll})/gu, (feed, at: number) => (isListed(start + at) ? feed : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** The text with blanks for the characters of stretches: all others keep their places. */
const blankOut = (text: string, stretches: readonly Stretch[]): string =>
  stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
