import { expect, it } from 'vitest';
import { packAt, packsIn } from './query-packs.ts';

const packs = [1000, 5000, 10_000, 15_000].map((queries) => ({ queries, prices: { INR: 1 } }));

it.each([
  [1, 1000],
  [25, 1000],
  [26, 5000],
  [50, 5000],
  [51, 10_000],
  [75, 10_000],
  [76, 15_000],
  [100, 15_000],
])('at %i of 100 offers %i queries', (place, queries) => {
  expect(packAt(place, packs)?.queries).toBe(queries);
});

it('offers nothing where no packs are sold, and the last one beyond the scale', () => {
  expect(packAt(50, [])).toBeUndefined();
  expect(packAt(400, packs)?.queries).toBe(15_000);
});

it('sells the packs of one currency only', () => {
  const dollars = { queries: 3000, prices: { USD: 5 } };
  const mixed = [...packs, dollars];
  expect(packsIn('USD', mixed)).toEqual({ currency: 'USD', sold: [dollars] });
  expect(packsIn('EUR', mixed)).toEqual({ currency: 'INR', sold: packs });
  expect(packsIn('INR', [])).toEqual({ currency: undefined, sold: [] });
});
