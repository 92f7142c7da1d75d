import { describe, expect, it } from 'vitest';
import { editDistance, findSpellings } from './fuzzy.ts';
import { indexOf, makeManual } from './testing/make-manual.ts';

describe('editDistance', () => {
  it.each([
    ['filter', 'filter', 0],
    ['filter', 'fliter', 1],
    ['filter', 'filtr', 1],
    ['filter', 'filtter', 1],
    ['filter', 'filler', 1],
    ['filter', 'pump', 3],
    ['', 'ab', 2],
  ])('from %j to %j is %d, a swap being one edit and more than two being three', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });
});

describe('findSpellings', () => {
  const index = indexOf(makeManual([{ text: 'filter temperature battery pump E-04' }]));
  const spellings = (word: string) =>
    findSpellings(index, word).map(({ number }) => index.vocabulary[number]);

  it('finds the word that was meant', () => {
    expect(spellings('fitler')).toEqual(['filter']);
    expect(spellings('tempratur')).toEqual(['temperatur']);
  });

  it.each(['pum', 'e05', 'unicorn', ''])('finds nothing for %j: too short, a code, or too far', (word) => {
    expect(spellings(word)).toEqual([]);
  });
});
