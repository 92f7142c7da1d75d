// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { readToasts } from '../../../lib/browser/toast-store.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { ConfirmEmailBanner } from './confirm-email-banner.tsx';

vi.mock('../api/resend-confirmation.ts', () => ({
  useResendConfirmation: () => ({ mutateAsync: async () => undefined }),
}));

afterEach(() => {
  cleanup();
  clearSession();
});

it.each([
  [true, /open the link we sent to/, /^The mail to .* is on its way\.$/],
  [false, /No mail server: the link for .* waits/, /^No mail server: a new link waits/],
])('the link is said to be mailed only where there is a mail server (%s)', async (has, text, told) => {
  signInOwner({ hasMailServer: has, emailConfirmed: false });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConfirmEmailBanner />
    </QueryClientProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await vi.waitFor(() => expect(readToasts().at(-1)?.message).toMatch(told));
});
