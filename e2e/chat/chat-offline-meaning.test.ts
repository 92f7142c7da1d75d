/** A chat that a customer saves with what its questions mean: as the server with its encoder, without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { MODEL_FILE_PATH } from '../../contracts/chat/offline-files.ts';
import { offlineMeaningRoutes } from '../../contracts/chat/offline-meaning.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { offlineLanguages } from '../../web/features/chat/offline/texts.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import {
  keptAnswers,
  leftovers,
  NOTHING,
  offlineLine,
  said,
  saveChat,
  setNetwork,
} from '../lib/saved-chat.ts';
import {
  keptUnderstanding,
  meaningBox,
  offeredMeaning,
  openSaving,
  readMessages,
  savedMeaning,
  saveWithMeaning,
  sharedFiles,
} from '../lib/saved-meaning.ts';
import { setScene } from '../lib/scene.ts';
import { chatPath, manualPage } from '../lib/vendor.ts';

const ROOT = join(import.meta.dirname, '../..');
const manual = new File([new Uint8Array(readFileSync(join(ROOT, 'sample/manual.pdf')))], 'machine.pdf');
const QUESTIONS = readFileSync(join(ROOT, 'bench/sets/sample/questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { question: string }).question)
  .slice(0, 25);
/** Sums of decimals differ in their last bits between two runtimes, which now and then decides what is next to nothing between two sentences. */
const LEAST_ALIKE = 0.96;
/** The same of whole messages, with every sentence and place in its order. */
const LEAST_WHOLE = 0.88;
/** As long as the encoder may take to be loaded, and to measure the manual, on a busy machine. */
const LOADING_MS = 90_000;
const AGAIN_MS = 1_000;
const MODELS = `**${MODEL_FILE_PATH.split(':', 1)[0]}**`;

const scene = setScene({ env: { MEANING: 'on' } });
const machine = setCustomers(scene, { owner: 'Noor Okafor', name: 'Machine', manual });

const answers = (page: Page) => page.locator('article.answer');
const inBrowser = async (chatbot?: Chatbot) =>
  machine.openChat({ ...(chatbot && { chatbot }), look: { isAlone: true } });

/** All of an answer but how sure it is. */
const shown = ({ confidence: _, ...message }: Message) => said(message as Message);

/** Where the sentence stands that leads an answer. */
const firstPage = ({ lead = [], citations = [] }: Message) => citations[lead[0]?.citation ?? 0]?.page;

async function askAll(page: Page, questions: readonly string[]): Promise<void> {
  for (const question of questions) {
    const before = await answers(page).count();
    await askIn(page, question);
    await answers(page).nth(before).waitFor();
  }
}

/** Asks until the encoder is loaded. @returns how each question was understood, of which the last one alone was by meaning */
async function askUntilMeant(page: Page, question = 'Is it loaded?'): Promise<boolean[]> {
  const since = performance.now();
  for (;;) {
    await askAll(page, [question]);
    const kept = await keptUnderstanding(page);
    if (kept.at(-1) || performance.now() - since > LOADING_MS) return kept;
    await page.waitForTimeout(AGAIN_MS);
  }
}

describe('a chat that is saved with what its questions mean', () => {
  beforeAll(async () => {
    const chatbot = await machine.newChatbot();
    const offered = async () => expect(await offeredMeaning(scene, chatbot)).not.toBeNull();
    await vi.waitFor(offered, { timeout: 120_000, interval: 500 });
  });

  it('answers 25 questions without a network as the server with its encoder does', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await inBrowser(chatbot);
    const told = await saveWithMeaning(page);
    await setNetwork(page, false);
    const { length: before } = await askUntilMeant(page);
    await askAll(page, QUESTIONS);
    expect((await keptUnderstanding(page)).slice(before)).toEqual(QUESTIONS.map(() => true));
    const here = (await keptAnswers(page)).slice(before);
    await setNetwork(page, true);
    await offlineLine(page).waitFor({ state: 'detached', timeout: 120_000 });
    const replies = (await readMessages(scene, chatbot)).filter(({ sender }) => sender === 'bot');
    const there = replies.slice(before);
    expect(there).toHaveLength(QUESTIONS.length);
    const pairs = here.map((message, i) => [message, there[i] as Message] as const);
    const countAlike = (look: (message: Message) => unknown): number =>
      pairs.filter(([a, b]) => isDeepStrictEqual(look(a), look(b))).length;
    const alike = {
      leads: countAlike(({ lead }) => lead?.[0]?.text),
      pages: countAlike(firstPage),
      refusals: countAlike(({ answered }) => answered),
    };
    const whole = countAlike(shown);
    console.log(`by meaning, of ${QUESTIONS.length} alike: ${JSON.stringify({ ...alike, whole })}; ${told}`);
    for (const [what, count] of Object.entries(alike))
      expect(count / QUESTIONS.length, what).toBeGreaterThanOrEqual(LEAST_ALIKE);
    expect(whole / QUESTIONS.length, 'whole').toBeGreaterThanOrEqual(LEAST_WHOLE);
    await close();
  }, 600_000);

  it('goes by words until its encoder is loaded, and without delay', async () => {
    const { page, close } = await inBrowser();
    await saveWithMeaning(page);
    await setNetwork(page, false);
    await page.reload();
    await offlineLine(page).waitFor();
    await askAll(page, QUESTIONS.slice(0, 1));
    expect(await keptUnderstanding(page)).toEqual([false]);
    expect((await askUntilMeant(page, QUESTIONS[1])).at(-1)).toBe(true);
    await close();
  }, 300_000);

  it('is off until it is chosen, can be given up while it comes, and be added and removed later', async () => {
    const { page, close } = await inBrowser();
    const dialog = await openSaving(page);
    expect(await meaningBox(page).isChecked()).toBe(false);
    expect(await dialog.innerText()).toMatch(/meaning, too: about 3\d(\.\d+)? MB more/);
    await meaningBox(page).check();
    let isHeld = true;
    await page.context().route(MODELS, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue().catch(() => undefined);
    });
    await dialog.getByRole('button', { name: 'Save for offline' }).click();
    await dialog.getByText('Fetching what questions mean…').waitFor({ timeout: 90_000 });
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // The chat is saved as it is without.
    await dialog.getByRole('button', { name: 'Remove from this device' }).waitFor();
    expect(await sharedFiles(page)).toEqual([]);
    isHeld = false;
    await dialog.getByRole('button', { name: /^Understand by meaning, too \(3\d/ }).click();
    await dialog.getByText(/Questions are understood by their meaning, too/).waitFor({ timeout: 120_000 });
    await expectGoodLooks(page);
    expect((await sharedFiles(page)).length).toBe(4);
    await dialog.getByRole('button', { name: 'By words alone again' }).click();
    await dialog.getByRole('button', { name: /^Understand by meaning, too/ }).waitFor();
    expect(await sharedFiles(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await setNetwork(page, false);
    await askAll(page, QUESTIONS.slice(0, 1));
    expect(await keptUnderstanding(page)).toEqual([false]);
    await close();
  }, 300_000);

  it('shares its encoder with the other chats of the device, and the last one takes it along', async () => {
    const first = await machine.newChatbot();
    const { page, close } = await inBrowser(first);
    await saveWithMeaning(page);
    let fetched = 0;
    page.context().on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/models/')) fetched += 1;
    });
    const second = await machine.newChatbot();
    await scene.open(page, chatPath(second));
    await saveWithMeaning(page);
    expect(fetched).toBe(0);
    const remove = async (uniqueId: string) => {
      const params = { productId: machine.productId, uniqueId };
      await scene.api.call(chatbotRoutes.deleteChatbot, { params }, machine.vendor.token);
      await page.reload();
    };
    await remove(second.uniqueId);
    await expect.poll(async () => (await leftovers(page)).caches.length).toBe(2);
    expect((await sharedFiles(page)).length).toBe(4);
    await scene.open(page, chatPath(first));
    await remove(first.uniqueId);
    await expect.poll(() => leftovers(page)).toEqual(NOTHING);
    await close();
  }, 300_000);

  it.each([
    ['can’t run it', 'WebAssembly.validate = () => false', 'is more than this browser can do'],
    [
      'has no room for it',
      'navigator.storage.estimate = async () => ({ quota: 2e7, usage: 0 })',
      'for which this device has no room',
    ],
  ])(
    'is not offered where the device %s, which says so and saves the chat by words',
    async (_, script, words) => {
      const { page, close } = await machine.openChat({
        look: { isAlone: true },
        prepare: (page) => page.addInitScript(script),
      });
      const dialog = await openSaving(page);
      await dialog.getByText(words).waitFor();
      expect(await meaningBox(page).count()).toBe(0);
      await page.keyboard.press('Escape');
      await saveChat(page, { withPictures: false });
      await setNetwork(page, false);
      await askAll(page, QUESTIONS.slice(0, 1));
      await close();
    },
    300_000,
  );

  it.each(Object.entries(offlineLanguages))('is offered in %s, and fits', async (locale, words) => {
    const { page, close } = await machine.openChat({ look: { locale } });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('dialog').getByText(words.meaningWhy).waitFor();
    await expectGoodLooks(page);
    await close();
  });

  it('fetches what a newer manual means once that is learnt', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await inBrowser(chatbot);
    await saveWithMeaning(page);
    const before = await offeredMeaning(scene, chatbot);
    const saved = await savedMeaning(page);
    const newer = manualPage('1 Cleaning the strainer', ['1. Close both valves.', '2. Rinse the basket.']);
    const codes = manualPage('2 Error codes', ['E-14 means that the motor is too hot. Let it cool.']);
    const file = new File([new Uint8Array(writePdf([newer, codes]))], 'machine.pdf');
    const params = { productId: machine.productId };
    await scene.api.call(productRoutes.updateProduct, { params, fields: {}, file }, machine.vendor.token);
    await expect
      .poll(async () => (await offeredMeaning(scene, chatbot))?.passages ?? before?.passages, {
        timeout: 120_000,
      })
      .not.toBe(before?.passages);
    await page.reload();
    await expect.poll(() => savedMeaning(page)).not.toEqual(saved);
    await setNetwork(page, false);
    expect((await askUntilMeant(page, 'The engine gets too warm, what is that?')).at(-1)).toBe(true);
    await close();
  }, 300_000);

  it('goes by words where its device asks a server that has nothing to offer', async () => {
    const { page, close } = await inBrowser();
    await page
      .context()
      .route(`**${offlineMeaningRoutes.offlineMeaning.path}`, (route) =>
        route.fulfill({ json: { success: true, data: { meaning: null } } }),
      );
    await openSaving(page);
    expect(await meaningBox(page).count()).toBe(0);
    await close();
  });
});
