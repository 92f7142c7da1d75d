/** The chat page in tests: a link, its company and product, and a server that replies what a test says. */
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { ChatPage } from '../shell/chat-page.tsx';
import { loadAnswersFirst } from './load-answers-first.ts';
import { sampleAnswer } from './samples.ts';

export const link = { companyId: 'c1', productId: 'p1', uniqueId: 'abcdefghijklmnopqrstuvwxyz' };
const company = {
  _id: 'c1',
  company_name: 'Fennmark',
  company_email: 'a@b.example',
  company_contact: '+91 80 1',
  logo: null,
};
export const botdata = {
  product: { _id: 'p1', product_name: 'HP 9' },
  company,
  queriesUsed: 3,
  queryLimit: 15,
  outOfQueries: false,
  manuals: [{ title: 'Installation manual', pages: 64, status: 'ready' }],
  suggestions: ['Where is the strainer?'],
};
export const question = {
  _id: 'q1',
  sender: 'user',
  content: 'Why E14?',
  timestamp: '2026-11-21T14:05:00.000Z',
  videos: [],
};

export type Reply = { status: number; body: unknown };
export const ok = (data: unknown): Reply => ({ status: 200, body: { status: 200, data } });
export const answered = ok({
  answer: sampleAnswer(),
  question,
  videos: [],
  queriesUsed: 4,
  queryLimit: 15,
  suggestions: [],
});

/** A reply that comes when it is resolved. */
export function pendingReply() {
  let resolve: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (reply: Reply) => resolve(reply) };
}

type Scene = {
  /** What was sent, oldest first. */
  calls: { path: string; body: unknown }[];
  /** What is replied, by the last part of the path; no connection where there is none. */
  replies: Record<string, Reply | Promise<Reply>>;
  /** Shows the page and waits for the field. */
  open: () => Promise<HTMLTextAreaElement>;
  /** Questions that were sent. */
  asked: () => Scene['calls'];
};

/** The page of a chatbot link before each test, answered by `replies`; with what shows answers, unless a test loads it. */
export function setChatPage({ hasAnswers = true } = {}): Scene {
  const scene: Scene = {
    calls: [],
    replies: {},
    asked: () => scene.calls.filter(({ path }) => path.endsWith('ask-bot')),
    async open() {
      renderPage();
      return (await screen.findByLabelText('Ask about the HP 9')) as HTMLTextAreaElement;
    },
  };
  if (hasAnswers) loadAnswersFirst();
  beforeEach(() => {
    scene.calls = [];
    scene.replies = { 'current-bot': ok({ messages: [], botdata }), 'ask-bot': answered };
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      scene.calls.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body });
      const reply = await scene.replies[path.split('/').at(-1) ?? ''];
      if (!reply) throw new TypeError('no connection');
      return Response.json(reply.body, { status: reply.status });
    });
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    onlineManager.setOnline(true);
    cleanup();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });
  return scene;
}

export const renderPage = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatPage link={link} />
    </QueryClientProvider>,
  );
export const type = (field: HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } });
