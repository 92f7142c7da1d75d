// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { signInOwner } from '../../../testing/sign-in.ts';
import { AddressResults } from './address-results.tsx';
import { CreateLinkForm } from './create-link-form.tsx';
import { MailState } from './mail-state.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

function show(element: ReactNode, hasMailServer: boolean) {
  signInOwner({ hasMailServer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  );
}
const form = <CreateLinkForm companyId="c" productId="p" onDirty={() => undefined} />;
const results = (
  <AddressResults results={[{ email: 'a@b.example', outcome: 'created', link: null }]} hasLeftOver={false} />
);

describe('a link for a customer', () => {
  it.each([
    [
      'in the list',
      <MailState key="state" mail="queued" />,
      'E-mail not sent yet',
      'No mail server: copy the link',
    ],
    ['where it is ordered', form, /^The link to the chatbot goes to/, /^No mail server: nothing goes to/],
    ['of several', results, 'Created, e-mail on its way', 'Created: copy the link'],
  ])('is said to be mailed only where there is a mail server: %s', (_, element, mailed, copied) => {
    show(element, true);
    expect(screen.getByText(mailed)).toBeTruthy();
    expect(screen.queryByText(copied)).toBeNull();
    cleanup();
    show(element, false);
    expect(screen.getByText(copied)).toBeTruthy();
    expect(screen.queryByText(mailed)).toBeNull();
  });

  it('that was mailed while there was one stays so', () => {
    show(<MailState mail="sent" />, false);
    expect(screen.getByText('E-mail sent')).toBeTruthy();
  });
});
