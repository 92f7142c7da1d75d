import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { withoutLetterNames } from './letters.ts';

describe('what is said of a letter', () => {
  it.each([
    ['it shows a capital X', 'it shows a X'],
    ['the upper case letter F blinks', 'the F blinks'],
    ['ein großes F im Display', 'ein F im Display'],
    ['la lettre P clignote', 'la P clignote'],
    ['a capital E', 'a E'],
  ])('is left out of "%s"', (asked, meant) => {
    expect(withoutLetterNames(asked)).toBe(meant);
  });

  it.each([
    'print a letter a day',
    'a small box',
    'letter-size paper',
    'the letter tray',
    'small e-mails',
    'the letter I got',
  ])('is a word in "%s"', (asked) => {
    expect(withoutLetterNames(asked)).toBe(asked);
  });

  it('is not held against a manual', () => {
    const text = 'The list shows "o" where a file was loaded and "X" where loading has failed.';
    const index = indexOf(makeManual([{ heading: 'Loading files', text }, ...FILLER]));
    const [plain, told] = ['an X', 'a capital X'].map((sign) =>
      ask(index, `the list shows ${sign} for a file`),
    );
    expect(told?.confidence).toBe(plain?.confidence);
  });
});
