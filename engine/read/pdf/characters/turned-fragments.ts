import { type Turn, turnRect } from '../../turned.ts';
import type { Fragment, PageContent } from '../page-content.ts';
import type { SharedPdfium } from '../shared-pdfium.ts';
import { type PrintedCharacter, readCharacters } from './printed-characters.ts';
import { holdsMiddle, unionRect } from './printed-line.ts';

/** Degrees that the angle of turned text may differ from a right one. */
const MAX_OFF = 2;
/** Fewer turned fragments are labels of drawings, unless they are most of what a page says. */
const MIN_FRAGMENTS = 5;
const MOST_CHARS_SHARE = 0.5;

/** Shares of the type's size: what parts lines, and white from which on it parts words, and columns. */
const SAME_LINE = 0.3;
const BLANK = 0.15;
const COLUMN_GAP = 1;

/** How far text has to be turned clockwise to stand upright; null where it is slanted. */
export function turnOf({ rotation = 0 }: Pick<Fragment, 'rotation'>): Turn | null {
  if (rotation === 0) return 0;
  const quarter = Math.round(rotation / 90);
  if (Math.abs(rotation - 90 * quarter) > MAX_OFF) return null;
  const turns = [0, 270, 180, 90] as const;
  return turns[((quarter % 4) + 4) % 4] ?? null;
}

/** Whether turned fragments of a page are so many, or so much of its text, that they are more than labels. */
export function areTurnedText(
  items: readonly Fragment[],
  { textItems }: Pick<PageContent, 'textItems'>,
): boolean {
  return items.length >= MIN_FRAGMENTS || charsOf(items) > MOST_CHARS_SHARE * charsOf(textItems);
}

const charsOf = (items: readonly Fragment[]): number => items.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The parser puts blanks into the words of text that is set sideways, and parts its numbers. Such fragments are put together anew from
 * their characters; changes the pages in place.
 */
export async function restoreTurned(pages: readonly PageContent[], pdfium: SharedPdfium): Promise<void> {
  for (const page of pages) {
    const turned = page.textItems.filter((item) => (turnOf(item) ?? 0) !== 0);
    if (!areTurnedText(turned, page)) continue;
    const document = await pdfium.get().catch(() => null);
    const characters = document ? readCharacters(document, page.pageNum) : [];
    for (const turn of [90, 180, 270] as const) restoreTurn(page, turn, characters);
  }
}

function restoreTurn(page: PageContent, turn: Turn, characters: readonly PrintedCharacter[]): void {
  const items = page.textItems.filter((item) => turnOf(item) === turn);
  const own = characters.filter((character) => turnOf(character) === turn);
  if (items.length === 0 || !holdSame(items, own)) return;
  const fragments = wordsOf(own, page, turn).map((word) => asFragment(word, items));
  page.textItems = page.textItems.filter((item) => !items.includes(item)).concat(fragments);
}

/** Whether the characters are those of the fragments, in any order: where fonts tell other ones, the parser is believed. */
function holdSame(items: readonly Fragment[], characters: readonly PrintedCharacter[]): boolean {
  const sorted = (text: string): string => [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
  return (
    sorted(items.map(({ text }) => text).join('')) === sorted(characters.map(({ char }) => char).join(''))
  );
}

type Word = { text: string; characters: PrintedCharacter[] };

/** Characters side by side on one line, with a blank where there is white between them. */
function wordsOf(characters: readonly PrintedCharacter[], page: PageContent, turn: Turn): Word[] {
  const placed = characters
    .filter(({ isGenerated, char }) => !isGenerated && char.trim() !== '')
    .map((character) => {
      const start = { x: character.x, y: character.baseline, width: 0, height: 0 };
      return { character, line: turnRect(start, page, turn).y, box: turnRect(character.box, page, turn) };
    })
    .sort((a, b) => a.line - b.line);
  const lines: (typeof placed)[] = [];
  for (const item of placed) {
    const last = lines.at(-1);
    if (last?.[0] && item.line - last[0].line <= SAME_LINE * item.box.height) last.push(item);
    else lines.push([item]);
  }
  return lines.flatMap((line) => {
    const words: Word[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const { character, box } of line.sort((a, b) => a.box.x - b.box.x)) {
      const gap = (box.x - end) / box.height;
      const last = words.at(-1);
      if (last && gap <= COLUMN_GAP) {
        last.text += (gap > BLANK ? ' ' : '') + character.char;
        last.characters.push(character);
      } else words.push({ text: character.char, characters: [character] });
      end = box.x + box.width;
    }
    return words;
  });
}

/** In the type of the fragment that its first character stood in. */
function asFragment({ text, characters }: Word, items: readonly Fragment[]): Fragment {
  const [first] = characters;
  const item = items.find((other) => first && holdsMiddle(other, first.box)) ?? items[0];
  if (!item) throw new Error('A word stands among fragments.');
  return { ...item, text, ...unionRect(characters.map(({ box }) => box)), charCodes: undefined };
}
