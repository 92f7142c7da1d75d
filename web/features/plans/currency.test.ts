// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chooseCurrency, readCurrency } from '../../lib/browser/currency-choice.ts';
import { symbolOf } from '../../lib/text/format.ts';
import { priceText } from './price.ts';

it('holds for every page with plans, as far as a plan is sold in it', () => {
  expect(readCurrency()).toBeNull();
  expect(priceText({ INR: 599, USD: 9 })).toBe('$9');
  chooseCurrency('INR');
  expect(priceText({ INR: 599, USD: 9 })).toBe('₹599');
  expect(priceText({ USD: 49 })).toBe('$49');
  expect(symbolOf('INR')).toBe('₹');
});
