import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';

const LETTER = String.raw`["'“”‘’„«»]?\p{L}["'“”‘’«»]?(?![\p{L}\p{N}'’-])`;
/** How people tell which letter a display shows; no manual says it. */
const letterTold = whenNeeded(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])(?:(?:${formsOfAll('questions', 'letter')}) ){1,2}(?=(${LETTER}))`,
      'giu',
    ),
);
/** Letters that are words of their own. */
const WORD = /^[aeiouyI]$/;

/** "A capital X" and "the letter F" are X and F: what tells of the letter is no word to look for. */
export const withoutLetterNames = (text: string): string =>
  text.replace(letterTold(), (told, letter: string) => (WORD.test(letter) ? told : ''));
