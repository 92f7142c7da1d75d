// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { FirstReading } from './first-reading.tsx';

const PRODUCT_ID = '0192f3c8-7a41-7000-8000-000000000001';
const MANUAL_ID = '0192f3c8-7a41-7000-8000-000000000002';

const reading: ManualProgress = {
  _id: MANUAL_ID,
  status: 'processing',
  pages: 4,
  pagesRead: 2,
  unreadablePages: [2],
  error: null,
  ahead: null,
  found: [{ heading: '1 Safety', level: 1, page: 1 }],
  learning: null,
};

let current: ManualProgress;
let calls: string[];
const onReady = vi.fn();
const onFailedChange = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  calls = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (method === 'POST') current = { ...reading, status: 'queued', pages: null, pagesRead: 0, found: [] };
    return Response.json(
      method === 'POST' ? { status: 200, message: 'ok' } : { status: 200, data: [current] },
    );
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(progress: ManualProgress) {
  current = progress;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FirstReading productId={PRODUCT_ID} onReady={onReady} onFailedChange={onFailedChange} />
    </QueryClientProvider>,
  );
}

it('follows the pages and the headings until the manual is ready, then stops asking', async () => {
  show(reading);
  expect(await screen.findByText('Reading page 3 of 4')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('2 of 4 pages read, no text: p. 2');
  expect(screen.getByText('Safety')).toBeTruthy();
  current = { ...reading, status: 'ready', pagesRead: 4 };
  await waitFor(() => expect(onReady).toHaveBeenCalledWith(PRODUCT_ID));
  const asked = calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(calls).toHaveLength(asked);
});

it('gives the reason of a failure and reads again on Retry', async () => {
  show({ ...reading, status: 'failed', error: 'The file is protected. Remove the password.' });
  expect(await screen.findByText('The file is protected. Remove the password.')).toBeTruthy();
  expect(onFailedChange).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Waiting for its turn')).toBeTruthy();
  expect(calls).toContain(`POST /api/manual/manuals/${MANUAL_ID}/retry`);
  expect(onFailedChange).toHaveBeenLastCalledWith(false);
  expect(onReady).not.toHaveBeenCalled();
});
