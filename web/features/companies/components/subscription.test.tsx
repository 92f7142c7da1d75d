// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Usage } from '../../../../contracts/company/companies.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { Subscription } from './subscription.tsx';

const read = vi.hoisted(() => ({ usage: {} as Usage }));
vi.mock('../api/get-usage.ts', () => ({ useUsage: () => ({ data: { data: read.usage } }) }));

afterEach(() => {
  cleanup();
  clearSession();
});

const USAGE: Usage = {
  tokens_used: 0,
  queries_used: 0,
  products_used: 0,
  manuals_used: 0,
  storage_used: 157286400,
  maxStorageMb: 200,
  tokenLimitPerMonth: 500_000,
  maxQueries: 2000,
  maxProducts: 10,
  maxManuals: 20,
  plan: 'Basic',
  planEndsAt: null,
  trialEndsAt: null,
  resetsAt: '2026-12-01T00:00:00.000Z',
};

function show(usage: Partial<Usage>): void {
  read.usage = { ...USAGE, ...usage };
  signInOwner();
  render(<Subscription />, { wrapper: MemoryRouter });
}

it('says until when a plan runs that was bought', () => {
  show({ planEndsAt: '2027-01-26T12:00:00.000Z' });
  screen.getByText(`It runs until ${formatDate('2027-01-26T12:00:00.000Z')}.`);
});

it('names no end of a plan that has none', () => {
  show({ plan: 'Free' });
  expect(screen.queryByText(/^It runs until/)).toBeNull();
});
