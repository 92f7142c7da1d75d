import { describe, expect, it } from 'vitest';
import { speechLanguage, utterancesOf } from './speech.ts';

describe('what is said in one go', () => {
  it('is a line or a sentence, not a number with its stop', () => {
    expect(utterancesOf('WARNING: Hot. Wait 1.5 hours.\n\n1. Open it.')).toEqual([
      'WARNING: Hot.',
      'Wait 1.5 hours.',
      '1.',
      'Open it.',
    ]);
  });

  it('is never long, and nothing is lost', () => {
    const text = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
    const pieces = utterancesOf(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(pieces.join(' ')).toBe(text);
  });

  it('is in the manual’s language, American where that is English', () => {
    expect(['en', 'de'].map(speechLanguage)).toEqual(['en-US', 'de']);
  });
});
