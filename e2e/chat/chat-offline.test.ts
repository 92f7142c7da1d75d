/** A chat that a customer saves on her device, with the network off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { type Chatbot, chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { offlineRoutes } from '../../contracts/chat/offline.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const ROOT = join(import.meta.dirname, '../..');
const manual = new File([new Uint8Array(readFileSync(join(ROOT, 'sample/manual.pdf')))], 'machine.pdf');
/** Of all kinds, as they come. */
const QUESTIONS = readFileSync(join(ROOT, 'bench/sets/sample/questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { question: string }).question)
  .slice(0, 50);
const BUNDLE_BYTES = 3 * 1024 * 1024;

const scene = joinScene();
const machine = setCustomers(scene, { owner: 'Noor Okafor', name: 'Machine', manual });

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save for offline', exact: true });
const offlineLine = (page: Page) => page.getByText('You are offline. This device answers');
const answers = (page: Page) => page.locator('article.answer');
const setNetwork = (page: Page, isOn: boolean) => page.context().setOffline(!isOn);

async function save(page: Page, { withPictures = true } = {}): Promise<string> {
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  const size = dialog.getByText(/This takes/);
  await size.waitFor();
  if (!withPictures) await dialog.getByRole('checkbox').uncheck();
  const told = await size.innerText();
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await dialog.getByRole('button', { name: 'Remove from this device' }).waitFor({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  return told;
}

const serverMessages = async ({ uniqueId }: Chatbot) =>
  (await scene.api.call(chatRoutes.currentBot, { body: { uniqueId } })).data.messages;

/** Without what differs between two tellings of one answer: ids, moments, signatures of links, and the last digits of a logarithm. */
const said = (message: Message): unknown =>
  JSON.parse(
    JSON.stringify({ ...message, _id: '', timestamp: '' }).replace(/\?expires=\d+&signature=[\w-]+/g, ''),
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value),
  );

/** What the device has answered and not yet sent. */
const keptAnswers = (page: Page): Promise<Message[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('manual-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () =>
            resolve((all.result as { given: { answer: Message } }[]).map(({ given }) => given.answer));
        };
      }),
  );

describe('a chat that is saved on a device', () => {
  it('answers 50 questions without a network as the server does, which then has each once', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await machine.openChat({ chatbot, look: { isAlone: true } });
    const told = await save(page, { withPictures: false });
    const megabytes = Number(/([\d.]+) MB/.exec(told)?.[1]);
    expect(megabytes * 1024 * 1024).toBeLessThanOrEqual(BUNDLE_BYTES);
    await setNetwork(page, false);
    const times: number[] = [];
    for (const [i, question] of QUESTIONS.entries()) {
      const begun = performance.now();
      await askIn(page, question);
      await answers(page).nth(i).waitFor();
      times.push(performance.now() - begun);
    }
    console.log(
      `offline answers, ms as a customer sees them: first ${times[0]}, median ${times.toSorted((a, b) => a - b)[25]}; ${told}`,
    );
    await offlineLine(page).waitFor();
    const here = await keptAnswers(page);
    expect(here).toHaveLength(QUESTIONS.length);
    expect(await serverMessages(chatbot)).toEqual([]);
    await setNetwork(page, true);
    await offlineLine(page).waitFor({ state: 'detached', timeout: 90_000 });
    const there = await serverMessages(chatbot);
    const asked = there.filter(({ sender }) => sender === 'user').map(({ content }) => content);
    expect(asked).toEqual(QUESTIONS);
    const given = there.filter(({ sender }) => sender === 'bot');
    for (const [i, answer] of given.entries())
      expect(said(answer), QUESTIONS[i]).toEqual(said(here[i] as Message));
    await page.reload();
    await answers(page).first().waitFor();
    expect((await serverMessages(chatbot)).length).toBe(there.length);
    await close();
  }, 600_000);

  it('opens without a network, with its pages, and looks as it should', async () => {
    const { page, close } = await machine.openChat({ look: { isAlone: true } });
    await expectGoodLooks(page);
    await saveButton(page).click();
    await page.getByText(/This takes/).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await save(page);
    await setNetwork(page, false);
    await page.reload();
    await offlineLine(page).waitFor();
    await askIn(page, 'How do I change the group gasket?');
    await page.getByRole('button', { name: 'Step by step' }).waitFor();
    await page.getByText('1 question will be sent when you are online again.').waitFor();
    expect(await page.getByRole('button', { name: 'Works', exact: true }).count()).toBe(0);
    await expectGoodLooks(page);
    await page
      .getByRole('button', { name: /^p\. ?\d+/ })
      .first()
      .click();
    const picture = page.getByRole('dialog').getByRole('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'Find in the manual' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Step by step' }).click();
    await page.getByRole('dialog').getByRole('status').getByText('Step 1 of').waitFor();
    await close();
  });

  it('is gone from the device when its customer removes it', async () => {
    const { page, close } = await machine.openChat({ look: { isAlone: true } });
    await save(page, { withPictures: false });
    await page.getByRole('button', { name: 'Saved for offline' }).click();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await saveButton(page).waitFor();
    expect(await leftovers(page)).toEqual({ caches: [], workers: 0 });
    await close();
  });

  it('is forgotten at the next contact once its link is gone', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await machine.openChat({ chatbot, look: { isAlone: true } });
    await save(page, { withPictures: false });
    const params = { productId: machine.productId, uniqueId: chatbot.uniqueId };
    await scene.api.call(chatbotRoutes.deleteChatbot, { params }, machine.vendor.token);
    await page.reload();
    await expect.poll(() => leftovers(page)).toEqual({ caches: [], workers: 0 });
    await close();
  });

  it('is not offered where its vendor forbids it, and forgotten where it was', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await machine.openChat({ chatbot, look: { isAlone: true } });
    await save(page, { withPictures: false });
    const allow = (isAllowed: boolean) =>
      scene.api.call(
        offlineRoutes.allowOffline,
        { params: { productId: machine.productId }, body: { isAllowed } },
        machine.vendor.token,
      );
    await allow(false);
    await page.reload();
    await page.getByRole('textbox').waitFor();
    await expect.poll(() => leftovers(page)).toEqual({ caches: [], workers: 0 });
    expect(await saveButton(page).count()).toBe(0);
    await allow(true);
    await close();
  });
});

/** What a saved chat leaves in a browser. */
const leftovers = (page: Page): Promise<{ caches: string[]; workers: number }> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
