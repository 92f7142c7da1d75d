// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answered,
  botdata,
  link,
  ok,
  pendingReply,
  question,
  setChatPage,
  type,
} from '../testing/chat-page.tsx';
import { sampleAnswer } from '../testing/samples.ts';

const scene = setChatPage();

describe('chat page', () => {
  it('asks with Enter, shows the answer and counts the question', async () => {
    const field = await scene.open();
    type(field, '  Why E14? ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await screen.findAllByText('Clean the strainer once a year.')).length).toBeGreaterThan(0);
    expect(scene.asked()).toEqual([
      { path: '/api/chatbot/ask-bot', body: { ...link, question: 'Why E14?' } },
    ]);
    expect(screen.getByText(/11 of 15/)).toBeTruthy();
    expect(field.value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks back, answers for the variant that is pressed, and for no one once that is taken back', async () => {
    const variants = [
      { name: 'Tarn 06', citation: 0 },
      { name: 'Tarn 09', citation: 0 },
    ];
    const asksBack = sampleAnswer({ content: 'Which one?', answered: false, band: 'closest', variants });
    const reply = (answer: ReturnType<typeof sampleAnswer>) =>
      ok({
        answer,
        question: { ...question, _id: `q-${answer._id}` },
        videos: [],
        queriesUsed: 3,
        queryLimit: 15,
        suggestions: [],
      });
    scene.replies['ask-bot'] = reply(asksBack);
    const field = await scene.open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const button = await screen.findByRole('button', { name: 'Tarn 09 p. 38' });
    expect(screen.queryByRole('button', { name: 'Works' })).toBeNull();
    scene.replies['ask-bot'] = reply(sampleAnswer({ _id: 'a2', variant: 'Tarn 09', chosen: ['Tarn 09'] }));
    fireEvent.click(button);
    const chip = await screen.findByRole('button', { name: 'No longer answer for Tarn 09' });
    screen.getByText('For Tarn 09');
    expect(scene.asked()[1]?.body).toEqual({ ...link, question: 'Tarn 09', variant: 'Tarn 09' });
    fireEvent.click(chip);
    expect(screen.queryByRole('button', { name: 'No longer answer for Tarn 09' })).toBeNull();
    type(field, 'How heavy?');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(scene.asked()[2]?.body).toEqual({ ...link, question: 'How heavy?', variants: [] }),
    );
  });

  it('starts a new line with Shift+Enter and sends no white space', async () => {
    const field = await scene.open();
    type(field, 'Why');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    type(field, '  \n ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(scene.asked()).toEqual([]);
  });

  it('sends a question once however often Enter is pressed', async () => {
    const { promise, resolve } = pendingReply();
    scene.replies['ask-bot'] = promise;
    const field = await scene.open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    resolve(answered);
    await screen.findAllByText('Clean the strainer once a year.');
    expect(scene.asked()).toHaveLength(1);
  });

  it('keeps the text when the question does not get through, and sends it again', async () => {
    scene.replies['ask-bot'] = { status: 503, body: { status: 503, code: 'unavailable', message: 'Busy.' } };
    const field = await scene.open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(field.value).toBe('Why E14?');
    screen.getByText('Too many questions at once. Wait a moment, then try again.');
    scene.replies['ask-bot'] = answered;
    fireEvent.click(retry);
    await screen.findAllByText('Clean the strainer once a year.');
    expect(scene.asked()).toHaveLength(2);
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('says without a connection at once that there is none, where it is seen', async () => {
    delete scene.replies['ask-bot'];
    const field = await scene.open();
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
    type(await scene.open(), 'Half a quest');
    cleanup();
    expect((await scene.open()).value).toBe('Half a quest');
  });

  it.each([
    ['402', { status: 402, body: { status: 402, code: 'out_of_queries', message: '' } }],
    ['a body that says 403', { status: 200, body: { status: 403, code: 'out_of_queries', message: '' } }],
  ])('shows the contact card and keeps the history on %s', async (_case, reply) => {
    scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
    scene.replies['ask-bot'] = reply;
    const field = await scene.open();
    type(field, 'One more?');
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('You are currently out of queries. Please contact our team for support.');
    expect(screen.getByText('a@b.example').getAttribute('href')).toBe('mailto:a@b.example');
    expect(screen.getByText('Clean the strainer once a year.')).toBeTruthy();
    expect(screen.queryByLabelText('Ask about the HP 9')).toBeNull();
    expect(screen.queryByText(/questions left/)).toBeNull();
  });

  it('says so when the reply holds no answer', async () => {
    scene.replies['ask-bot'] = ok({});
    const field = await scene.open();
    type(field, 'Why E14?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const texts = await screen.findAllByText("Sorry, I couldn't understand the response from the server.");
    expect(texts.length).toBeGreaterThan(0);
  });

  it('takes a feedback back that could not be stored', async () => {
    scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
    const { promise, resolve } = pendingReply();
    scene.replies.feedback = promise;
    await scene.open();
    const works = screen.getByRole('button', { name: 'Works' });
    fireEvent.click(works);
    await waitFor(() => expect(works.getAttribute('aria-pressed')).toBe('true'));
    resolve({ status: 500, body: { status: 500, code: 'internal', message: '' } });
    await screen.findByText('This could not be stored. Try again.');
    expect(works.getAttribute('aria-pressed')).toBe('false');
  });

  it('refuses a file that is no picture with the reason', async () => {
    await scene.open();
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
    scene.replies['upload-prompt-image'] = answered;
    const field = await scene.open();
    const photo = new File(['x'], 'lamp.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo] } });
    screen.getByText('The photo is not kept; what is read in it stays in this conversation.');
    type(field, ' Why is this lamp red? ');
    fireEvent.click(button());
    await screen.findAllByText('Clean the strainer once a year.');
    // What the chat asks for by itself, behind the conversation, is no question.
    const [sent, ...more] = scene.calls.slice(1).filter(({ path }) => path !== '/api/chatbot/upkeep');
    expect(more).toEqual([]);
    expect(sent?.path).toBe('/api/chatbot/upload-prompt-image');
    expect(sent?.body instanceof FormData && Object.fromEntries(sent.body)).toMatchObject({
      question: 'Why is this lamp red?',
      image: { name: 'lamp.jpg' },
    });
    expect(field.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Send photo' })).toBeNull();
  });
});
