// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CataloguePlan } from '../../../../contracts/plans/plans.ts';
import { QueryCalculator } from './query-calculator.tsx';

const basic: CataloguePlan = {
  name: 'Basic',
  prices: { INR: 599 },
  maxStorageMb: 200,
  maxProducts: 1,
  maxManuals: 20,
  maxQueries: 2000,
  tokenLimitPerMonth: null,
  availability: 'available',
  listedOn: ['landing'],
};
const packs = [
  { queries: 1000, prices: { INR: 99 } },
  { queries: 5000, prices: { INR: 349 } },
];

afterEach(cleanup);

it('lists each pack with its price, says what one is, and adds it to each plan in its currency', () => {
  const elsewhere = { ...basic, name: 'Standard', prices: { USD: 49 } };
  render(<QueryCalculator packs={packs} plans={[basic, elsewhere]} preferredCurrency="INR" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1,000₹99', '5,000₹349']);
  expect(screen.getByText(/adds its queries to those of your plan/)).toBeTruthy();
  expect(screen.getByText(/in that month: Basic ₹698$/)).toBeTruthy();
});
