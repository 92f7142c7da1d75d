/** Answers that a model writes: what the customer sees until they are there. */
import { afterAll, expect, it } from 'vitest';
import { sayInParts, startModelServer } from '../../server/testing/model/model-server.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectNoSidewaysScroll } from '../lib/expect.ts';
import { setScene } from '../lib/scene.ts';

const model = await startModelServer((_, response) => void response.writeHead(500).end());
const scene = setScene({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' } });
const customers = setCustomers(scene);
afterAll(() => model.stop());

const FIRST = 'E-14 means that the flow of water is too low.';

/** A customer has asked, and the model has written the first sentence; `goOn` has it write the rest. */
async function askModel(question: string, rest: string) {
  const { behaviour, goOn } = sayInParts(['E-14 means that the flow of water is too low [1]. Clean', rest]);
  model.behave(behaviour);
  const visitor = await customers.openChat();
  await askIn(visitor.page, question);
  await visitor.page.getByText(FIRST, { exact: true }).waitFor();
  return { ...visitor, goOn };
}

it('shows the place that was found, then each sentence that was checked, then the answer with its page', async () => {
  const { page, close, problems, goOn } = await askModel('What does E-14 mean?', ' the strainer [1].');
  await page.getByText('Found in the manual', { exact: true }).waitFor();
  await page.getByText('Test manual, p. 2 · 2 Error codes').waitFor();
  expect(await page.getByText('Clean the strainer').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  goOn();
  await page.getByText(`${FIRST} Clean the strainer.`, { exact: true }).waitFor();
  await page.getByRole('button', { name: /Works/ }).first().waitFor();
  expect(await page.getByText('Writing the answer').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('gives the manual’s own words where the model says what the manual does not', async () => {
  const { page, close, problems, goOn } = await askModel(
    'What is E-14 about?',
    ' the strainer [1]. The pump costs 77 euros [1].',
  );
  goOn();
  await page.getByText('E-14 means that the water flow is too low. Clean the strainer.').last().waitFor();
  expect(await page.getByText('77 euros').count()).toBe(0);
  expect(await page.getByText(FIRST, { exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
