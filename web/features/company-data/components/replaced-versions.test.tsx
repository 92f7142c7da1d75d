// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { installFakeDialogs } from '../../../testing/fake-dialogs.ts';
import { ReplacedVersions } from './replaced-versions.tsx';

installFakeDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MB = 1024 * 1024;
const preview = {
  frees: { versions: 12, bytes: 34 * MB },
  stay: { answers: 3, corrections: 0, instructions: 0, recent: 0 },
};

/** Answers calls, and notes them. */
function answerCalls(kept: { newest: number | null; days: number | null }) {
  const calls: { method: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, url: String(url), body: body === undefined ? null : JSON.parse(String(body)) });
    const data = String(url).includes('/preview')
      ? preview
      : { kept, held: { versions: 15, bytes: 40 * MB } };
    const reply =
      method === 'PATCH' ? { status: 200, message: 'The choice is changed.' } : { status: 200, data };
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

async function open(kept: { newest: number | null; days: number | null }) {
  const calls = answerCalls(kept);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReplacedVersions />
    </QueryClientProvider>,
  );
  const select = (await screen.findByLabelText('Keep replaced versions')) as HTMLSelectElement;
  const choose = (value: string) => fireEvent.change(select, { target: { value } });
  return {
    calls,
    select,
    choose,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
}

it('says what a number would free and what stays, and sets it only after that', async () => {
  const { calls, choose, press } = await open({ newest: null, days: null });
  screen.getByText('They take 40.0 MB in 15 versions now.');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  choose('newest');
  fireEvent.change(screen.getByLabelText('Versions'), { target: { value: '2' } });
  press('Change');
  await screen.findByText(/This frees 34\.0 MB in 12 versions\. .* 3 more stay, because answers cite them\./);
  screen.getByText('Keep only the newest 2 replaced versions of each manual?');
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET']);
  expect(calls[1]?.url).toMatch(/\/preview\?newest=2$/);
  press('Remove the others');
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ newest: 2, days: null });
});

it('names the fault of an amount at its field, and asks nothing of the server', async () => {
  const { calls, choose, press } = await open({ newest: null, days: 90 });
  expect((screen.getByLabelText('Days') as HTMLInputElement).value).toBe('90');
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '7' } });
  press('Change');
  screen.getByText('Enter a number of days from 30 to 3650.');
  choose('newest');
  expect((screen.getByLabelText('Versions') as HTMLInputElement).value).toBe('3');
  choose('days');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(calls).toHaveLength(1);
});

it('keeps all again without counting anything', async () => {
  const { calls, choose, press } = await open({ newest: 5, days: null });
  choose('all');
  press('Change');
  screen.getByText('Keep all replaced versions?');
  press('Keep all');
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ newest: null, days: null });
  expect(calls.some(({ url }) => url.includes('/preview'))).toBe(false);
});
