import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it.each([
  ['', 0],
  ['Press the button.', 3],
  ["don't", 1],
  ['don\u2019t', 1],
  ['3.5 e-mail', 2],
  ['end. Next', 2],
  ["'quoted'", 1],
  ['on--off', 2],
  ['-5', 1],
  ['trailing-', 1],
  ['Größe prüfen', 2],
  ['… — •', 0],
  ['a\u{1D400}b', 1],
])('counts %j as %d words, the signs within a word parting none', (text, words) => {
  expect(countWords(text)).toBe(words);
});
