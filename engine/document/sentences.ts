import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';
import { endsInOneOf } from './lines.ts';

/** Abbreviations whose full stop ends no sentence. */
const abbreviation = whenNeeded(
  () => new RegExp(String.raw`(?:^|[\s(])(?:${formsOfAll('printed', 'abbreviations')})\.$`, 'i'),
);

/** Whether a text ends in nothing that ends or parts a sentence: a title, a term, what leads to a list. */
export const isOpenEnded = (text: string): boolean => !endsInOneOf('.!?;,"”)。！？；，、」）', text);

/** A stretch of text: characters `start` (inclusive) to `end` (exclusive). */
export type Stretch = { start: number; end: number };

/** Whether a stretch lies within one of others. */
export const isWithinOne = (others: readonly Stretch[], { start, end }: Stretch): boolean =>
  others.some((other) => other.start <= start && end <= other.end);

/** The sentences of a text with their places; line breaks end sentences too. */
export function splitSentences(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  const push = (end: number): void => {
    const leading = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
    const stretch = { start: start + leading, end: start + text.slice(start, end).trimEnd().length };
    if (stretch.end > stretch.start) sentences.push(stretch);
    start = end;
  };
  for (const match of text.matchAll(/\n|[.!?…]["'”’)\]]*(?=\s)|[。！？｡][」』）】”]*/g)) {
    const end = match.index + match[0].length;
    if (match[0] === '\n') push(end);
    else if (isSentenceEnd(text, match.index, end)) push(end);
  }
  push(text.length);
  return sentences;
}

function isSentenceEnd(text: string, mark: number, end: number): boolean {
  const next = /^\s+(\S)/.exec(text.slice(end, end + 4))?.[1] ?? '';
  if (/\p{Ll}/u.test(next)) return false;
  if (text.charAt(mark) !== '.') return true;
  const before = text.slice(Math.max(0, mark - 12), mark + 1);
  if (abbreviation().test(before)) return false;
  // "J. Smith", "3. Press" and "a. Press": initials and the markers of items are no sentences.
  return !/(?:(?:^|\s)(?:\p{Lu}|\d{1,2})|(?:^|\n)[^\S\n]*\p{Ll})\.$/u.test(before);
}
