/** What becomes of a saved chat when its device reaches the server again. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { type Chatbot, chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../contracts/chat/conversations.ts';
import { offlineRoutes } from '../../contracts/chat/offline.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import {
  countKept,
  leftovers,
  NOTHING,
  offlineLine,
  saveButton,
  saveChat,
  setNetwork,
} from '../lib/saved-chat.ts';
import { joinScene } from '../lib/scene.ts';
import { createChatbot, manualPage } from '../lib/vendor.ts';

const scene = joinScene();
const pump = setCustomers(scene, { owner: 'Lena Brandt' });

const QUESTIONS = ['How do I clean the strainer?', 'What does E-14 mean?', 'Who won the cup?'];
const answers = (page: Page) => page.locator('article.answer');
const open = async ({ uniqueId }: Chatbot) =>
  (await scene.api.call(chatRoutes.currentBot, { body: { uniqueId } })).data;

/** A customer who has saved her chat without pictures. */
async function openSaved() {
  const chatbot = await pump.newChatbot();
  const visitor = await pump.openChat({ chatbot, look: { isAlone: true } });
  await saveChat(visitor.page, { withPictures: false });
  return { chatbot, ...visitor };
}

async function askAll(page: Page, questions: readonly string[]): Promise<void> {
  for (const [i, question] of questions.entries()) {
    await askIn(page, question);
    await answers(page).nth(i).waitFor();
  }
}

describe('a saved chat that reaches its server again', () => {
  it('has its questions counted once each, in order, where the first reply is lost', async () => {
    const { chatbot, page, close } = await openSaved();
    await setNetwork(page, false);
    await askAll(page, QUESTIONS);
    let sent = 0;
    await page.context().route(`**${offlineRoutes.sendKept.path}`, async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await setNetwork(page, true);
    await expect.poll(() => sent).toBeGreaterThan(0);
    await expect.poll(async () => (await open(chatbot)).messages.length).toBe(2 * QUESTIONS.length);
    await page.reload();
    await expect.poll(() => sent).toBeGreaterThan(1);
    await answers(page)
      .nth(QUESTIONS.length - 1)
      .waitFor();
    const { messages, botdata } = await open(chatbot);
    const asked = messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
    expect(asked).toEqual(QUESTIONS);
    // What the manual does not say is not charged.
    const used = messages.filter(({ answered }) => answered === true).length;
    expect(used).toBe(QUESTIONS.length - 1);
    expect(botdata.queriesUsed).toBe(used);
    await page.reload();
    await answers(page).first().waitFor();
    expect((await open(chatbot)).botdata.queriesUsed).toBe(used);
    await close();
  });

  it('is removed by its customer once what she asked is sent, and not before', async () => {
    const { chatbot, page, close } = await openSaved();
    await setNetwork(page, false);
    await askAll(page, QUESTIONS.slice(0, 1));
    await page.getByText('1 question will be sent').waitFor();
    const address = `**${offlineRoutes.sendKept.path}`;
    await page.context().route(address, (route) => route.abort('connectionreset'));
    await setNetwork(page, true);
    await page.getByRole('button', { name: 'Saved for offline' }).click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove from this device' });
    await remove.click();
    await page.getByRole('dialog').getByText('What you asked offline is not sent yet.').waitFor();
    expect(await countKept(page)).toEqual({ chats: 1, kept: 1 });
    await page.context().unroute(address);
    await remove.click();
    await saveButton(page).waitFor();
    expect(await countKept(page)).toEqual({ chats: 0, kept: 0 });
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    expect((await open(chatbot)).messages).toHaveLength(2);
    await close();
  });

  it('fetches a newer manual, says so, and answers from it', async () => {
    const { page, close } = await openSaved();
    const newer = manualPage('1 Cleaning the strainer', [
      '1. Close both valves.',
      '2. Lift the basket out and rinse it under water.',
    ]);
    const codes = manualPage('2 Error codes', ['E-14 means that the motor is too hot. Let it cool.']);
    const file = new File([new Uint8Array(writePdf([newer, codes]))], 'pump.pdf');
    const params = { productId: pump.productId };
    await scene.api.call(productRoutes.updateProduct, { params, fields: {}, file }, pump.vendor.token);
    const said = page.getByText('The manual has changed. The new version is saved on this device.');
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('textbox').waitFor();
        return said.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await setNetwork(page, false);
    await page.reload();
    await offlineLine(page).waitFor();
    await askIn(page, 'What does E-14 mean?');
    await answers(page).getByText('the motor is too hot').first().waitFor();
    await close();
  });

  it('is gone from the device when its customer removes it', async () => {
    const { page, close } = await openSaved();
    await page.getByRole('button', { name: 'Saved for offline' }).click();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await saveButton(page).waitFor();
    expect(await leftovers(page)).toEqual(NOTHING);
    await close();
  });

  it('is forgotten once its link is gone', async () => {
    const { chatbot, page, close } = await openSaved();
    const params = { productId: pump.productId, uniqueId: chatbot.uniqueId };
    await scene.api.call(chatbotRoutes.deleteChatbot, { params }, pump.vendor.token);
    await page.reload();
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    await close();
  });

  it('is forgotten at the next visit where the page was left halfway', async () => {
    const { chatbot, page, close } = await openSaved();
    await page.addInitScript(() => {
      if (sessionStorage.getItem('halfway') !== null) return;
      const drop = CacheStorage.prototype.delete;
      CacheStorage.prototype.delete = async function (name) {
        await drop.call(this, name);
        sessionStorage.setItem('halfway', name);
        return new Promise(() => undefined);
      };
    });
    const params = { productId: pump.productId, uniqueId: chatbot.uniqueId };
    await scene.api.call(chatbotRoutes.deleteChatbot, { params }, pump.vendor.token);
    await page.reload();
    await page.waitForFunction(() => sessionStorage.getItem('halfway') !== null);
    expect((await leftovers(page)).workers).toBe(1);
    await page.reload();
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    await expect.poll(() => countKept(page)).toEqual({ chats: 0, kept: 0 });
    await close();
  });

  it('is forgotten at the next visit where the page was left while it was being saved', async () => {
    const { page, close } = await pump.openChat({ look: { isAlone: true } });
    await saveButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/This takes/).waitFor();
    // Pictures stay on the way.
    await page.route('**/uploads/**', () => undefined);
    await dialog.getByRole('button', { name: 'Save for offline' }).click();
    await expect.poll(async () => (await leftovers(page)).caches.length).toBe(1);
    // Another page of it leaves what is being saved alone.
    const beside = await page.context().newPage();
    await beside.goto(page.url());
    await beside.getByRole('textbox').waitFor();
    await beside.waitForTimeout(500);
    expect((await leftovers(beside)).caches).toHaveLength(1);
    await beside.close();
    await page.unroute('**/uploads/**');
    await page.reload();
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    await saveChat(page);
    expect((await leftovers(page)).workers).toBe(1);
    await close();
  });

  it('is forgotten once its customer is erased, with what was asked meanwhile', async () => {
    const { productId, vendor } = pump;
    const email = 'to-be-erased@customer.example';
    const chatbot = await createChatbot(scene, vendor, { productId, email });
    const { page, close } = await pump.openChat({ chatbot, look: { isAlone: true } });
    await saveChat(page);
    await setNetwork(page, false);
    await askAll(page, QUESTIONS.slice(0, 1));
    await scene.api.call(conversationRoutes.eraseCustomer, { body: { email } }, vendor.token);
    await setNetwork(page, true);
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    await expect.poll(() => countKept(page)).toEqual({ chats: 0, kept: 0 });
    await close();
  });

  it('is not offered where its vendor forbids it, and forgotten where it was', async () => {
    const { page, close } = await openSaved();
    const allow = (isAllowed: boolean) =>
      scene.api.call(
        offlineRoutes.allowOffline,
        { params: { productId: pump.productId }, body: { isAllowed } },
        pump.vendor.token,
      );
    await allow(false);
    await page.reload();
    await page.getByRole('textbox').waitFor();
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    expect(await saveButton(page).count()).toBe(0);
    await allow(true);
    await close();
  });
});
