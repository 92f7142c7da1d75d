import { expect, it } from 'vitest';
import { readFilter } from './period.ts';

const PRODUCT = '0199a1b2-0000-7000-8000-000000000001';
const read = (address: string) => {
  const params = new URLSearchParams(address);
  return readFilter((name) => params.get(name) ?? '', '2026-11-21');
};

it('ends today and has thirty days where nothing else is chosen', () => {
  expect(read('').period).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(read('period=12')).toMatchObject({ choice: '30', period: { from: '2026-10-23' } });
  expect(read('period=7').period).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

it('takes a product by its id and nothing else for one', () => {
  expect(read(`product=${PRODUCT}`).period?.product).toBe(PRODUCT);
  expect(read('product=pump').period).not.toHaveProperty('product');
});

it('takes own days, and says what is wrong with those that are no period', () => {
  expect(read('period=own&from=2026-01-01&to=2026-01-31').period).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(read('period=own&from=2026-02-01&to=2026-01-31')).toMatchObject({
    period: null,
    error: 'The period ends before it begins.',
  });
  expect(read('period=own&from=2026-02-01')).toMatchObject({ period: null, error: 'Choose a day.' });
});
