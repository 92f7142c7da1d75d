/** Answers that a model writes: what the customer sees until they are there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chatbot } from '../contracts/chatbots.ts';
import { sayInParts, startModelServer } from '../server/testing/model/model-server.ts';
import { PHONE } from './browser.ts';
import { expectNoSidewaysScroll } from './expect.ts';
import { setScene } from './scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from './vendor.ts';

const model = await startModelServer((_, response) => void response.writeHead(500).end());
const scene = setScene({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' } });
let vendor: Vendor;
let chatbot: Chatbot;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, vendor);
  chatbot = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
});
afterAll(() => model.stop());

it('shows the place that was found, then each sentence that was checked, then the answer with its page', async () => {
  const { behaviour, goOn } = sayInParts([
    'E-14 means that the flow of water is too low [1]. Clean',
    ' the strainer [1].',
  ]);
  model.behave(behaviour);
  const { page, context, problems } = await scene.visit({ viewport: PHONE });
  await scene.open(page, chatPath(chatbot));
  await page.getByRole('textbox').fill('What does E-14 mean?');
  await page.keyboard.press('Enter');
  await page.getByText('Found in the manual', { exact: true }).waitFor();
  await page.getByText('Test manual, p. 2 · 2 Error codes').waitFor();
  await page.getByText('E-14 means that the flow of water is too low.', { exact: true }).waitFor();
  expect(await page.getByText('Clean the strainer').count()).toBe(0);
  await expectNoSidewaysScroll(page);
  goOn();
  await page
    .getByText('E-14 means that the flow of water is too low. Clean the strainer.', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: /Works/ }).first().waitFor();
  expect(await page.getByText('Writing the answer').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it('gives the manual’s own words where the model breaks off or says what the manual does not', async () => {
  const { behaviour, goOn } = sayInParts([
    'E-14 means that the flow of water is too low [1]. Clean',
    ' the strainer [1]. The pump costs 77 euros [1].',
  ]);
  model.behave(behaviour);
  const { page, context, problems } = await scene.visit({ viewport: PHONE });
  await scene.open(page, chatPath(chatbot));
  await page.getByRole('textbox').fill('What is E-14 about?');
  await page.keyboard.press('Enter');
  await page.getByText('E-14 means that the flow of water is too low.', { exact: true }).waitFor();
  goOn();
  await page.getByText('E-14 means that the water flow is too low. Clean the strainer.').last().waitFor();
  expect(await page.getByText('77 euros').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
