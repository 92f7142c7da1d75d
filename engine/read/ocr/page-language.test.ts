import { describe, expect, it } from 'vitest';
import { certaintyOf, languageOfPage } from './page-language.ts';
import { wordsOf } from './test-words.ts';

const lines = (text: string, times: number) => Array.from({ length: times }, () => wordsOf(text.split(' ')));

describe('the language of a page', () => {
  it('is told by its words, though they were read as another', () => {
    const german = lines('Schalten Sie das Gerat aus und ziehen Sie den Netzstecker fiir die Reinigung', 5);
    expect(languageOfPage(german)).toBe('deu');
  });

  it('is not told by a few', () => {
    expect(languageOfPage(lines('Schalten Sie das Gerat aus', 2))).toBeNull();
  });
});

describe('the certainty of a page', () => {
  it('is that of its words, the longer the more', () => {
    expect(certaintyOf([wordsOf([['Netzstecker', 90]]), wordsOf([['fiir', 30]])])).toBeCloseTo(74);
    expect(certaintyOf([])).toBe(0);
  });
});
