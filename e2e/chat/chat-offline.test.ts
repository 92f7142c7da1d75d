/** A chat that a customer saves on her device, with the network off. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { offlineLanguages } from '../../web/features/chat/offline/texts.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { keptAnswers, offlineLine, said, saveButton, saveChat, setNetwork } from '../lib/saved-chat.ts';
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
/** As long as it takes a customer to type a question, with room for a busy machine. */
const TYPING_MS = 8_000;

const scene = joinScene();
const machine = setCustomers(scene, { owner: 'Noor Okafor', name: 'Machine', manual });

const answers = (page: Page) => page.locator('article.answer');

const open = async ({ uniqueId }: Chatbot) =>
  (await scene.api.call(chatRoutes.currentBot, { body: { uniqueId } })).data;

/** Asks, and waits for the answer. @returns milliseconds from the press of the button until the answer is drawn */
async function timeAnswer(page: Page, question: string, answered: number): Promise<number> {
  await page.getByRole('textbox').fill(question);
  const timing = page.evaluate(
    (before) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        const press = () => {
          begun = performance.now();
        };
        document.addEventListener('click', press, { once: true, capture: true });
        const watch = new MutationObserver(() => {
          if (document.querySelectorAll('article.answer').length <= before) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - begun));
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    answered,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  return timing;
}

describe('a chat that is saved on a device', () => {
  it('answers 50 questions without a network as the server does, which then has each once', async () => {
    const chatbot = await machine.newChatbot();
    const { page, close } = await machine.openChat({ chatbot, look: { isAlone: true } });
    const told = await saveChat(page, { withPictures: false });
    const megabytes = Number(/([\d.]+) MB/.exec(told)?.[1]);
    expect(megabytes * 1024 * 1024).toBeLessThanOrEqual(BUNDLE_BYTES);
    await page.waitForTimeout(TYPING_MS);
    await setNetwork(page, false);
    const times: number[] = [];
    for (const [i, question] of QUESTIONS.entries()) times.push(await timeAnswer(page, question, i));
    console.log(
      `offline answers, ms from press to picture: first ${times[0]}, median ${times.toSorted((a, b) => a - b)[25]}; ${told}`,
    );
    await offlineLine(page).waitFor();
    const here = await keptAnswers(page);
    expect(here).toHaveLength(QUESTIONS.length);
    expect((await open(chatbot)).messages).toEqual([]);
    await setNetwork(page, true);
    await offlineLine(page).waitFor({ state: 'detached', timeout: 90_000 });
    const there = (await open(chatbot)).messages;
    const asked = there.filter(({ sender }) => sender === 'user').map(({ content }) => content);
    expect(asked).toEqual(QUESTIONS);
    const given = there.filter(({ sender }) => sender === 'bot');
    for (const [i, answer] of given.entries())
      expect(said(answer), QUESTIONS[i]).toEqual(said(here[i] as Message));
    await page.reload();
    await answers(page).first().waitFor();
    expect((await open(chatbot)).messages.length).toBe(there.length);
    await close();
  }, 600_000);

  it('opens without a network, with its pages, and looks as it should', async () => {
    const { page, close } = await machine.openChat({ look: { isAlone: true } });
    await expectGoodLooks(page);
    await saveButton(page).click();
    await page.getByText(/This takes/).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await saveChat(page);
    await setNetwork(page, false);
    await page.reload();
    await offlineLine(page).waitFor();
    const ms = await timeAnswer(page, 'How do I change the group gasket?', 0);
    console.log(`offline, asked as soon as the page is there: ${ms} ms from press to picture`);
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
    expect(await page.getByRole('dialog').getByRole('link').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Step by step' }).click();
    const player = page.getByRole('dialog');
    await player.getByRole('status').getByText('Step 1 of').waitFor();
    await player.getByRole('button', { name: 'Done', exact: true }).click();
    await player.getByRole('status').getByText('Step 2 of').waitFor();
    await close();
  });

  it('has the pages without a network that its customer looked at, where she saved no pictures', async () => {
    const { page, close } = await machine.openChat({ look: { isAlone: true } });
    await saveChat(page, { withPictures: false });
    await page.reload();
    await askIn(page, 'How do I change the group gasket?');
    const tab = page.getByRole('button', { name: /^p\. ?\d+/ }).first();
    const picture = page.getByRole('dialog').getByRole('img').first();
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await tab.click();
    await expect.poll(width).toBeGreaterThan(0);
    await setNetwork(page, false);
    await page.reload();
    await offlineLine(page).waitFor();
    await tab.click();
    await expect.poll(width).toBeGreaterThan(0);
    await close();
  });

  it.each(Object.entries(offlineLanguages))('is offered in %s, and fits', async (locale, words) => {
    const { page, close } = await machine.openChat({ look: { locale } });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').waitFor();
    await expectGoodLooks(page);
    await close();
  });
});
