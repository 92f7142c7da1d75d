// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { loadAnswersFirst } from '../testing/load-answers-first.ts';
import { sampleAnswer } from '../testing/samples.ts';
import { useAsking } from './use-asking.ts';

const link = { companyId: 'c1', productId: 'p1', uniqueId: 'abcdefghijklmnopqrstuvwxyz' };
const photo = { text: 'Photo', photo: new File(['x'], 'e14.jpg', { type: 'image/jpeg' }) };
const words = { text: 'Why E14?', photo: null };
const question = { _id: 'q1', sender: 'user', content: 'Photo', timestamp: '2026-11-21T14:05:00.000Z' };

const answered = { status: 200, data: { question, answer: sampleAnswer() } };
const failed = { status: 503, code: 'unavailable', message: 'Busy.' };
const outOfQueries = { status: 402, code: 'out_of_queries', message: '' };

/** Object URLs that were not revoked yet. */
const open = new Set<string>();
let created = 0;
let reply: { status: number };

loadAnswersFirst();

beforeEach(() => {
  created = 0;
  open.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++created}`;
    open.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url));
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: reply.status }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function renderAsking() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => useAsking(link, () => undefined), { wrapper });
  const ask = async (next: typeof photo | typeof words, its: { status: number }) => {
    reply = its;
    act(() => result.current.ask(next));
    await waitFor(() => expect(result.current.isSending).toBe(false));
  };
  return { result, unmount, ask };
}

describe('the photo of a question', () => {
  it('can be shown as long as the chat is open, and is given up when it is left', async () => {
    const { result, unmount, ask } = renderAsking();
    await ask(photo, answered);
    expect(result.current.photoUrls.get('q1')).toBe('blob:1');
    expect([...open]).toEqual(['blob:1']);
    unmount();
    expect([...open]).toEqual([]);
  });

  it('can be shown beside its failure, and is given up for the next question', async () => {
    const { result, ask } = renderAsking();
    await ask(photo, failed);
    expect(result.current.pending?.photoUrl).toBe('blob:1');
    expect([...open]).toEqual(['blob:1']);
    await ask(words, answered);
    expect([...open]).toEqual([]);
  });

  it.each([
    ['is out of queries', outOfQueries],
    ['names no question', { status: 200, data: {} }],
  ])('is given up when the reply %s', async (_, its) => {
    const { result, ask } = renderAsking();
    await ask(photo, its);
    expect(result.current.pending).toBeNull();
    expect([...open]).toEqual([]);
  });

  it('is not made ready for a press while a question is under way', async () => {
    const { result } = renderAsking();
    reply = answered;
    act(() => {
      result.current.ask(photo);
      result.current.ask(photo);
    });
    await waitFor(() => expect(result.current.isSending).toBe(false));
    expect(created).toBe(1);
  });
});
