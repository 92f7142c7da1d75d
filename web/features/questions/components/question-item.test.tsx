// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AskedQuestion } from '../../../../contracts/analytics/analytics.ts';
import { QuestionItem } from './question-item.tsx';

const question: AskedQuestion = {
  _id: 'q1',
  content: 'What does E-14 mean?',
  timestamp: '2026-11-21T14:05:00.000Z',
  useremail: 'mia@customer.example',
  uniqueId: 'u1',
  answered: true,
  confidence: 0.92,
  answer: 'Flow too low',
  page: 2,
  heading: 'Codes',
  message: { _id: 'a1', sender: 'bot', content: 'Flow too low', timestamp: '', videos: [] },
  feedback: 'does-not-work',
  correction: null,
  isOffTopic: false,
};

afterEach(cleanup);

function renderItem(isWanted = false): HTMLElement {
  render(
    <MemoryRouter>
      <QuestionItem
        productId="p1"
        question={question}
        isWanted={isWanted}
        actions={<button type="button">Correct</button>}
      >
        <p>Flow too low</p>
      </QuestionItem>
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: question.content });
}

it('shows what became of a question and who asked, and its answer once it is pressed', () => {
  const opener = renderItem();
  screen.getByText('Confidence 92 %');
  screen.getByText('Customer: does not work');
  const customer = screen.getByRole('link', { name: 'Conversation of mia@customer.example' });
  expect(customer.getAttribute('href')).toBe('/conversations/p1/u1');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Flow too low')).toBeNull();
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'Flow too low',
  );
  screen.getByRole('button', { name: 'Correct' });
  fireEvent.click(opener);
  expect(screen.queryByText('Flow too low')).toBeNull();
});

it('begins unfolded where its answer is wanted', () => {
  renderItem(true);
  screen.getByText('Flow too low');
});
