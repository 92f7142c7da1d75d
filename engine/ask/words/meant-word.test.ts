import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { meantWord } from './meant-word.ts';

describe('meantWord', () => {
  it.each([
    ['garantee', 'guarantee'],
    ['temprature', 'temperature'],
    ['propper', 'proper'],
  ])('takes %s for %s', (typed, meant) => {
    expect(meantWord(typed)).toBe(meant);
  });

  it.each(['guarantee', 'zebra', 'knive', 'xqzzvw', 'e04'])('leaves %s', (typed) => {
    expect(meantWord(typed)).toBeNull();
  });

  it('lets a misspelt word find what the manual calls otherwise', () => {
    const index = indexOf(makeManual(FILLER));
    expect(ask(index, 'how long is the garantee').citations[0]?.heading).toBe('Warranty');
  });
});
