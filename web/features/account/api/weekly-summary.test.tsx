// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession, readSession } from '../../../lib/browser/session-store.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { useSetWeeklySummary } from './weekly-summary.ts';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('is known to the session once it is switched, though nothing else can be asked', async () => {
  signInOwner();
  const before = readSession().user?.data;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/account/weekly-summary') throw new TypeError('Failed to fetch');
    return Response.json({ status: 200, message: 'The weekly summary is on.' });
  });
  const client = createQueryClient();
  const { result } = renderHook(useSetWeeklySummary, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.mutateAsync(true));
  expect(readSession().user?.data).toEqual({ ...before, weeklySummary: true });
  expect(before?.weeklySummary).toBe(false);
});
