/** A vendor answers a question in other words than the manual, and customers who ask the same get them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import {
  expectAccessible,
  expectFitsEveryLook,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectRetryAt,
} from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs, visit } = scene;
const QUESTION = 'How do I clean the strainer?';
const ANSWER = 'Send it to us: we clean it and send it back.';
let vendor: Vendor;
let productId: string;
let chatbot: Chatbot;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
  chatbot = await createChatbot(scene, vendor, { productId, email: 'asker@customer.example' });
  const link = { companyId: vendor.companyId, productId, uniqueId: chatbot.uniqueId };
  for (const question of ['And how often?', QUESTION])
    await scene.api.call(chatRoutes.askBot, { body: { ...link, question } });
});

const questionsPath = () => paths.productQuestions.href(productId);
const correctionsPath = () => paths.productCorrections.href(productId);
const itemOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const unfold = (page: Page, text: string) =>
  itemOf(page, text).getByRole('button', { name: text, exact: true }).click();
const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(question).last().waitFor();
};

describe('corrections', () => {
  it('says what to do as long as there are none, and fits every screen', async () => {
    const visitor = await openAs(vendor, correctionsPath());
    const { page } = visitor;
    await page.getByText('No corrections yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'View Questions' }).last().click();
    await page.waitForURL(`**${questionsPath()}`);
    await page.getByRole('heading', { level: 1, name: '2.7 Product Questions' }).waitFor();
    await open(page, correctionsPath());
    await page.getByRole('heading', { level: 1, name: '2.8 Corrections' }).waitFor();
    await expectFitsEveryLook(visitor, (shown) => shown.getByText('No corrections yet'));
  });

  it('are written from a question, with a page and a preview, and no text is lost by accident', async () => {
    const { page, close, problems } = await openAs(vendor, questionsPath());
    const correct = () => itemOf(page, QUESTION).getByRole('button', { name: /^Correct this answer/ });
    await unfold(page, QUESTION);
    await correct().click();
    const dialog = page.getByRole('dialog', { name: 'Correct this answer' });
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await dialog.getByText('Answer is required').waitFor();
    await dialog.getByLabel('Your answer').fill(ANSWER);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    // On a busy machine a press would still meet the question that is closing.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Your answer').inputValue()).toBe(ANSWER);
    await dialog.getByText('The answer now').click();
    await dialog.getByText('Unscrew the cap and rinse the mesh.').waitFor();

    await dialog.getByLabel(/^Page of the manual/).selectOption('Another page...');
    await dialog.getByLabel('Page number').fill('3');
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await dialog.getByText('Give a page from 1 to 2.').waitFor();
    await dialog.getByLabel('Page number').fill('2');
    await dialog.getByText('Answer by Halloran Pumps').waitFor();
    // The answer now names page 2, too, above the preview.
    await dialog.getByRole('button', { name: 'p. 2' }).last().click();
    await page.getByRole('img', { name: /^Page 2 of / }).waitFor();
    await page.keyboard.press('Escape');
    await expectGoodLooks(page);
    await page.setViewportSize(PHONE);
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await page.getByText('Saved. Customers get your answer from now on.').waitFor();
    await itemOf(page, QUESTION)
      .getByRole('button', { name: /^Edit correction/ })
      .waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('tell what is wrong with a question that leans on others, or has a correction', async () => {
    const { page, close } = await openAs(vendor, questionsPath());
    await unfold(page, 'And how often?');
    await itemOf(page, 'And how often?')
      .getByRole('button', { name: /^Correct this answer/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Correct this answer' });
    await dialog.getByLabel('Your answer').fill('Once a month.');
    const save = dialog.getByRole('button', { name: 'Save Correction' });
    await save.click();
    await dialog.getByText('Write the question so that it can be understood without the ones').waitFor();
    await dialog.getByLabel('Question', { exact: true }).fill('How can I clean the strainer');
    await save.click();
    await dialog.getByText(/^There is a correction for this question already/).waitFor();
    // What is said above the buttons moves them: a press may still be on its way to where one was.
    const discard = page.getByRole('button', { name: 'Discard' });
    await vi.waitFor(
      async () => {
        if (!(await discard.isVisible())) await dialog.getByRole('button', { name: 'Cancel' }).click();
        await discard.waitFor({ timeout: 1_000 });
      },
      { timeout: 20_000 },
    );
    await discard.click();
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  it('answer a paraphrase in the chat, named as the company’s, and no neighbour', async () => {
    const { page, close, problems } = await visit();
    await open(page, chatPath(chatbot));
    await ask(page, 'how can i clean the strainner');
    await page.getByRole('heading', { name: 'Answer by Halloran Pumps' }).waitFor();
    await page.getByRole('article').getByText(ANSWER).waitFor();
    await page.getByRole('button', { name: 'Works' }).last().click();
    await ask(page, 'How often do I clean the strainer?');
    await page.getByRole('article').nth(3).waitFor();
    expect(await page.getByRole('heading', { name: 'Answer by Halloran Pumps' }).count()).toBe(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Answer by Halloran Pumps' }).waitFor();
    await expectGoodLooks(page);
    await page.setViewportSize(PHONE);
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('show their uses, are found, changed, and deleted after a question', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'Corrections' }).click();
    const item = itemOf(page, QUESTION);
    await item.getByText(/^Used once, last on \d/).waitFor();
    await page.getByRole('searchbox', { name: 'Search the corrections' }).fill('zebra');
    await page.getByText('No correction found').waitFor();
    await page.getByRole('link', { name: 'Show all corrections' }).click();
    await item.getByRole('button', { name: `Edit correction: ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit correction' });
    await dialog.getByLabel('Your answer').fill('Rinse it under the tap.');
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await item.getByText('Rinse it under the tap.').waitFor();
    await expectAccessible(page);
    await item.getByRole('button', { name: `Delete correction: ${QUESTION}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await item.getByRole('button', { name: `Delete correction: ${QUESTION}` }).click();
    await page.getByRole('button', { name: 'Delete Correction' }).last().click();
    await page.getByText('The correction is deleted.').waitFor();
    await page.getByText('No corrections yet').waitFor();
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('offer to try again when they can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, correctionsPath(), {
      failing: '/api/corrections/of-product/*',
      find: (page) => page.getByText('No corrections yet'),
    });
  });
});
