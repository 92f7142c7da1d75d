import { expect, it } from 'vitest';
import type { Usage } from '../../../contracts/company/companies.ts';
import { nearLimits } from './near-limits.ts';

const usage: Usage = {
  tokens_used: 0,
  queries_used: 399,
  products_used: 1,
  manuals_used: 1,
  storage_used: 0,
  maxStorageMb: 200,
  tokenLimitPerMonth: 100_000,
  maxQueries: 500,
  maxProducts: 10,
  maxManuals: 5,
  plan: 'Free',
  planEndsAt: null,
  trialEndsAt: null,
  resetsAt: '2026-12-01T00:00:00.000Z',
};

it('names a limit from four fifths on, and one that is used up', () => {
  expect(nearLimits(usage)).toEqual([]);
  expect(nearLimits({ ...usage, queries_used: 400, products_used: 10 })).toEqual([
    { label: 'Products', used: 10, max: 10 },
    { label: 'Queries this month', used: 400, max: 500 },
  ]);
});

it('never names what has no limit', () => {
  expect(nearLimits({ ...usage, queries_used: 1e6, maxQueries: null })).toEqual([]);
});
