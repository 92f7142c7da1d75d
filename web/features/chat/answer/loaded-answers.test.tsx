// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { botdata, ok, question, renderPage, setChatPage, type } from '../testing/chat-page.tsx';
import { sampleAnswer } from '../testing/samples.ts';
import { loadAnswersBy } from './loaded-answers.ts';

const scene = setChatPage({ hasAnswers: false });
const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const SLOW = { timeout: 20_000 };

// In this order: once it has come, it stays.
it('opens no conversation whose answers can’t be shown, and says that the network is away', async () => {
  loadAnswersBy(fail);
  scene.replies['current-bot'] = ok({ messages: [question, sampleAnswer()], botdata });
  renderPage();
  await screen.findByText('Network error. Please check your connection.', undefined, SLOW);
  screen.getByRole('button', { name: 'Try Again' });
}, 30_000);

it('shows the welcome without, keeps the question, and answers at the next try', async () => {
  loadAnswersBy(fail);
  const field = await scene.open();
  type(field, 'Why E14?');
  fireEvent.keyDown(field, { key: 'Enter' });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(field.value).toBe('Why E14?');
  loadAnswersBy(() => import('./answers.ts'));
  fireEvent.click(again);
  expect((await screen.findAllByText(/Clean the strainer/, undefined, SLOW)).length).toBeGreaterThan(0);
  expect(scene.asked()).toHaveLength(2);
}, 30_000);
