import { expect, it } from 'vitest';
import type { Catalogue, CataloguePlan } from '../../../contracts/plans/plans.ts';
import { currenciesOf, plansIn } from './prices.ts';

const plan = (name: string, prices: Record<string, number>, listedOn: CataloguePlan['listedOn']) => ({
  name,
  prices,
  listedOn,
  maxStorageMb: 200,
  maxProducts: 1,
  maxManuals: 5,
  maxQueries: null,
  tokenLimitPerMonth: null,
  availability: 'available' as const,
});
const catalogue: Catalogue = {
  plans: [
    plan('Free', { INR: 0, USD: 0, EUR: 0 }, ['landing']),
    plan('Basic', { INR: 599 }, ['landing']),
    plan('Standard', { USD: 49 }, ['landing', 'chooser']),
    plan('Hidden', { GBP: 9 }, ['chooser']),
  ],
  queryPacks: [],
};

it('offers the currencies something is sold in, not those in which it is only free', () => {
  expect(currenciesOf(catalogue)).toEqual(['INR', 'USD']);
});

it('lists what can be bought in the currency and belongs on the landing page', () => {
  expect(plansIn(catalogue, 'INR').map(({ name }) => name)).toEqual(['Free', 'Basic']);
  expect(plansIn(catalogue, 'USD').map(({ name }) => name)).toEqual(['Free', 'Standard']);
  expect(plansIn(catalogue, 'GBP')).toEqual([]);
});
