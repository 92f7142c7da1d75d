import type { Passage } from '../document/manual.ts';
import type { Stretch } from '../document/sentences.ts';
import type { PageBox } from './base/answer.ts';
import { boxesOf } from './say/citations/quote-lines.ts';

/**
 * A place where the words sought stand, with what is printed around them, words that would be cut left out. `page` is
 * 1-based, null in Word files.
 */
export type TextPlace = {
  page: number | null;
  heading: string;
  before: string;
  match: string;
  after: string;
  /** The lines that hold the words; none for words of the heading. */
  boxes: PageBox[];
};

/** Characters of context shown on either side of the words found. */
const CONTEXT_CHARS = 60;
const SOFT_HYPHEN = '\u00AD';

/**
 * The places where `words` stand next to each other in the passages of a manual and their headings, in reading order, at
 * most `limit`: letter for letter, but for case, accents and line breaks. None for words that are only white space.
 * @param seen a section whose heading is not looked at, because the passages begin amid it
 */
export function findText(
  passages: readonly Passage[],
  words: string,
  { limit, seen }: { limit: number; seen?: number | undefined },
): TextPlace[] {
  const sought = fold(words.trim()).text;
  const places: TextPlace[] = [];
  if (sought === '') return places;
  for (const [index, passage] of passages.entries()) {
    if (places.length >= limit) break;
    const { text, heading, page, section, spans } = passage;
    if (section !== (passages[index - 1]?.section ?? seen)) {
      for (const found of occurrences(heading, sought))
        places.push({ page, heading, ...surroundings(heading, found), boxes: [] });
    }
    for (const found of occurrences(text, sought)) {
      const held = spans.filter((span) => span.start < found.end && span.end > found.start);
      const boxes = boxesOf(held);
      places.push({ page: held[0]?.page ?? page, heading, ...surroundings(text, found), boxes });
    }
  }
  return places.slice(0, limit);
}

/** Where the folded words `sought` stand in a text. */
function occurrences(text: string, sought: string): Stretch[] {
  const folded = fold(text);
  const found: Stretch[] = [];
  for (let from = folded.text.indexOf(sought); from >= 0; ) {
    const end = from + sought.length;
    found.push({ start: folded.at[from] ?? 0, end: (folded.at[end - 1] ?? 0) + 1 });
    from = folded.text.indexOf(sought, end);
  }
  return found;
}

function surroundings(text: string, { start, end }: Stretch): Pick<TextPlace, 'before' | 'match' | 'after'> {
  const isCutAfter = end + CONTEXT_CHARS < text.length;
  return {
    before: onOneLine(text.slice(Math.max(0, start - CONTEXT_CHARS), start)).replace(
      start > CONTEXT_CHARS ? /^\S+\s/ : '',
      '',
    ),
    match: onOneLine(text.slice(start, end)),
    after: onOneLine(text.slice(end, end + CONTEXT_CHARS)).replace(isCutAfter ? /\s\S+$/ : '', ''),
  };
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A text without case, accents and the breaks of its lines; `at` tells where each character stood. */
function fold(original: string): { text: string; at: number[] } {
  let text = '';
  const at: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const char = original.charAt(index);
    if (char === SOFT_HYPHEN) continue;
    const folded = /\s/.test(char) ? ' ' : foldCharacter(char);
    if (folded === ' ' && text.endsWith(' ')) continue;
    for (const unit of folded) {
      text += unit;
      at.push(index);
    }
  }
  return { text, at };
}

const foldCharacter = (char: string): string =>
  char < '\u0080' ? char.toLowerCase() : char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
