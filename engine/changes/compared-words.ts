import { FIGURE_REFERENCES, TABLE_WORDS } from '../document/caption-words.ts';
import { parseListMarker } from '../document/list-marker.ts';
import { normaliseText } from '../index/normalise.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { WORD_START } from '../words/letters.ts';
import { formsOfAll } from '../words/named-words.ts';

/** Stands for the number of a figure, a table or a page: numbering alone is no change. */
const ANY_NUMBER = '#';

/** Words, amounts, and the signs that change what an amount says; each sign of a script without blanks is a word. */
const WORD =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]|\d+(?:[.,]\d+)*|(?<![\p{L}\p{N}])-(?=\d)|[<>=±≤≥%°#]|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{M}])+/gu;
const NUMBER = /^\d/;
/** "clean-\ning": a word that is parted at the end of a line. Other hyphens are left out with the blanks. */
const PARTED = /(\p{L})-\s*\n\s*(?=\p{Ll})/gu;

const label = whenNeeded(
  () =>
    new RegExp(
      String.raw`(${WORD_START}(?:${FIGURE_REFERENCES}|${TABLE_WORDS})[.:]?\s*)\d+(?:[.-]\d+)*`,
      'giu',
    ),
);
const REFERS = String.raw`${WORD_START}(?:${formsOfAll('printed', 'refers')})[^\n.!?;]{0,24}?\s`;
/** "see page 12", with nothing behind that would make it an amount. */
const reference = whenNeeded(
  () => new RegExp(String.raw`(${REFERS})\d+(?:[.-]\d+)*(?=\s*(?:[)\].,;:!?]|$))`, 'giu'),
);
const refers = whenNeeded(() => new RegExp(String.raw`${REFERS}\d`, 'iu'));

/** A text whose words are whole: none is parted at the end of a line. */
export const withoutPartings = (text: string): string => text.replace(PARTED, '$1');

/** The words of one sentence or line, as far as they are compared: without its marker, case, accents, marks and the numbers of labels. */
export function comparedWords(line: string): string[] {
  const plain = normaliseText(line).trim();
  const text = (parseListMarker(plain)?.rest ?? plain)
    .replace(label(), `$1${ANY_NUMBER}`)
    .replace(reference(), `$1${ANY_NUMBER}`)
    .toLowerCase();
  const words: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    // "10 -20" is a range, as "10-20" is.
    if (word === '-' && NUMBER.test(words.at(-1) ?? '')) continue;
    words.push(NUMBER.test(word) ? word.replaceAll(',', '.') : word);
  }
  return words;
}

/** Whether a sentence names a place by a number, which may be all that differs. */
export const namesPlace = (line: string): boolean => refers().test(normaliseText(line));

export const isAmount = (word: string): boolean => NUMBER.test(word) || /^[-<>=±≤≥%°]$/.test(word);

/** The words as one string in which blanks and hyphens do not count; numbers stay apart from one another. */
export function joined(words: readonly string[]): string {
  let text = '';
  for (const [i, word] of words.entries()) {
    text += NUMBER.test(word) && NUMBER.test(words[i - 1] ?? '') ? ` ${word}` : word;
  }
  return text;
}
