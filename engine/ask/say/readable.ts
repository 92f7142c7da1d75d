import type { Passage } from '../../document/manual.ts';
import type { Stretch } from '../../document/sentences.ts';

/** Where a line goes on with the sentence of the one before: a small letter behind a full stop begins a command. */
const TORN = /(?<![.!?:]["”’)`]?\s*)\n(?=\s*\p{Ll})/gu;

/**
 * Characters `start` to `end` of a passage without the layout of its page: cells and broken lines set apart by a blank;
 * paragraphs, the lines of a listing and what follows a finished sentence stay apart. Words on a drawing are left out: they
 * say nothing without it.
 */
export function readable(
  { text, listings = [], labels = [] }: Pick<Passage, 'text' | 'listings' | 'labels'>,
  start: number,
  end: number,
): string {
  const isListed = (at: number): boolean => listings.some((own) => own.start - 1 <= at && at <= own.end);
  return blankOut(text, labels)
    .slice(start, end)
    .replace(TORN, (feed, at: number) => (isListed(start + at) ? feed : ' '))
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
