import { describe, expect, it } from 'vitest';
import { isSaidWithin } from './first-words.ts';

const filler = Array.from({ length: 25 }, (_, i) => `filler${String.fromCharCode(97 + i)}x`).join(' ');
const gold = { answer: 'At most 24 °C.', quote: 'The temperature should not exceed 75 Deg F (24 Deg C).' };

describe('isSaidWithin', () => {
  it('takes the answer in other words than the quote’s', () => {
    expect(isSaidWithin(25, 'At most 24 °C, and dry.', gold)).toBe(true);
  });

  it('takes the quote in place of the answer, endings aside', () => {
    expect(isSaidWithin(25, 'Its temperatures should not exceed 75 deg F, 24 deg C.', gold)).toBe(true);
  });

  it('refuses an answer that stands behind the words that count', () => {
    const late = `${filler} at most 24 °C`;
    expect(isSaidWithin(25, late, gold)).toBe(false);
    expect(isSaidWithin(50, late, gold)).toBe(true);
  });

  it('refuses a fluent answer with another number', () => {
    expect(isSaidWithin(25, 'At most 42 °C.', { answer: gold.answer })).toBe(false);
  });

  it('refuses a made-up answer about the same thing, an empty one, and any where there is no gold', () => {
    expect(isSaidWithin(25, 'Keep the device in a warm and damp place.', gold)).toBe(false);
    expect(isSaidWithin(25, '', gold)).toBe(false);
    expect(isSaidWithin(25, 'Anything at all.', {})).toBe(false);
  });

  it('is not taken in by little words alone', () => {
    expect(isSaidWithin(25, 'it is the one of them that you can', { answer: 'It is the strainer.' })).toBe(
      false,
    );
  });
});
