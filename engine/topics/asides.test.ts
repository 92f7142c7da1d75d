import { describe, expect, it } from 'vitest';
import { findAsides } from './asides.ts';

const SMALL = new Set(['the', 'it', 'is', 'on', 'in', 'under', 'since', 'we', 'and', 'not', 'does', 'how']);
const aside = (question: string): string[] => {
  const words = question.split(' ');
  return [
    ...findAsides(
      words,
      words.map((word) => (SMALL.has(word) ? null : word)),
    ),
  ];
};

describe('findAsides', () => {
  it('finds what only tells where or when', () => {
    expect(aside('water under the drawer')).toEqual(['drawer']);
    expect(aside('not cooling since we moved it')).toEqual(['moved']);
  });

  it('takes a question that begins with a place to be about it', () => {
    expect(aside('under the drawer')).toEqual([]);
  });

  it('ends with what is asked next, after three terms, and at what was said before', () => {
    expect(aside('frost in the drawer and noise')).toEqual(['drawer']);
    expect(aside('frost in one two three four')).toEqual(['one', 'two', 'three']);
    expect(aside('frost in the frost')).toEqual([]);
  });
});
