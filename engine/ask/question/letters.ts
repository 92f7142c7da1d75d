/** How people tell which letter a display shows, in all languages that have lists of talk; no manual says it. */
const TOLD =
  'capital|upper[- ]?case|lower[- ]?case|small|letter|' +
  'gro(?:ß|ss)e[sn]?|kleine[sn]?|(?:gro(?:ß|ss)|klein)?buchstaben?|' +
  'lettre|majuscule|minuscule|letra|may[uú]scula|min[uú]scula|mai[uú]scula|' +
  'lettera|maiuscola|minuscola|hoofdletter|kleine';
const LETTER = String.raw`["'“”‘’„«»]?\p{L}["'“”‘’«»]?(?![\p{L}\p{N}'’-])`;
const LETTER_TOLD = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:(?:${TOLD}) ){1,2}(?=(${LETTER}))`, 'giu');
/** Letters that are words of their own. */
const WORD = /^[aeiouyI]$/;

/** "A capital X" and "the letter F" are X and F: what tells of the letter is no word to look for. */
export const withoutLetterNames = (text: string): string =>
  text.replace(LETTER_TOLD, (told, letter: string) => (WORD.test(letter) ? told : ''));
