import { expect, it } from 'vitest';
import { linesOf, priceList, pricesOf } from './price-list.ts';

it('goes from prices to lines and back', () => {
  const prices = { INR: 599, USD: 7.5 };
  expect(pricesOf(linesOf(prices))).toEqual(prices);
});

it('writes currencies in capitals, and takes each once', () => {
  expect(priceList.parse([{ currency: ' inr ', amount: 1 }])).toEqual([{ currency: 'INR', amount: 1 }]);
  const twice = priceList.safeParse([
    { currency: 'INR', amount: 1 },
    { currency: 'inr', amount: 2 },
  ]);
  expect(twice.error?.issues[0]?.path).toEqual([1, 'currency']);
});

it.each([[[]], [[{ currency: 'rupees', amount: 1 }]], [[{ currency: 'INR', amount: -1 }]]])(
  'refuses %j',
  (lines) => {
    expect(priceList.safeParse(lines).success).toBe(false);
  },
);
