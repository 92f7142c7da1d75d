import { type Fragment, type PageContent, uprightItems } from '../../page-content.ts';
import type { SharedPdfium } from '../../shared-pdfium.ts';
import { type PrintedCharacter, readCharacters } from '../printed-characters.ts';
import { holdsMiddle, unionRect } from '../printed-line.ts';
import { holdSameLetters } from '../same-letters.ts';
import { withUncutLetters } from './cut-letters.ts';
import { hasRightToLeft } from './reading-direction.ts';

/** Share of the height of a character's box within which two stand on one line. */
const SAME_LINE = 0.3;
/** White from which on it parts words, and columns, with a blank in it and without, as shares of the height of letters. */
const BLANK = 0.15;
/** The same on a line that has blanks, where white alone seldom parts words. */
const BLANK_BESIDE_BLANKS = 0.3;
const COLUMN_GAP = 0.35;
const COLUMN_GAP_WITH_BLANK = 1.2;
/** How far the middle of letters lies above their line, and may lie from there. */
const MIDDLE = 0.25;
const NEAR = 0.5;
/** Points that a mark may lie beside its letter. */
const MARK_SLACK = 1;
const ALEF = /^[\u0622\u0623\u0625\u0627]$/;
const LAM = '\u0644';
const MARKS = /^\p{M}+$/u;
/** Signs of abbreviations, within a word. */
const QUOTE = /^["'’]$/;
/** Points within which two letters have one place. */
const SAME_PLACE = 0.01;
/** Signs of both directions and of joining, which print nothing. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/;

/** Letters at one place, in the order in which they are read: a letter with its marks, or two that are drawn as one. */
type Sign = { text: string; x: number; end: number; characters: PrintedCharacter[] };
type IsApart = (before: Sign, next: Sign) => boolean;
type TextLine = {
  baseline: number;
  height: number;
  characters: PrintedCharacter[];
  blanks: number[];
  /** Whether it has blanks without a width, which stand anywhere. */
  hasUnplaced: boolean;
};

/**
 * The parser puts words that are read from right to left together from pieces whose order it guesses. Lines with such words are put
 * together anew from their characters, words from left to right as they are printed; changes the pages in place.
 */
export async function restoreRightToLeft(pages: readonly PageContent[], pdfium: SharedPdfium): Promise<void> {
  for (const page of pages) {
    if (!page.textItems.some(({ text }) => hasRightToLeft(text))) continue;
    const document = await pdfium.get().catch(() => null);
    const characters = document ? withUncutLetters(readCharacters(document, page.pageNum)) : [];
    const lines = linesOf(characters.filter(({ rotation, isGenerated }) => !isGenerated && rotation === 0));
    const items = itemsOnLines(page, lines);
    for (const line of lines) {
      const own = items.get(line) ?? [];
      const isMeant = own.length > 0 && line.characters.some(({ char }) => hasRightToLeft(char));
      if (!isMeant || !holdSameLetters(own, line.characters)) continue;
      page.textItems = page.textItems.filter((item) => !own.includes(item)).concat(fragmentsOf(line, own));
    }
  }
}

function linesOf(characters: readonly PrintedCharacter[]): TextLine[] {
  const lines: TextLine[] = [];
  const printed = characters.filter(
    ({ char }, at) => !UNSEEN.test(char) && !isCarrier(characters[at], characters[at + 1]),
  );
  for (const character of printed.sort((a, b) => a.baseline - b.baseline)) {
    const { char, baseline, box } = character;
    let line = lines.at(-1);
    if (!line || baseline - line.baseline > SAME_LINE * Math.max(box.height, line.height)) {
      line = { baseline, height: box.height, characters: [], blanks: [], hasUnplaced: false };
      lines.push(line);
    }
    line.height = Math.max(line.height, box.height);
    if (char.trim() === '' && box.width === 0) line.hasUnplaced = true;
    else if (char.trim() === '') line.blanks.push(box.x + box.width / 2);
    else line.characters.push(character);
  }
  return lines;
}

/** A mark that stands by itself in a font is a blank and the mark by its code. */
const isCarrier = (blank: PrintedCharacter | undefined, next: PrintedCharacter | undefined): boolean =>
  blank?.char === ' ' && blank.box.width === 0 && next !== undefined && MARKS.test(next.char);

/** The fragments of each line: their middle lies where that of its letters does. */
function itemsOnLines(page: PageContent, lines: readonly TextLine[]): Map<TextLine, Fragment[]> {
  const found = new Map<TextLine, Fragment[]>();
  for (const item of uprightItems(page)) {
    const middle = item.y + item.height / 2;
    const distance = ({ baseline, height }: TextLine): number =>
      Math.abs(baseline - MIDDLE * height - middle) / height;
    const nearest = lines.reduce<TextLine | undefined>(
      (best, line) => (best && distance(best) <= distance(line) ? best : line),
      undefined,
    );
    if (nearest && distance(nearest) <= NEAR) found.set(nearest, [...(found.get(nearest) ?? []), item]);
  }
  return found;
}

function fragmentsOf(line: TextLine, items: readonly Fragment[]): Fragment[] {
  const fragments: Fragment[] = [];
  const height = Math.max(...items.map((item) => item.height));
  const gapOf = (before: Sign, next: Sign): number => (next.x - before.end) / height;
  const hasBlank = (before: Sign, next: Sign): boolean =>
    line.blanks.some((x) => x > (before.x + before.end) / 2 && x < (next.x + next.end) / 2);
  const isWhole = line.blanks.length > 0 && !line.hasUnplaced;
  const widest = isWhole ? BLANK_BESIDE_BLANKS : BLANK;
  const isApart: IsApart = (before, next) => gapOf(before, next) > widest || hasBlank(before, next);
  const isOtherCell: IsApart = (before, next) =>
    gapOf(before, next) > (!isWhole || hasBlank(before, next) ? COLUMN_GAP_WITH_BLANK : COLUMN_GAP);
  let signs: Sign[] = [];
  let holder: Fragment | undefined;
  const close = (): void => {
    if (signs.length > 0 && holder) fragments.push(asFragment(signs, holder, isApart));
    signs = [];
  };
  for (const sign of signsOf(line.characters)) {
    const before = signs.at(-1);
    const own = holderOf(sign, items) ?? holder ?? items[0];
    const isOtherType = before && own?.fontName !== holder?.fontName && isApart(before, sign);
    if (before && (isOtherType || isOtherCell(before, sign))) close();
    if (signs.length === 0) holder = own;
    signs.push(sign);
  }
  close();
  return fragments;
}

const holderOf = ({ characters: [first] }: Sign, items: readonly Fragment[]): Fragment | undefined =>
  first && items.find((item) => holdsMiddle(item, first.box));

/** From left to right; marks stand behind their letter, wherever the file names them. */
function signsOf(characters: readonly PrintedCharacter[]): Sign[] {
  const glyphs: PrintedCharacter[][] = [];
  for (const character of characters) {
    const last = glyphs.at(-1);
    if (last?.[0] && Math.abs(last[0].x - character.x) < SAME_PLACE) last.push(character);
    else glyphs.push([character]);
  }
  const signs = glyphs.map(toSign).sort((a, b) => a.x - b.x);
  const letters = signs.filter(({ text }) => !MARKS.test(text));
  for (const mark of signs.filter(({ text }) => MARKS.test(text))) {
    const middle = (mark.x + mark.end) / 2;
    const near = letters.filter(({ x, end }) => middle >= x - MARK_SLACK && middle <= end + MARK_SLACK);
    const distance = ({ x, end }: Sign): number => Math.abs((x + end) / 2 - middle);
    const [letter] = near.sort((a, b) => distance(a) - distance(b));
    if (letter) Object.assign(letter, { text: letter.text + mark.text });
    else letters.push(mark);
  }
  return letters.sort((a, b) => a.x - b.x);
}

/** Letters that are drawn as one share its place: the first is at the side where the word begins. */
function toSign(glyph: readonly PrintedCharacter[]): Sign {
  const isRight = glyph.some(({ char }) => hasRightToLeft(char));
  const inOrder = isRight ? lamFirst([...glyph].sort((a, b) => b.box.x - a.box.x)) : glyph;
  const { x, width } = unionRect(glyph.map(({ box }) => box));
  return { text: inOrder.map(({ char }) => char).join(''), x, end: x + width, characters: [...glyph] };
}

/** Alef and lam that are drawn as one are lam and alef: files differ in which of the two they name first. */
function lamFirst(glyph: readonly PrintedCharacter[]): readonly PrintedCharacter[] {
  const [first, second, ...marks] = glyph;
  const isTurned = first && second && ALEF.test(first.char) && second.char === LAM;
  return isTurned ? [second, first, ...marks] : glyph;
}

/** Words as they are printed from left to right, the letters of each that is read from right to left in order. */
function asFragment(signs: readonly Sign[], item: Fragment, isApart: IsApart): Fragment {
  let text = '';
  let word = '';
  for (const [index, sign] of signs.entries()) {
    const [before, next] = [signs[index - 1], signs[index + 1]];
    const isRight = hasRightToLeft(sign.text);
    const isBlank = before !== undefined && isApart(before, sign);
    const isWithinWord = QUOTE.test(sign.text) && word !== '' && next && hasRightToLeft(next.text);
    const goesOn = !isBlank && (isRight || (isWithinWord && !isApart(sign, next)));
    if (!goesOn) {
      text += word + (isBlank ? ' ' : '');
      word = '';
    }
    if (isRight || goesOn) word = sign.text + word;
    else text += sign.text;
  }
  const { x, width } = unionRect(signs.flatMap(({ characters }) => characters.map(({ box }) => box)));
  return { ...item, text: text + word, x, width, charCodes: undefined };
}
