// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query.ts';
import { sampleAnswer, sampleCitation } from '../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';

const link = { companyId: 'c1', productId: 'p1', uniqueId: 'abcdefghijklmnopqrstuvwxyz' };
const company = {
  _id: 'c1',
  company_name: 'Fennmark',
  company_email: 'a@b.example',
  company_contact: '+91 80 1',
  logo: null,
};
const botdata = {
  product: { _id: 'p1', product_name: 'HP 9' },
  company,
  queriesUsed: 3,
  queryLimit: 15,
  outOfQueries: false,
  manuals: [{ title: 'Installation manual', pages: 64, status: 'ready' }],
  suggestions: ['Where is the strainer?'],
};
const question = {
  _id: 'q1',
  sender: 'user',
  content: 'Why E14?',
  timestamp: '2026-11-21T14:05:00.000Z',
  videos: [],
};

type Reply = { status: number; body: unknown };
const ok = (data: unknown): Reply => ({ status: 200, body: { status: 200, data } });
const answered = ok({
  answer: sampleAnswer(),
  question,
  videos: [],
  queriesUsed: 4,
  queryLimit: 15,
  suggestions: [],
});

function pendingReply() {
  let resolve: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (reply: Reply) => resolve(reply) };
}

let calls: { path: string; body: unknown }[];
let replies: Record<string, Reply | Promise<Reply>>;

beforeEach(() => {
  calls = [];
  replies = { 'current-bot': ok({ messages: [], botdata }), 'ask-bot': answered };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body });
    const reply = await replies[path.split('/').at(-1) ?? ''];
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

const open = async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatPage link={link} />
    </QueryClientProvider>,
  );
  return (await screen.findByLabelText('Ask about the HP 9')) as HTMLTextAreaElement;
};
const type = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });
const asked = () => calls.filter(({ path }) => path.endsWith('ask-bot'));

describe('chat page', () => {
  it.each([
    ['before the first question', []],
    ['above an answered one', [question, sampleAnswer()]],
  ])('says once, %s, who can read the conversation', async (_, messages) => {
    replies['current-bot'] = ok({ messages, botdata });
    await open();
    screen.getByText('Fennmark can read this conversation to improve its manuals.');
  });

  it('begins a new conversation and leads back to the one before', async () => {
    const messages = [question, sampleAnswer()];
    replies['current-bot'] = ok({ messages, botdata });
    replies['new-conversation'] = { status: 200, body: { status: 200, message: 'ok' } };
    await open();
    screen.getByText('Why E14?');
    replies['current-bot'] = ok({ messages, botdata: { ...botdata, earlier: 2 } });
    fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    const title = await screen.findByText('What is the matter with your HP 9?');
    expect(document.activeElement).toBe(title);
    expect(screen.queryByText('Why E14?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the earlier conversation' }));
    screen.getByText('Why E14?');
  });

  it('keeps what proves an answer folded on one line, and shows it below', async () => {
    const message = sampleAnswer({
      lead: [{ text: 'Once a year.', citation: 0 }],
      content: 'Once a year.',
      passage: 'Clean the strainer once a year. Wear gloves.',
    });
    replies['current-bot'] = ok({ messages: [question, message], botdata });
    await open();
    const fold = screen.getByRole('button', { name: 'Whole passage' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(/Wear gloves/)).toBeNull();
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    screen.getByText(/Wear gloves/);
  });

  it('shows the contact with what to do in an emergency, and asks for no verdict on it', async () => {
    const text = 'If it smokes, pull the plug.';
    const told = sampleAnswer({
      content: text,
      emergency: { hasInstructions: true },
      citations: [sampleCitation({ quote: text })],
      warnings: [{ level: 'danger', text, page: 38, citation: 0 }],
    });
    replies['current-bot'] = ok({ messages: [question, told], botdata });
    await open();
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
    expect(screen.queryByRole('button', { name: 'Does not work' })).toBeNull();
  });

  it('asks with Enter, shows the answer and counts the question', async () => {
    const field = await open();
    type(field, '  Why E14? ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await screen.findAllByText('Clean the strainer once a year.')).length).toBeGreaterThan(0);
    expect(asked()).toEqual([{ path: '/api/chatbot/ask-bot', body: { ...link, question: 'Why E14?' } }]);
    expect(screen.getByText(/11 of 15/)).toBeTruthy();
    expect(field.value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('starts a new line with Shift+Enter and sends no white space', async () => {
    const field = await open();
    type(field, 'Why');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    type(field, '  \n ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(asked()).toEqual([]);
  });

  it('sends a question once however often Enter is pressed', async () => {
    const { promise, resolve } = pendingReply();
    replies['ask-bot'] = promise;
    const field = await open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    resolve(answered);
    await screen.findAllByText('Clean the strainer once a year.');
    expect(asked()).toHaveLength(1);
  });

  it('keeps the text when the question does not get through, and sends it again', async () => {
    replies['ask-bot'] = { status: 503, body: { status: 503, code: 'unavailable', message: 'Busy.' } };
    const field = await open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(field.value).toBe('Why E14?');
    screen.getByText('Too many questions at once. Wait a moment, then try again.');
    replies['ask-bot'] = answered;
    fireEvent.click(retry);
    await screen.findAllByText('Clean the strainer once a year.');
    expect(asked()).toHaveLength(2);
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('says without a connection at once that there is none, where it is seen', async () => {
    delete replies['ask-bot'];
    const field = await open();
    onlineManager.setOnline(false);
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const failure = await screen.findByText('There is no connection. Your question is kept.');
    const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1) as Element;
    expect(scrolled.contains(failure)).toBe(true);
    expect(field.value).toBe('Why E14?');
    expect(field.readOnly).toBe(false);
  });

  it('brings unsent text back after a reload', async () => {
    type(await open(), 'Half a quest');
    cleanup();
    expect((await open()).value).toBe('Half a quest');
  });

  it.each([
    ['402', { status: 402, body: { status: 402, code: 'out_of_queries', message: '' } }],
    ['a body that says 403', { status: 200, body: { status: 403, code: 'out_of_queries', message: '' } }],
  ])('shows the contact card and keeps the history on %s', async (_case, reply) => {
    replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
    replies['ask-bot'] = reply;
    const field = await open();
    type(field, 'One more?');
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('You are currently out of queries. Please contact our team for support.');
    expect(screen.getByText('a@b.example').getAttribute('href')).toBe('mailto:a@b.example');
    expect(screen.getByText('Clean the strainer once a year.')).toBeTruthy();
    expect(screen.queryByLabelText('Ask about the HP 9')).toBeNull();
    expect(screen.queryByText(/questions left/)).toBeNull();
  });

  it('promises the section of an answer where the manual has no pages', async () => {
    const manuals = [{ title: 'Guide', pages: null, status: 'ready' }];
    replies['current-bot'] = ok({ messages: [], botdata: { ...botdata, manuals } });
    await open();
    expect(screen.getByText(/^Describe what you see/).textContent).toMatch(/with its section\.$/);
    expect(screen.getByText('Every answer opens the section it stands in.')).toBeTruthy();
    expect(screen.getByText('Answers come from the manual. Check the section first.')).toBeTruthy();
  });

  it('opens the page of a section without asking, and asks what has none', async () => {
    const section = { title: 'Installation manual', heading: '7.5 Programming the dose', page: 15 };
    const related = [
      { ...section, source: sampleCitation({ ...section, quote: '' }) },
      { title: 'Guide', heading: 'Cleaning', page: null, source: null },
    ];
    replies['current-bot'] = ok({ messages: [question, sampleAnswer({ related })], botdata });
    Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^7.5 Programming the dose/ }));
    expect(await screen.findByText('Opening page 15')).toBeTruthy();
    expect(asked()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cleaning' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('leads to the company’s people from the first, and again beside what to try next', async () => {
    const remedy = sampleAnswer({ _id: 'r1', remedyOf: sampleAnswer()._id });
    replies['current-bot'] = ok({ messages: [question, sampleAnswer(), remedy], botdata });
    Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
    await open();
    const [header, beside] = screen.getAllByRole('button', { name: 'Contact Fennmark' });
    expect(beside?.parentElement?.textContent).toContain('Try this next');
    expect(screen.queryByText('a@b.example')).toBeNull();
    if (header) fireEvent.click(header);
    expect(screen.getByText('a@b.example').getAttribute('href')).toBe('mailto:a@b.example');
    screen.getByText('E-mail with this conversation');
  });

  it('says so when the reply holds no answer', async () => {
    replies['ask-bot'] = ok({});
    const field = await open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const texts = await screen.findAllByText("Sorry, I couldn't understand the response from the server.");
    expect(texts.length).toBeGreaterThan(0);
  });

  it('takes a feedback back that could not be stored', async () => {
    replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
    const { promise, resolve } = pendingReply();
    replies.feedback = promise;
    await open();
    const works = screen.getByRole('button', { name: 'Works' });
    fireEvent.click(works);
    await waitFor(() => expect(works.getAttribute('aria-pressed')).toBe('true'));
    resolve({ status: 500, body: { status: 500, code: 'internal', message: '' } });
    await screen.findByText('This could not be stored. Try again.');
    expect(works.getAttribute('aria-pressed')).toBe('false');
  });

  it('refuses a file that is no picture with the reason', async () => {
    await open();
    const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [pdf] } });
    expect(screen.getByRole('alert').textContent).toContain('Please select a valid image file');
    expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull();
  });

  it.each([
    ['the arrow', () => screen.getByRole('button', { name: 'Send' })],
    ['the button beside the photo', () => screen.getByRole('button', { name: 'Send photo' })],
  ])('sends a photo and what was typed as one question with %s', async (_, button) => {
    // jsdom has no addresses for files.
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() });
    replies['upload-prompt-image'] = answered;
    const field = await open();
    const photo = new File(['x'], 'lamp.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo] } });
    screen.getByText('The photo is not kept; what is read in it stays in this conversation.');
    type(field, ' Why is this lamp red? ');
    fireEvent.click(button());
    await screen.findAllByText('Clean the strainer once a year.');
    const [sent, ...more] = calls.slice(1);
    expect(more).toEqual([]);
    expect(sent?.path).toBe('/api/chatbot/upload-prompt-image');
    expect(sent?.body instanceof FormData && Object.fromEntries(sent.body)).toMatchObject({
      question: 'Why is this lamp red?',
      image: { name: 'lamp.jpg' },
    });
    expect(field.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull();
  });

  it('says that a link is unknown, and also one that names another product', async () => {
    replies['current-bot'] = ok({
      messages: [],
      botdata: { ...botdata, product: { ...botdata.product, _id: 'p2' } },
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ChatPage link={link} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('This link opens no chatbot.')).toBeTruthy();
  });
});
