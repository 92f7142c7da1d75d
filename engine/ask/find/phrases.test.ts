import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { phraseBalance } from './phrases.ts';

const index = indexOf(makeManual([{ text: 'The remote finder beeps. Press start. The drip tray is full.' }]));
const balance = (question: string) => phraseBalance(index, parseQuestion(index, question));

describe('phraseBalance', () => {
  it('is above 0 for words that the manual says side by side', () => {
    expect(balance('clean the drip tray')).toBeGreaterThan(0);
  });

  it('is below 0 for words that it knows, but not side by side', () => {
    expect(balance('remote tray')).toBeLessThan(0);
  });

  it.each(['', 'tray', 'tray or remote'])('is 0 for %j, which says nothing in two words', (question) => {
    expect(balance(question)).toBe(0);
  });
});
