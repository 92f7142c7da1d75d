// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { loadAnswersFirst } from '../testing/load-answers-first.ts';
import { sampleAnswer } from '../testing/samples.ts';
import { useAsk } from './ask.ts';
import { useConversation } from './conversation.ts';
import { useFeedback } from './feedback.ts';
import { useNextRemedy } from './next-remedy.ts';

const uniqueId = 'abcdefghijklmnopqrstuvwxyz';
const first = sampleAnswer();
const remedy = sampleAnswer({ _id: 'a3', content: 'Close the valve.' });
const question = { ...sampleAnswer({ _id: 'q2', content: 'Why?' }), sender: 'user' };
const answer = sampleAnswer({ _id: 'a2', content: 'Open the valve.' });
const before = { messages: [first], botdata: { queriesUsed: 3, queryLimit: 15, suggestions: [] } };

const REPLIES: Record<string, unknown> = {
  'ask-bot': { question, answer },
  feedback: {},
  'next-remedy': { remedy },
};

/** Answers the pending requests for the conversation with its original state. */
let answerReadings: () => void;
let isHeld: boolean;

loadAnswersFirst();

beforeEach(() => {
  const waiting: (() => void)[] = [];
  answerReadings = () => {
    for (const go of waiting.splice(0)) go();
  };
  isHeld = false;
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    const name = path.split('/').at(-1) ?? '';
    if (name === 'current-bot' && isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    signal?.throwIfAborted();
    return Response.json({ status: 200, data: name === 'current-bot' ? before : REPLIES[name] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a loaded conversation; further requests for it wait for `answerReadings`. */
async function renderConversation() {
  const client = createQueryClient();
  const { result } = renderHook(
    () => ({
      conversation: useConversation(uniqueId),
      ask: useAsk({ companyId: 'c1', productId: 'p1', uniqueId }, () => undefined),
      feedback: useFeedback(uniqueId, first, () => undefined),
      nextRemedy: useNextRemedy(uniqueId, first._id),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.conversation.data).toBeDefined());
  isHeld = true;
  return result;
}

type Screen = Awaited<ReturnType<typeof renderConversation>>['current'];
const contentsOf = ({ conversation }: Screen) => conversation.data?.messages.map(({ content }) => content);
const feedbackOf = ({ conversation }: Screen) => conversation.data?.messages[0]?.feedback;

const refetch = (screen: Screen) => act(async () => void screen.conversation.refetch());
const settle = () =>
  act(async () => {
    answerReadings();
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('a conversation that is being read again while it changes', () => {
  it('keeps the answer that arrives meanwhile', async () => {
    const screen = await renderConversation();
    await refetch(screen.current);
    await act(() => screen.current.ask.mutateAsync({ text: 'Why?', photo: null, requestKey: 'k' }));
    await settle();
    await waitFor(() =>
      expect(contentsOf(screen.current)).toEqual([first.content, 'Why?', 'Open the valve.']),
    );
  });

  it('keeps the next thing to try', async () => {
    const screen = await renderConversation();
    await refetch(screen.current);
    await act(() => screen.current.nextRemedy.mutateAsync());
    await settle();
    await waitFor(() => expect(contentsOf(screen.current)).toEqual([first.content, 'Close the valve.']));
  });

  it.each(['before', 'after'])('keeps the feedback when the reading began %s the press', async (when) => {
    const screen = await renderConversation();
    if (when === 'before') await refetch(screen.current);
    const stored = screen.current.feedback.mutateAsync(true);
    if (when === 'after') await refetch(screen.current);
    await act(() => stored);
    await settle();
    await waitFor(() => expect(feedbackOf(screen.current)).toBe('works'));
  });

  it('is read again later when it was old, for a change renews no links', async () => {
    const screen = await renderConversation();
    const readAt = screen.current.conversation.dataUpdatedAt;
    vi.spyOn(Date, 'now').mockReturnValue(readAt + 11 * 60 * 1000);
    await refetch(screen.current);
    await act(() => screen.current.feedback.mutateAsync(true));
    await settle();
    await waitFor(() => expect(feedbackOf(screen.current)).toBe('works'));
    expect(screen.current.conversation.isStale).toBe(true);
    vi.restoreAllMocks();
  });
});
