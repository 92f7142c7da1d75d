import { describe, expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';

/** Ids of words: one a word, its length. Notes what it was given. */
function createWords() {
  const given: string[] = [];
  const idsOf = (text: string): number[] => {
    given.push(text);
    return text.split(/\s+/).map((word) => word.length);
  };
  return { given, idsOf };
}

const words = Array.from({ length: 2000 }, (_, i) => 'x'.repeat(1 + (i % 13)));

describe('tokens of a text', () => {
  it('are those of its words in order, however long it is', () => {
    const { idsOf, given } = createWords();
    expect(readTokens(idsOf, words.join(' '), 2000)).toEqual(words.map(({ length }) => length));
    expect(given.length).toBeGreaterThan(10);
    expect(Math.max(...given.map(({ length }) => length))).toBeLessThanOrEqual(400);
  });

  it('are no more than are wanted, and nothing is read further than it takes', () => {
    const { idsOf, given } = createWords();
    expect(readTokens(idsOf, words.join(' '), 10)).toHaveLength(10);
    expect(given).toHaveLength(1);
  });

  it.each(['\u200b', '\u0000', '\ud800', '😀', 'İ', 'ﷺ', 'x'])(
    'are asked for in short pieces, and not for ever, of a word without end (%j)',
    (sign) => {
      const given: string[] = [];
      const text = sign.repeat(100_000);
      const idsOf = (piece: string): number[] => {
        given.push(piece);
        return [];
      };
      expect(readTokens(idsOf, text, 256)).toEqual([]);
      expect(given.join('').length).toBeLessThanOrEqual(4096);
      expect(text.startsWith(given.join(''))).toBe(true);
      expect(Math.max(...given.map(({ length }) => length))).toBeLessThanOrEqual(400);
    },
  );

  it('are never of half a character', () => {
    const given: string[] = [];
    const idsOf = (piece: string): number[] => {
      given.push(piece);
      return [];
    };
    readTokens(idsOf, `a${'😀'.repeat(1000)}`, 256);
    expect(given.length).toBeGreaterThan(2);
    for (const piece of given) expect(piece).not.toMatch(/[\ud800-\udfff]/u);
  });

  it('are none of nothing', () => {
    const { idsOf, given } = createWords();
    for (const text of ['', ' ', ' \n'.repeat(3000)]) expect(readTokens(idsOf, text, 256)).toEqual([]);
    expect(given).toEqual([]);
    expect(readTokens(idsOf, 'word', 0)).toEqual([]);
  });
});
