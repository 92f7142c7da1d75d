import { expect, it } from 'vitest';
import { numberOfWord } from './number-words.ts';

it.each([
  ['five', 'en', 5],
  ['pet', 'hr', 5],
  ['sest', 'hr', 6],
  ['deset', 'en', 10],
])('takes "%s" in %s for %d', (word, language, value) => expect(numberOfWord(word, language)).toBe(value));

it.each([
  ['pet', 'en'],
  ['sto', 'hr'],
  ['filtar', 'hr'],
])('takes "%s" in %s for no number', (word, language) => expect(numberOfWord(word, language)).toBeNull());
