// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AskForm } from './ask-form.tsx';

const words = { question: 'Your question', placeholder: '', ask: 'Ask', asking: 'Looking it up...' };

it('asks without what PDFs leave in copied words, and asks nothing where nothing is left', () => {
  const onAsk = vi.fn();
  render(<AskForm words={words} isAsking={false} onAsk={onAsk} />);
  const field = screen.getByRole('textbox');
  const ask = (question: string) => {
    fireEvent.change(field, { target: { value: question } });
    fireEvent.click(screen.getByRole('button'));
  };
  ask(' \u0002 ');
  ask('How do I de\u0002frost it?\0');
  expect(onAsk.mock.calls).toEqual([['How do I defrost it?']]);
});
