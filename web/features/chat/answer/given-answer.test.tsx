// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REFUSAL_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { sampleAnswer, sampleCitation } from '../testing/samples.ts';
import { GivenAnswer } from './given-answer.tsx';

function renderAnswer(message: Message) {
  const onOpen = vi.fn();
  render(<GivenAnswer message={message} companyName="Acme" onOpen={onOpen} />);
  return onOpen;
}

afterEach(cleanup);

describe('an answer in a list', () => {
  it('shows every step and warning, not just the heading its text is, and opens the page of each', () => {
    const onOpen = renderAnswer(
      sampleAnswer({
        content: '8.3 Cleaning the strainer',
        citations: [sampleCitation(), sampleCitation({ page: 12, pageEnd: 12, quote: 'Hot water.' })],
        steps: [
          { marker: '1.', text: 'Close the valve.', page: 38, citation: 0 },
          { marker: '2.', text: 'Take the strainer out.', page: 38, citation: 0 },
        ],
        warnings: [{ level: 'warning', text: 'Hot water.', page: 12, citation: 1 }],
      }),
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Close the valve.',
      '2Take the strainer out.',
    ]);
    screen.getByText('Hot water.');
    fireEvent.click(screen.getByRole('button', { name: 'p. 12' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('sets a short value above its name, and opens the page of each sentence that stands elsewhere', () => {
    const onOpen = renderAnswer(
      sampleAnswer({
        content: 'Fuse: 16 A\nUse a slow one.',
        citations: [sampleCitation(), sampleCitation({ page: 12, pageEnd: 12, quote: 'Use a slow one.' })],
        lead: [
          { text: 'Fuse: 16 A', citation: 0, row: { name: 'Fuse', value: '16 A' } },
          { text: 'Use a slow one.', citation: 1 },
        ],
      }),
    );
    screen.getByText('16 A');
    screen.getByText('Fuse');
    fireEvent.click(screen.getByRole('button', { name: 'p. 12' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says of a row the cell that answers, which row it is and what that means, and shows all of it when that is wanted', () => {
    const others = [
      { name: 'Code', value: 'E14' },
      { name: 'Meaning', value: 'Flow too low' },
      { name: 'Cause', value: 'The strainer is clogged' },
    ];
    const row = { name: 'Remedy', value: 'Clean the strainer.', others };
    const text =
      'Remedy: Clean the strainer.\nCode: E14\nMeaning: Flow too low\nCause: The strainer is clogged';
    renderAnswer(sampleAnswer({ content: text, lead: [{ text, citation: 0, row }] }));
    screen.getByText('Clean the strainer.');
    screen.getByText('Code: E14');
    screen.getByText('Meaning: Flow too low');
    expect(screen.queryByText(/The strainer is clogged/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Whole row' }));
    screen.getByRole('cell', { name: 'The strainer is clogged' });
  });

  it('begins a long procedure, and shows all of it when that is wanted', () => {
    const steps = Array.from({ length: 12 }, (_, i) => ({
      ...{ marker: `${i + 1}.`, text: `Do ${i + 1}`, page: 38, citation: 0 },
    }));
    renderAnswer(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'All 12 steps' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('sets steps in that stand below another', () => {
    const steps = ['1.', 'a.', 'b.', '2.'].map((marker) => ({
      marker,
      text: `Do ${marker}`,
      page: 38,
      citation: 0,
      ...(/\d/.test(marker) ? {} : { level: 1 }),
    }));
    renderAnswer(sampleAnswer({ steps }));
    const [first] = screen.getAllByRole('listitem');
    const below = first ? within(first).getAllByRole('listitem') : [];
    expect(below.map(({ textContent }) => textContent)).toEqual(['aDo a.', 'bDo b.']);
  });

  it('shows the rows of a table', () => {
    const table = { header: ['Code', 'Meaning'], rows: [['E-14', 'Blocked']], citation: 0 };
    renderAnswer(sampleAnswer({ content: '9 Codes', table }));
    screen.getByRole('cell', { name: 'Blocked' });
  });

  it('says that it was refused, without asking for sections or naming people', () => {
    renderAnswer(
      sampleAnswer({
        content: REFUSAL_TEXT,
        band: 'none',
        answered: false,
        citations: [],
        related: [{ title: 'Installation manual', heading: '8.3 Cleaning', page: 38, source: null }],
      }),
    );
    screen.getByText(REFUSAL_TEXT);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names the manual at each page tab when it cites two', () => {
    const other = '0190a000-0000-7000-8000-000000000002';
    renderAnswer(
      sampleAnswer({
        citations: [
          sampleCitation(),
          sampleCitation({ manualId: other, title: 'Safety', quote: 'Ventilate.' }),
        ],
      }),
    );
    screen.getByRole('button', { name: /Safety/ });
    screen.getByRole('button', { name: /Installation manual/ });
  });
});
