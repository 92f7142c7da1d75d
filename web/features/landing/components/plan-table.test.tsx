// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CataloguePlan } from '../../../../contracts/plans/plans.ts';
import { PlanTable } from './plan-table.tsx';

const limits = {
  maxStorageMb: 200,
  maxProducts: 1,
  maxManuals: 5,
  maxQueries: 500,
  tokenLimitPerMonth: 100_000,
};
const free: CataloguePlan = {
  name: 'Free',
  prices: { INR: 0 },
  ...limits,
  availability: 'available',
  listedOn: ['landing'],
};
const basic: CataloguePlan = { ...free, name: 'Basic', prices: { INR: 599 } };

const links = (isSignedIn: boolean) => {
  render(<PlanTable plans={[free, basic]} currency="INR" isSignedIn={isSignedIn} />);
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

afterEach(cleanup);

it('offers a visitor no plan that only a company can ask for', () => {
  expect(links(false)).toEqual([
    ['Start free', '/register'],
    ['Start free', '/register'],
  ]);
});

it('leads a company to the plan it presses', () => {
  expect(links(true)).toEqual([
    ['Choose Free', '/purchase-item?plan=Free'],
    ['Ask for Basic', '/purchase-item?plan=Basic'],
  ]);
});
