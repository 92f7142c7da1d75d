/** What a customer asked and was answered on a link, for the company: to read, to save and to erase. */
import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSAL_TEXT } from '../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { setCustomers } from '../lib/customers.ts';
import { expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const scene = joinScene();
const customers = setCustomers(scene);
let chatbot: Chatbot;

const ask = async (link: Chatbot, question: string) => {
  const { company: companyId, product, uniqueId } = link;
  const body = { companyId, productId: product._id, uniqueId, question };
  return (await scene.api.call(chatRoutes.askBot, { body })).data.answer;
};
const pathOf = ({ product, uniqueId }: Chatbot) => paths.conversation.href(product._id, uniqueId);

/** The company has opened a conversation of one question and pressed a button that erases. */
async function beginErasing(button: string) {
  const erased = await customers.newChatbot();
  await ask(erased, 'What does E-14 mean?');
  const visitor = await scene.openAs(customers.vendor, pathOf(erased));
  await visitor.page.getByRole('button', { name: button }).click();
  return { ...visitor, erased, dialog: visitor.page.getByRole('alertdialog') };
}

beforeAll(async () => {
  chatbot = await customers.newChatbot();
  const { _id: messageId } = await ask(chatbot, 'What does E-14 mean?');
  const { uniqueId } = chatbot;
  await scene.api.call(chatRoutes.feedback, { body: { uniqueId, messageId, works: false } });
  await ask(chatbot, 'Who painted the Mona Lisa?');
});

describe('a conversation', () => {
  it('is found from the list, read with its figures and pages, and saved', async () => {
    const { page, close, problems } = await scene.openAs(customers.vendor, paths.chatbots.path);
    await page.getByRole('button', { name: `More for ${chatbot.useremail}` }).click();
    await page.getByRole('menuitem', { name: 'Read the conversation' }).click();
    await page.waitForURL(`**${pathOf(chatbot)}`);
    await page.getByRole('heading', { name: 'What does E-14 mean?' }).waitFor();
    await page.getByText('E-14 means that the water flow is too low.').first().waitFor();
    await page.getByText(REFUSAL_TEXT).first().waitFor();
    await page
      .getByText(/^Engine \S+, “.+” version 1$/)
      .first()
      .waitFor();
    const figure = (label: string) =>
      page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd').innerText();
    await expect.poll(() => figure('Questions')).toBe('2');
    await expect.poll(() => figure('Answered')).toBe('1');
    await expect.poll(() => figure('Customer: does not work')).toBe('1');
    await page
      .getByRole('button', { name: /p\. ?2/ })
      .first()
      .click();
    await page.getByRole('dialog').locator('img').first().waitFor();
    await page.keyboard.press('Escape');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('conversation.csv');
    await page.getByText('The conversation is saved as CSV file.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says when it can’t be loaded, and tries again', async () => {
    await expectRetryAt(scene, customers.vendor, pathOf(chatbot), {
      failing: '/api/conversation/*/*',
      find: (page) => page.getByText('Transcript'),
    });
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await scene.openAs(customers.vendor, pathOf(chatbot)), (page) =>
      page.getByText('Transcript'),
    );
  });

  it('is erased after asking, and then is empty', async () => {
    const { page, close, problems, dialog } = await beginErasing('Erase Conversation');
    await dialog.getByText('1 question and their answers go for good.').waitFor();
    await dialog.getByRole('button', { name: 'Erase Conversation' }).click();
    await page.getByText('1 question erased.').waitFor();
    await page.getByText('Nothing asked yet').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

it('a customer is erased after asking, with a receipt to hand on', async () => {
  const { page, close, problems, dialog, erased } = await beginErasing('Erase Customer');
  await dialog.getByText(`Are you sure you want to erase ${erased.useremail}?`).waitFor();
  await dialog.getByRole('button', { name: 'Erase Customer' }).click();
  await page.getByText(/1 link, 1 question with their answers, 1 mail\./).waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Copy Receipt' }).click();
  await page.getByText('Receipt copied to clipboard!').waitFor();
  await page.getByRole('link', { name: 'All chatbots' }).click();
  await page.getByText(chatbot.useremail).first().waitFor();
  expect(await page.getByText(erased.useremail).count()).toBe(0);
  await scene.open(page, pathOf(erased));
  await page.getByText('Chatbot not found...').waitFor();
  expect(problems).toEqual([]);
  await close();
});
