import { describe, expect, it } from 'vitest';
import type { RecognizedWord } from './tsv.ts';
import { isTypewriter } from './typewriter.ts';

const SIZE = 20;

/** Words whose characters take the given number of pixels each, less what a letter leaves open; so do blanks. */
function setIn(text: string, pixelsOf: (char: string) => number): RecognizedWord[] {
  const lengthOf = (part: string): number => [...part].reduce((sum, char) => sum + pixelsOf(char), 0);
  let left = 100;
  return text.split(' ').map((word) => {
    const placed = { text: word, left, top: 100, width: lengthOf(word) - 2, height: 16, confidence: 95 };
    left += lengthOf(`${word} `);
    return placed;
  });
}

const typed = (text: string): RecognizedWord[] => setIn(text, () => 12);
const printed = (text: string): RecognizedWord[] => setIn(text, (char) => (/[dpuvck]/.test(char) ? 16 : 9));

describe('a typewriter face', () => {
  it('is told by characters that stand as far apart as each other', () => {
    expect(isTypewriter(typed('upsdrvctl start sparky'), SIZE)).toBe(true);
    expect(isTypewriter(printed('upsdrvctl start sparky'), SIZE)).toBe(false);
  });

  it('is no type that is as narrow as print', () => {
    expect(isTypewriter(typed('upsdrvctl start sparky'), 1.5 * SIZE)).toBe(false);
  });

  it('is told of a word alone only by what is typed to a computer', () => {
    expect(isTypewriter(typed('/usr/share/nut'), SIZE)).toBe(true);
    expect(isTypewriter(typed('Installation'), SIZE)).toBe(false);
  });

  it('is none in capitals', () => {
    expect(isTypewriter(typed('SAFETY FIRST'), SIZE)).toBe(false);
  });
});
