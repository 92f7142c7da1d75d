// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { CreateLinkForm } from './create-link-form.tsx';

const ids = {
  companyId: '0192f3c8-7a41-7000-8000-000000000001',
  productId: '0192f3c8-7a41-7000-8000-000000000002',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends once however fast the button is pressed again, and once more after a refusal', async () => {
  const fetch = vi.fn(async () =>
    Response.json({ status: 429, code: 'too_many_requests', message: 'Try again later.' }, { status: 429 }),
  );
  vi.stubGlobal('fetch', fetch);
  const form = <CreateLinkForm {...ids} onDirty={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element: form }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const email = screen.getByRole('textbox');
  fireEvent.change(email, { target: { value: 'dana@example.com' } });
  fireEvent.submit(email);
  fireEvent.submit(email);
  await screen.findByText('Try again later.');
  expect(fetch).toHaveBeenCalledTimes(1);
  fireEvent.submit(email);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});
