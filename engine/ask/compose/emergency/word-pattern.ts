import { within } from '../../../words/expand-pattern.ts';
import { LETTER, WORD_END, WORD_START } from '../../../words/letters.ts';

/** Scripts that part no words, or part them otherwise: a form of theirs may stand within a word. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u;
/** What "*" stands for in a form. */
const SOME_WORDS = within(3);

/** The regular expression of forms, in which "*" stands for up to three words in between, for texts of {@link plainText}. */
export function toPattern(forms: string): string {
  const pattern = fold(forms).replaceAll(' * ', `${SOME_WORDS} `).replaceAll('\\p{L}', `[${LETTER}]`);
  return UNPARTED.test(forms) ? `(?:${pattern})` : `${WORD_START}(?:${pattern})${WORD_END}`;
}

/** One form for all ways of writing: lower case, no accents, one kind of apostrophe, single blanks. */
export const plainText = (text: string): string =>
  fold(text.toLowerCase())
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that are written otherwise without their accents, but not by leaving something out. */
const UNACCENTED: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/** Letters without their accents, in every script that has such; the vowel signs of others stay. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[łıøđæœß]/g, (letter) => UNACCENTED[letter] ?? letter);
