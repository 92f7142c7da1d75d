// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role, User } from '../../../../contracts/account/auth.ts';
import { clearSession, readSession, storeSession, storeUser } from '../../../lib/browser/session-store.ts';
import { Component as Thanks } from './thanks.tsx';

const COMPANY = { _id: 'c', company_name: 'Fennmark', isOwner: true };
const userOf = (role: Role): User => ({
  _id: 'u',
  name: 'Ines',
  email: 'ines@fennmark.example',
  role,
  emailConfirmed: true,
  weeklySummary: false,
  mustTurnOnTwoStep: false,
  hasMailServer,
  company: COMPANY,
});

/** What the server knows; the browser may remember an older role. */
let current: Role;
let hasMailServer = true;

beforeEach(() => {
  clearSession();
  current = 'user';
  hasMailServer = true;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/user-info'
      ? Response.json({ status: 201, data: userOf(current) }, { status: 201 })
      : Response.json({ status: 200 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(remembered?: Role) {
  if (remembered) {
    storeSession({ token: 'token', role: remembered });
    storeUser({ status: 201, data: userOf(remembered) });
  }
  const routes = [
    { path: '/thanks-page', Component: Thanks },
    { path: '*', element: 'elsewhere' },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/thanks-page'] })} />);
}
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads a pending account where it may go: to its profile, home and out', async () => {
  open('user');
  expect(await hrefOf('Review company profile')).toBe('/settings');
  expect(await hrefOf('Back to Home')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Go to Dashboard' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(readSession().token).toBeNull();
});

it('promises mails only where there is a mail server', async () => {
  open('user');
  expect(await screen.findByText(/A confirmation e-mail follows/)).toBeTruthy();
  expect(screen.getByText('E-mail confirmation with login details')).toBeTruthy();
  expect(await hrefOf('Upload a manual')).toBe('/products');
  cleanup();
  hasMailServer = false;
  open('user');
  expect(await screen.findByText(/There is no mail server here/)).toBeTruthy();
  expect(screen.queryByText(/E-mail confirmation|A confirmation e-mail follows/)).toBeNull();
});

it('leads to the dashboard once the account is approved, though the browser remembers another role', async () => {
  current = 'company';
  open('user');
  expect(await hrefOf('Go to Dashboard')).toBe('/dashboard');
  expect(screen.getByText('Your company profile is verified. The dashboard is open to you.')).toBeTruthy();
  expect(screen.queryByText(/is being processed/)).toBeNull();
});

it('leads a visitor to the dashboard and home', async () => {
  open();
  expect(await hrefOf('Go to Dashboard')).toBe('/dashboard');
  expect(await hrefOf('Back to Home')).toBe('/');
});
