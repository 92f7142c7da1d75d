// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CataloguePlan, Purchase } from '../../../../contracts/plans/plans.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { installFakeDialogs } from '../../../testing/fake-dialogs.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { PlanChooser } from './plan-chooser.tsx';

const limits = {
  maxStorageMb: 200,
  maxProducts: 1,
  maxManuals: 5,
  maxQueries: 500,
  tokenLimitPerMonth: 100_000,
};
const free: CataloguePlan = {
  name: 'Free',
  prices: { USD: 0 },
  ...limits,
  availability: 'available',
  listedOn: ['chooser'],
};
const enterprise: CataloguePlan = {
  ...free,
  name: 'Enterprise',
  prices: { USD: 199 },
  availability: 'coming-soon',
};

const basic: CataloguePlan = { ...free, name: 'Basic', prices: { INR: 599 }, listedOn: ['landing'] };

/** Of the reader, wherever that is. */
const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();

let purchase: Purchase;
let trialEndsAt: string | null;
let taken: unknown[];

installFakeDialogs();

beforeEach(() => {
  // The plan runs, and so does the trial.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon(2026, 11, 27)) });
  taken = [];
  trialEndsAt = null;
  purchase = {
    _id: 'p',
    plan: 'Enterprise',
    startedAt: noon(2026, 11, 26),
    nextBillingDate: noon(2027, 11, 26),
  };
  signInOwner();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/plans') {
      return Response.json({ status: 200, data: { plans: [free, basic, enterprise], queryPacks: [] } });
    }
    if (path === '/api/purchase/purchase-info') return Response.json({ status: 200, data: purchase });
    if (path === '/api/company/usage-info/c') return Response.json({ status: 200, data: { trialEndsAt } });
    if (path === '/api/purchase/plan-interests' && init.method === 'GET')
      return Response.json({ status: 200, data: [] });
    taken.push(JSON.parse(String(init.body)));
    if (init.method === 'POST' && path === '/api/purchase/plan-interests')
      return Response.json({ status: 201 });
    purchase = { ...purchase, plan: 'Free', nextBillingDate: null };
    return Response.json({ status: 201, purchase }, { status: 201 });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearSession();
  vi.unstubAllGlobals();
});

const open = (wanted: string | null = null) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlanChooser wanted={wanted} />
    </QueryClientProvider>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('asks with the figures before a plan that was bought and runs is given up', async () => {
  open();
  await press('Choose Free');
  const dialog = screen.getByRole('alertdialog', { name: 'Give up the Enterprise plan?' });
  expect(dialog.textContent).toContain('Your Enterprise plan runs until 26 Nov 2027.');
  expect(dialog.textContent).toContain('1 product, 5 manuals, 500 views a month');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(taken).toEqual([]);
});

it('names the plan that is given up once that was confirmed', async () => {
  open();
  await press('Choose Free');
  await press('Change to Free');
  expect(await screen.findByText('You are using the Free plan now.')).toBeTruthy();
  expect(taken).toEqual([{ companyId: 'c', plan: 'Free', replaces: 'Enterprise' }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers no button for the plan a company has, nor calls it coming soon', async () => {
  open();
  const card = await screen.findByRole('listitem', { name: 'Enterprise' });
  expect(within(card).getByText('Your plan')).toBeTruthy();
  expect(within(card).queryByText('Coming soon')).toBeNull();
  expect(within(card).queryByRole('button')).toBeNull();
});

it('says of Free in the trial when it begins, not that the company has it', async () => {
  purchase = { ...purchase, plan: 'Free', nextBillingDate: null };
  trialEndsAt = noon(2026, 12, 3);
  open();
  const card = await screen.findByRole('listitem', { name: 'Free' });
  expect(within(card).getByText('Begins by itself when your trial ends, on 3 Dec 2026.')).toBeTruthy();
  expect(screen.queryByText('Your plan')).toBeNull();
  expect(within(card).queryByRole('button')).toBeNull();
});

it('shows a plan of the landing page to who comes for it', async () => {
  open('Basic');
  expect(await screen.findByRole('listitem', { name: 'Basic' })).toBeTruthy();
  cleanup();
  open();
  await screen.findByRole('listitem', { name: 'Free' });
  expect(screen.queryByRole('listitem', { name: 'Basic' })).toBeNull();
});

it('offers of what is not there yet only to tell when it is', async () => {
  purchase = { ...purchase, plan: 'Free', nextBillingDate: null };
  open();
  const card = await screen.findByRole('listitem', { name: 'Enterprise' });
  const button = within(card).getByRole('button', { name: 'Tell me when it is available: Enterprise' });
  expect(button.textContent).toBe('Tell me when it is available');
  fireEvent.click(button);
  expect(await screen.findByText(/^The Enterprise plan is not available yet\./)).toBeTruthy();
  expect(taken).toEqual([{ plan: 'Enterprise' }]);
});

it('asks for a plan that is sold by people', async () => {
  open('Basic');
  await press('Ask for Basic');
  expect(await screen.findByText(/^We have noted that you want the Basic plan\./)).toBeTruthy();
});

it('says which plan is in use, and when the trial ends what it is for, beside the plans', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlanChooser wanted={null} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('You are already using the Enterprise plan')).toBeTruthy();
  expect(
    screen.getByText(/has the limits of Standard for 7 days, free of charge; then it is on Free/),
  ).toBeTruthy();
});
