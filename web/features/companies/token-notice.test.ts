import { expect, it } from 'vitest';
import { tokenNotice } from './token-notice.ts';

const left = (remaining: number) =>
  tokenNotice({ tokens_used: 50_000, tokenLimitPerMonth: 50_000 + remaining });

it.each([
  [10_000, null],
  [9_999, 'caution'],
  [4_001, 'caution'],
  [4_000, 'caution'],
  [100, 'caution'],
  [99, 'danger'],
  [0, 'danger'],
  [-5, 'danger'],
])('with %i tokens left the notice is %s', (remaining, notice) => {
  expect(left(remaining)).toBe(notice);
});

it('has nothing to say of unlimited tokens', () => {
  expect(tokenNotice({ tokens_used: 9e9, tokenLimitPerMonth: null })).toBeNull();
});
