// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../../../contracts/auth.ts';
import { createQueryClient } from '../../../lib/query.ts';
import { clearSession, readSession, storeSession, storeUser } from '../../../lib/session-store.ts';
import { useSetWeeklySummary } from './weekly-summary.ts';

const USER: User = {
  _id: 'u',
  name: 'Ines',
  email: 'ines@fennmark.example',
  role: 'company',
  emailConfirmed: true,
  weeklySummary: false,
  hasMailServer: true,
  company: null,
};

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('is known to the session once it is switched, though nothing else can be asked', async () => {
  storeSession({ token: 'token', role: 'company' });
  storeUser({ status: 201, data: USER });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/account/weekly-summary') throw new TypeError('Failed to fetch');
    return Response.json({ status: 200, message: 'The weekly summary is on.' });
  });
  const client = createQueryClient();
  const { result } = renderHook(useSetWeeklySummary, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.mutateAsync(true));
  expect(readSession().user?.data).toEqual({ ...USER, weeklySummary: true });
});
