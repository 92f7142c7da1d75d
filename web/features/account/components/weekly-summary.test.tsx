// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { WeeklySummary } from './weekly-summary.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

it.each([
  [true, 0],
  [false, 1],
])('says where it waits without a mail server (server: %s)', (hasMailServer, notes) => {
  signInOwner({ hasMailServer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WeeklySummary user={{ email: 'ravi@b.example', emailConfirmed: true, weeklySummary: false }} />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByText(/^No mail server: each summary waits/)).toHaveLength(notes);
});
