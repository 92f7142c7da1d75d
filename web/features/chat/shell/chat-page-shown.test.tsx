// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { botdata, ok, question, renderPage, setChatPage } from '../testing/chat-page.tsx';
import { sampleAnswer, sampleCitation } from '../testing/samples.ts';

const scene = setChatPage();

describe('what the chat page shows', () => {
  it.each([
    ['before the first question', []],
    ['above an answered one', [question, sampleAnswer()]],
  ])('says once, %s, that a machine answers and who can read the conversation', async (_, messages) => {
    scene.replies['current-bot'] = ok({ messages, botdata });
    await scene.open();
    const note =
      'A machine answers here, not a person. Fennmark can read this conversation to improve its manuals.';
    screen.getByText(note);
  });

  it('begins a new conversation and leads back to the one before', async () => {
    const messages = [question, sampleAnswer()];
    scene.replies['current-bot'] = ok({ messages, botdata });
    scene.replies['new-conversation'] = { status: 200, body: { status: 200, message: 'ok' } };
    await scene.open();
    screen.getByText('Why E14?');
    scene.replies['current-bot'] = ok({ messages, botdata: { ...botdata, earlier: 2 } });
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
    scene.replies['current-bot'] = ok({ messages: [question, message], botdata });
    await scene.open();
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
    scene.replies['current-bot'] = ok({ messages: [question, told], botdata });
    await scene.open();
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
    expect(screen.queryByRole('button', { name: 'Does not work' })).toBeNull();
  });

  it('promises the section of an answer where the manual has no pages', async () => {
    const manuals = [{ title: 'Guide', pages: null, status: 'ready' }];
    scene.replies['current-bot'] = ok({ messages: [], botdata: { ...botdata, manuals } });
    await scene.open();
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
    scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer({ related })], botdata });
    Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
    await scene.open();
    fireEvent.click(screen.getByRole('button', { name: /^7.5 Programming the dose/ }));
    expect(await screen.findByText('Opening page 15')).toBeTruthy();
    expect(scene.asked()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cleaning' }));
    await waitFor(() => expect(scene.asked()).toHaveLength(1));
  });

  it('leads to the company’s people from the first, and again beside what to try next', async () => {
    const remedy = sampleAnswer({ _id: 'r1', remedyOf: sampleAnswer()._id });
    scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer(), remedy], botdata });
    Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
    await scene.open();
    const [header, beside] = screen.getAllByRole('button', { name: 'Contact Fennmark' });
    expect(beside?.parentElement?.textContent).toContain('Try this next');
    expect(screen.queryByText('a@b.example')).toBeNull();
    if (header) fireEvent.click(header);
    expect(screen.getByText('a@b.example').getAttribute('href')).toBe('mailto:a@b.example');
    screen.getByText('E-mail with this conversation');
  });

  it('says that a link is unknown, and also one that names another product', async () => {
    scene.replies['current-bot'] = ok({
      messages: [],
      botdata: { ...botdata, product: { ...botdata.product, _id: 'p2' } },
    });
    renderPage();
    expect(await screen.findByText('This link opens no chatbot.')).toBeTruthy();
  });

  it('says where it is seen that a new conversation could not be begun', async () => {
    scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
    scene.replies['new-conversation'] = {
      status: 503,
      body: { status: 503, code: 'unavailable', message: '' },
    };
    await scene.open();
    fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    const failure = await screen.findByText('A new conversation could not be begun. Try again.');
    expect(failure.closest('.sr-only')).toBeNull();
    screen.getByText('Why E14?');
  });
});
