// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role, User } from '../../../contracts/account/auth.ts';
import { clearSession, storeSession } from '../../lib/browser/session-store.ts';
import { ShellContext } from '../../ui/page/shell-context.ts';
import { Component as CompanyLayout } from '../layouts/company-layout.tsx';
import { Component as SignedInLayout } from '../layouts/signed-in-layout.tsx';
import { Component as AdminGuard } from './admin-guard.tsx';
import { Component as ApprovalGuard } from './approval-guard.tsx';
import { Component as DashboardGuard } from './dashboard-guard.tsx';
import { Component as OwnProductGuard } from './own-product-guard.tsx';
import { Component as PurchaseGuard } from './purchase-guard.tsx';

/** The guards as the router has them: the company's screens stand in its sidebar, which asks for the user as well. */
const routesOf = (Layout: ComponentType) => [
  {
    Component: SignedInLayout,
    children: [
      {
        Component: Layout,
        children: [
          { Component: DashboardGuard, children: [{ path: '/dashboard', element: 'dashboard' }] },
          { Component: PurchaseGuard, children: [{ path: '/purchase-item', element: 'plans' }] },
          { Component: ApprovalGuard, children: [{ path: '/chatbots', element: 'chatbots' }] },
          { Component: OwnProductGuard, children: [{ path: '/products', element: 'products' }] },
        ],
      },
      {
        Component: AdminGuard,
        children: [
          { path: '/admin/dashboard', element: 'overview' },
          { path: '/admin/get-users', element: 'clients' },
        ],
      },
    ],
  },
  { path: '/login', element: 'login' },
  { path: '/thanks-page', element: 'thanks' },
];

const shell = { greeting: '', onLogout: vi.fn(), onOpenContents: vi.fn(), onPlaceChange: vi.fn() };

function open(path: string, Layout: ComponentType = Outlet) {
  const router = createMemoryRouter(routesOf(Layout), { initialEntries: [path] });
  render(
    <ShellContext value={shell}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
}

/** Signs in with a stored role; the server may know a newer one, `current`. */
function signIn(stored: Role, current: Role = stored, company: User['company'] = null) {
  storeSession({ token: 'token', role: stored });
  const data = { _id: 'u', name: 'Ines', email: 'ines@fennmark.example', role: current, company };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: 201, data }), { status: 201 }));
}

beforeEach(() => {
  clearSession();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('guards', () => {
  it.each(['/dashboard', '/products', '/admin/get-users'])(
    'leads %s to login without a token',
    async (path) => {
      open(path);
      expect(await screen.findByText('login')).toBeTruthy();
    },
  );

  it('lets a company to the dashboard and its products', async () => {
    signIn('company');
    open('/dashboard');
    expect(await screen.findByText('dashboard')).toBeTruthy();
    cleanup();
    open('/products');
    expect(await screen.findByText('products')).toBeTruthy();
  });

  it('sends a pending account from the dashboard to the thank-you page', async () => {
    signIn('user');
    open('/dashboard');
    expect(await screen.findByText('thanks')).toBeTruthy();
  });

  it('opens the dashboard for an account that was approved since its login', async () => {
    signIn('user', 'company');
    open('/dashboard');
    expect(await screen.findByText('dashboard')).toBeTruthy();
  });

  it.each([
    ['/dashboard', 'dashboard'],
    ['/purchase-item', 'plans'],
  ])('opens %s for such an account in the sidebar too', async (path, screenText) => {
    signIn('user', 'company');
    open(path, CompanyLayout);
    expect(await screen.findByText(screenText)).toBeTruthy();
    expect(screen.queryByText('thanks')).toBeNull();
  });

  it('tells a pending account that it waits, in place of the products', async () => {
    signIn('user');
    open('/products');
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeTruthy();
  });

  it('lets a company that waits to its own product, says that nobody sees it, and keeps the rest closed', async () => {
    const company = { _id: 'c', company_name: 'Fennmark', isOwner: true };
    signIn('user', 'user', company);
    open('/products', CompanyLayout);
    expect(await screen.findByText('products')).toBeTruthy();
    expect(screen.getByText(/product that nobody else sees/)).toBeTruthy();
    cleanup();
    open('/chatbots', CompanyLayout);
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Products' })).toBeTruthy();
  });

  it('keeps everyone but administrators out of their area', async () => {
    signIn('company');
    open('/admin/get-users');
    expect(await screen.findByText('login')).toBeTruthy();
  });

  it('leads an administrator from the company screens to their own dashboard', async () => {
    signIn('admin');
    open('/dashboard');
    expect(await screen.findByText('overview')).toBeTruthy();
  });
});
