// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Manual, ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { ManualList } from './manual-list.tsx';

const PRODUCT_ID = '0192f3c8-7a41-7000-8000-000000000001';
const MANUAL_ID = '0192f3c8-7a41-7000-8000-000000000002';
const LEARNING = /Learning what the manual means/;

const manual: Manual = {
  ...{ _id: MANUAL_ID, filename: 'pump.pdf', title: 'Pump', format: 'pdf', bytes: 1, pages: 4, pagesRead: 4 },
  ...{ unreadablePages: [], recognizedPages: 0, status: 'ready', error: null, version: 1, sections: 3 },
  ...{ uploadedAt: '2026-11-26T10:00:00.000Z', url: '/uploads/pump.pdf' },
};
const read: ManualProgress = {
  ...{
    _id: MANUAL_ID,
    status: 'ready',
    pages: 4,
    pagesRead: 4,
    unreadablePages: [],
    error: null,
    found: [],
    ahead: null,
  },
  learning: { passages: 120, encoded: 40 },
};

let current: ManualProgress;
let calls = 0;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return Response.json({ status: 200, data: [current] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(progress: ManualProgress) {
  current = progress;
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ManualList productId={PRODUCT_ID} manuals={[manual]} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('says how far learning is and how questions are answered meanwhile, then nothing more', async () => {
  show(read);
  const line = await screen.findByText(LEARNING);
  expect(line.textContent).toBe(
    'Learning what the manual means: 40 of 120 passages. Questions are answered by its words meanwhile.',
  );
  current = { ...read, learning: { passages: 120, encoded: 119 } };
  await vi.advanceTimersByTimeAsync(4000);
  expect(await screen.findByText(/119 of 120/)).toBeTruthy();
  current = { ...read, learning: null };
  await vi.advanceTimersByTimeAsync(4000);
  await waitFor(() => expect(screen.queryByText(LEARNING)).toBeNull());
  const asked = calls;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toBe(asked);
});

it('says nothing of learning while a newer version is read', async () => {
  show({ ...read, status: 'processing', pagesRead: 1 });
  expect(await screen.findByText('Reading page 2 of 4')).toBeTruthy();
  expect(screen.queryByText(LEARNING)).toBeNull();
});
