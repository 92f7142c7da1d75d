// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../../../contracts/chat/messages.ts';
import { loadWords } from '../../languages/load-words.ts';
import { english, speakChat } from '../../shell/texts.ts';
import { sampleAnswer, sampleCitation, sampleStep } from '../../testing/samples.ts';
import { GivenAnswer } from '../given-answer.tsx';

const HAZARD = 'Hot water can spurt from the group and from the steam wand.';
const REST =
  'Keep your hands and your face away, and put a jug of one litre under the outlets before you open them.';

const label = (level: 'danger' | 'warning') => ({
  ...{ level, text: `${HAZARD} ${REST}`, page: 38, citation: 0 },
});
const show = (message: Message) =>
  render(<GivenAnswer message={message} companyName="Acme" onOpen={() => undefined} />);
const lead = [{ text: 'Once a year.', citation: 0 }];
const onPaper = (is: boolean) =>
  act(() => {
    window.dispatchEvent(new Event(is ? 'beforeprint' : 'afterprint'));
  });

afterEach(() => {
  cleanup();
  speakChat(english);
});

describe('a label that governs an answer', () => {
  it('is shown with its first sentence, and whole at a press, once more with the button where it was', () => {
    show(sampleAnswer({ content: 'Once a year.', lead, warnings: [label('warning')] }));
    const note = within(screen.getByRole('note'));
    const button = note.getByRole('button', { name: 'Read on' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    const rest = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(rest?.textContent).toBe(REST);
    expect(rest?.hidden).toBe(true);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(rest?.hidden).toBe(false);
    // What opens stands behind the button, which therefore stays in its place.
    expect(button.compareDocumentPosition(rest ?? button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is whole where it is about a danger, behind a value and behind a step', () => {
    const steps = [sampleStep('1.', 0), sampleStep('2.', 0)];
    const said = [{ text: 'Step 2.', citation: 0, step: 1 }];
    for (const answer of [
      sampleAnswer({ content: 'Step 2.', lead: said, steps, warnings: [label('danger')] }),
      sampleAnswer({ content: 'Once a year.', lead, warnings: [label('danger')] }),
    ]) {
      show(answer);
      const note = within(screen.getByRole('note'));
      note.getByText(`${HAZARD} ${REST}`);
      expect(note.queryByRole('button', { name: 'Read on' })).toBeNull();
      cleanup();
    }
  });

  it.each([
    ['de', 'Weiterlesen'],
    ['fr', 'Lire la suite'],
    ['es', 'Seguir leyendo'],
    ['hi', 'आगे पढ़ें'],
  ])('has its button in %s', async (code, name) => {
    speakChat((await loadWords([code]))?.chat ?? english);
    show(sampleAnswer({ content: 'Once a year.', lead, warnings: [label('warning')] }));
    screen.getByRole('button', { name });
  });

  it('shows the manual’s own signal word beside that of the chat, not as a line of its words', () => {
    const warning = { ...label('warning'), text: `ATTENZIONE\n${HAZARD}` };
    show(sampleAnswer({ content: 'Once a year.', lead, warnings: [warning] }));
    const note = screen.getByRole('note');
    expect(note.querySelector('p')?.textContent).toBe(HAZARD);
    within(note).getByText('ATTENZIONE');
  });
});

describe('a long answer', () => {
  const rows = Array.from({ length: 12 }, (_, i) => [`E${i}`, `Meaning ${i}`]);

  it('shows the first rows of a table on a phone, and all of them at a press', () => {
    const table = { header: ['Code', 'Meaning'], rows, citation: 0 };
    show(sampleAnswer({ content: '', table }));
    const button = screen.getByRole('button', { name: 'All 12 rows' });
    const rest = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(rest?.hidden).toBe(true);
    expect(rest?.textContent).toContain('Meaning 11');
    fireEvent.click(button);
    expect(rest?.hidden).toBe(false);
  });

  it('begins with as many steps as fit, and says how many there are', () => {
    const steps = ['1.', '2.', '3.'].map((marker) => ({
      ...sampleStep(marker, 0),
      text: `${marker} ${REST} ${REST} ${HAZARD}`,
    }));
    show(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'All 3 steps' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows on paper all that is folded, and folds it again', () => {
    const citations = [sampleCitation()];
    const passage = `Clean it. ${REST}`;
    show(sampleAnswer({ content: 'Once a year.', lead, citations, passage, warnings: [label('warning')] }));
    const rest = screen.getByText(REST);
    expect(screen.queryByText(/Clean it/)).toBeNull();
    expect(rest.hidden).toBe(true);
    onPaper(true);
    screen.getByText(/Clean it/);
    expect(rest.hidden).toBe(false);
    onPaper(false);
    expect(screen.queryByText(/Clean it/)).toBeNull();
    expect(rest.hidden).toBe(true);
  });
});
