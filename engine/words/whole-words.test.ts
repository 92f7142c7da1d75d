import { describe, expect, it } from 'vitest';
import { WORDS } from './languages.ts';
import { findWords, wholeWords, withoutAccents } from './whole-words.ts';

describe('wholeWords', () => {
  it('finds words whatever their case and accents, and no part of a longer one', () => {
    const hot = wholeWords`trop (?:chaud|brûlant)`;
    expect(findWords(withoutAccents('Il est TROP brûlant !'), hot)).toEqual({ at: 7, end: 19 });
    expect(findWords('trop chaudement', hot)).toBeNull();
    expect(wholeWords`eau`.test("d'eaux")).toBe(false);
  });

  it.each([...WORDS])('makes a pattern of each that is listed for %s', (_, { sayings, complaints }) => {
    const patterns = [
      ...sayings.map(({ said }) => said),
      ...complaints.flatMap(({ said, written }) => [said, written]),
    ];
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) expect(() => pattern.test('')).not.toThrow();
  });
});
