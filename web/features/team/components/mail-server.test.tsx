// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TeamInvitation } from '../../../../contracts/account/team.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { readToasts } from '../../../lib/browser/toast-store.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';

vi.mock('../api/invite.ts', () => ({ useInvite: () => ({ mutateAsync: async () => undefined }) }));

afterEach(() => {
  cleanup();
  clearSession();
});

const invitation: TeamInvitation = {
  _id: 'i',
  email: 'ravi@b.example',
  mail: 'sent',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
};

function show(element: ReactNode, hasMailServer: boolean) {
  signInOwner({ hasMailServer });
  render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
}
const lastToast = () => readToasts().at(-1)?.message;

it.each([
  [true, /^Your colleague gets a link/, 'An invitation to ravi@b.example is on its way.'],
  [
    false,
    /^No mail server: the link waits/,
    expect.stringMatching(/^No mail server: the invitation to ravi@b/),
  ],
])('an invitation is said to be mailed only where there is a mail server (%s)', async (has, hint, told) => {
  show(<InviteForm />, has);
  expect(screen.getByText(hint)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Work Email'), { target: { value: 'ravi@b.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(lastToast()).toEqual(told));
});

it.each([
  [true, 'An invitation to ravi@b.example is on its way.'],
  [false, expect.stringMatching(/^No mail server: the invitation to ravi@b/)],
])('one that is sent again is told of alike (%s)', async (has, told) => {
  show(<InvitationTable invitations={[invitation]} onRetry={() => undefined} />, has);
  fireEvent.click(screen.getByRole('button', { name: /^Send again/ }));
  await waitFor(() => expect(lastToast()).toEqual(told));
});
