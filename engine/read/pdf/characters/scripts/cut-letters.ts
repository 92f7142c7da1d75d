import type { PageContent } from '../../page-content.ts';
import type { PrintedCharacter } from '../printed-characters.ts';

/** Letters of one or two bytes: each script of theirs lies within a few rows of 256 codes. */
const LETTERED = /^[\p{L}\p{M}]$/u;
const LAST_LETTERED_ROW = 0x1f;
/** Han, symbols of those rows and what no script has: what a wrong row makes of a letter. */
const FIRST_STRANGE_ROW = 0x20;
const STRANGE = /[\u2000-\uFFFF]/;
const EASTERN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Braille}\p{Script=Yi}]/u;
const ARABIC = /\p{Script=Arabic}/gu;
const SMALL_LATIN = /^[a-z]$/;

const rowOf = (char: string): number => char.charCodeAt(0) >> 8;
const placeOf = (char: string): number => char.charCodeAt(0) & 0xff;

/**
 * Ghostscript 10 tells a glyph of several letters wrongly, "0644 4427" for "0644 0627": the row of each letter but the first is the
 * place of the one before. Gives the letter back; null where that can't be what a character is.
 * @param before what stands before it, or may stand there
 * @param first the first letter of the glyph, which has the right row
 */
function uncut(char: string, before: string, first = before): string | null {
  if (rowOf(char) < FIRST_STRANGE_ROW || rowOf(char) !== placeOf(before)) return null;
  if (rowOf(first) > LAST_LETTERED_ROW || !LETTERED.test(first)) return null;
  const meant = String.fromCharCode((rowOf(first) << 8) | placeOf(char));
  const isOneKind =
    rowOf(first) === 0 ? SMALL_LATIN.test(first) && SMALL_LATIN.test(meant) : LETTERED.test(meant);
  return isOneKind ? meant : null;
}

/**
 * A text with such letters set right; the same text where it has none.
 * @param beside Arabic letters of its page: what is read from right to left may be put together in another order
 */
function uncutText(text: string, beside: readonly string[]): string {
  if (!STRANGE.test(text)) return text;
  let first = '';
  let before = '';
  const mended = [...text].map((char) => {
    const known = before === '' ? null : uncut(char, before, first);
    before = char;
    if (known === null) first = char;
    return known ?? uncutBeside(char, beside) ?? char;
  });
  return mended.join('');
}

function uncutBeside(char: string, beside: readonly string[]): string | null {
  for (const other of beside) {
    const meant = uncut(char, other);
    if (meant !== null) return meant;
  }
  return null;
}

/**
 * Sets right the letters of glyphs of several letters, in place, on pages whose East Asian signs are all of that kind: beside others
 * each may be meant as it is.
 */
export function restoreCutLetters(pages: readonly PageContent[]): void {
  for (const { textItems } of pages) {
    if (!textItems.some(({ text }) => EASTERN.test(text))) continue;
    const beside = [...new Set(textItems.flatMap(({ text }) => text.match(ARABIC) ?? []))];
    const mended = textItems.map(({ text }) => uncutText(text, beside));
    if (mended.some((text) => EASTERN.test(text))) continue;
    for (const [index, item] of textItems.entries()) item.text = mended[index] ?? item.text;
  }
}

/** The same for the characters of a page with Arabic words, as new ones: letters of one glyph stand in either order. */
export function withUncutLetters(characters: readonly PrintedCharacter[]): readonly PrintedCharacter[] {
  if (!characters.some(({ char }) => EASTERN.test(char))) return characters;
  const beside = [...new Set(characters.flatMap(({ char }) => char.match(ARABIC) ?? []))];
  const mended = characters.map((character) => {
    const meant = EASTERN.test(character.char) ? uncutBeside(character.char, beside) : null;
    return meant === null ? character : { ...character, char: meant };
  });
  return mended.some(({ char }) => EASTERN.test(char)) ? characters : mended;
}
