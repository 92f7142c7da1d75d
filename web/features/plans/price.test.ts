import { expect, it } from 'vitest';
import { isFree, priceText } from './price.ts';

it('shows dollars, or the first other currency of a plan that has none', () => {
  expect(priceText({ INR: 599, USD: 49 })).toBe('$49');
  expect(priceText({ INR: 1599 })).toBe('₹1,599');
  expect(priceText({ USD: 7.5 })).toBe('$7.50');
  expect(priceText({})).toBeNull();
});

it('calls a plan free only when it costs nothing in any currency', () => {
  expect(isFree({ INR: 0, USD: 0 })).toBe(true);
  expect(isFree({ INR: 0, USD: 1 })).toBe(false);
});
