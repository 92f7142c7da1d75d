import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare.ts';

describe('compareTexts', () => {
  it('finds all of a text that is read as it is written', () => {
    const text = 'מלאו את מכל המים עד לסימון MAX.';
    expect(compareTexts(text, `\u200f${text}`)).toEqual({ characters: 1, read: 1, words: 1 });
  });

  it('counts what is read backwards as out of order', () => {
    expect(compareTexts('שלום', 'םולש').characters).toBeLessThan(0.5);
  });

  it('tells words that are parted, and characters that nobody wrote', () => {
    const { characters, read, words } = compareTexts(
      '기기를 작동하지 마십시오',
      '기기를 작동 하지 마십시오 4',
    );
    expect(characters).toBe(1);
    expect(read).toBeCloseTo(11 / 12);
    expect(words).toBeCloseTo(2 / 3);
  });
});
