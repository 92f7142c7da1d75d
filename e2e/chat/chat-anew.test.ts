/** Beginning a conversation anew, finding the one before, and a conversation on paper. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { chatRoutes } from '../../contracts/chat/chat.ts';
import type { RouteOutput } from '../../contracts/route.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { changeReply } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';

type OpenReply = RouteOutput<typeof chatRoutes.currentBot>;

const QUESTION = 'What does E-14 mean?';
const scene = joinScene();
const { openChat } = setCustomers(scene);

const answers = (page: Page) => page.locator('article.answer');
const earlier = (page: Page) => page.getByRole('button', { name: 'Show the earlier conversation' });

describe('a conversation', () => {
  it('begins anew from the header on a phone, and the one before is in reach, after a reload too', async () => {
    const { page, close, problems } = await openChat();
    await askIn(page, QUESTION);
    await answers(page).waitFor();
    await page.getByRole('button', { name: 'New conversation' }).click();
    await page.getByRole('heading', { name: /^What is the matter with your/ }).waitFor();
    expect(await answers(page).count()).toBe(0);
    await expectGoodLooks(page);
    await page.reload();
    await earlier(page).click();
    await answers(page).waitFor();
    await page.getByText(QUESTION).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('opens at its welcome where the server says that all of it is a week old', async () => {
    const { page, close } = await openChat();
    await askIn(page, QUESTION);
    await answers(page).waitFor();
    const restore = await changeReply<OpenReply>(page, '/api/chatbot/current-bot', ({ data, ...reply }) => ({
      ...reply,
      data: { ...data, botdata: { ...data.botdata, earlier: data.messages.length } },
    }));
    await page.reload();
    await page.getByRole('heading', { name: /^What is the matter with your/ }).waitFor();
    await earlier(page).click();
    await answers(page).waitFor();
    await restore();
    await close();
  });

  it('has one header on paper, and nothing to type into', async () => {
    const { page, close } = await openChat();
    await askIn(page, QUESTION);
    await answers(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    const header = page.locator('.chat-header');
    expect(await header.count()).toBe(1);
    // What sticks to the window is printed at the top of every sheet.
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect(await page.getByRole('textbox').isVisible()).toBe(false);
    await answers(page).waitFor();
    await close();
  });

  it('shows page 1 of the manual beside the product’s name, or its initial', async () => {
    const { page, close, problems } = await openChat();
    const picture = page.locator('.chat-header .cover > img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    const room = await page.locator('.chat-header .cover').boundingBox();
    const restore = await changeReply<OpenReply>(page, '/api/chatbot/current-bot', ({ data, ...reply }) => ({
      ...reply,
      data: { ...data, botdata: { ...data.botdata, cover: null } },
    }));
    await page.reload();
    await page.locator('.chat-header .cover', { hasText: 'P' }).waitFor();
    expect(await page.locator('.chat-header .cover').boundingBox()).toEqual(room);
    expect(room?.width).toBe(33);
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await restore();
    await close();
  });
});
