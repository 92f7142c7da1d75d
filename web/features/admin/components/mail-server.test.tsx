// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Client } from '../../../../contracts/admin/admin.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { readToasts } from '../../../lib/browser/toast-store.ts';
import { installFakeDialogs } from '../../../testing/fake-dialogs.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { AddClientDialog } from './add-client-dialog.tsx';
import { DecideButton } from './decide-button.tsx';

vi.mock('../api/add-client.ts', () => ({ useAddClient: () => ({ mutateAsync: async () => undefined }) }));

installFakeDialogs();

afterEach(() => {
  cleanup();
  clearSession();
});

function show(element: ReactNode, hasMailServer: boolean) {
  signInOwner({ hasMailServer });
  render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it.each([
  [true, /gets an e-mail with a link/, 'Oduya Lathes is added, and the invitation is on its way.'],
  [
    false,
    /No mail server: the link with which its owner/,
    expect.stringMatching(/^Oduya Lathes is added\. No mail server: the invitation waits in the outbox/),
  ],
])('a client that is added is said to get a mail only where one goes out (%s)', async (has, text, told) => {
  show(<AddClientDialog onClose={() => undefined} />, has);
  expect(screen.getByText(text)).toBeTruthy();
  fill('Name of the owner', 'Nia Oduya');
  fill('Email of the owner', 'nia@oduya.example');
  fill('Company name', 'Oduya Lathes');
  fireEvent.click(screen.getByRole('button', { name: 'Add Client', hidden: true }));
  await vi.waitFor(() => expect(readToasts().at(-1)?.message).toEqual(told));
});

const client = (status: Client['status']) =>
  ({
    status,
    user: { id: 'u', name: 'Nia', email: 'nia@oduya.example', role: 'company' },
    company: null,
  }) as const;

it.each([
  [true, 'Inactive', /is told so by e-mail/],
  [false, 'Inactive', /No mail server: the mail that says so waits in the outbox/],
  [true, 'Active', /^The owner gets it by e-mail/],
  [false, 'Active', /^No mail server: the mail that tells the owner waits in the outbox/],
] as const)('so is one that is approved or suspended (%s, %s)', (has, status, text) => {
  show(<DecideButton client={client(status)} />, has);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText(text)).toBeTruthy();
});
