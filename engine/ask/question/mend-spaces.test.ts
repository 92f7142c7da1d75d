import { describe, expect, it } from 'vitest';
import { languageOf } from '../../index/language.ts';
import { tokenise } from '../../index/tokens.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { mendSpaces } from './mend-spaces.ts';

describe('mendSpaces', () => {
  const index = indexOf(
    makeManual([{ text: 'Fill in rinse aid. The dishwasher has a power cord.' }, { text: 'Hang the coat.' }]),
  );
  const mended = (text: string) =>
    mendSpaces(index, tokenise(text), languageOf('en'))
      .map(({ term }) => term)
      .join(' ');

  it.each([
    ['where does rinseaid go', 'where does rinse aid go'],
    ['my dish washer stinks', 'my dishwasher stinks'],
    ['longer powercord', 'longer power cord'],
  ])('writes "%s" as the manual does: "%s"', (asked, written) => {
    expect(mended(asked)).toBe(written);
  });

  it.each(['fill in power cord', 'coatrinse', 'the catalogue', 'in box', 'a cartoon'])(
    'leaves "%s": known words, words that never stand together, words of the language',
    (asked) => {
      expect(mended(asked)).toBe(asked);
    },
  );
});
