/** The workspace and the chat without a mouse: every stop has a name and is seen, overlays give the focus back. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BrowserStorage, openSession } from '../../bench/lib/running/browser-session.ts';
import { DEMO_OWNER } from '../../bench/lib/running/temporary-server.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { focused, type Stop, tabThrough } from '../lib/keyboard.ts';
import { signIn } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { chatPath } from '../lib/vendor.ts';

const scene = setScene({ withDemo: true });
const { visit, open } = scene;
let owner: BrowserStorage;

beforeAll(async () => {
  owner = await openSession(scene.url, DEMO_OWNER);
});

async function openAsOwner(path: string, viewport?: { width: number; height: number }) {
  const visitor = await visit({ storageState: owner, ...(viewport ? { viewport } : {}) });
  await open(visitor.page, path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  return visitor;
}

/** The chat with the most questions of the demo. */
async function busiestChat(): Promise<string> {
  const { token } = await signIn(scene, DEMO_OWNER.email, DEMO_OWNER.password);
  const { data } = await scene.api.call(chatbotRoutes.yourBots, { query: {} }, token);
  const asked = data.toSorted((a, b) => b.queriesUsed - a.queriesUsed)[0];
  if (!asked) throw new Error('The demo has no chatbots.');
  return chatPath(asked);
}

/** Tabs until the stop of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

function expectNamedAndSeen(stops: readonly Stop[]): void {
  expect(stops.filter(({ name }) => name === '')).toEqual([]);
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
}

/** The names in the order they stand in `stops`, without what stands between them. */
const inOrder = (stops: readonly Stop[], names: readonly RegExp[]): (string | undefined)[] => {
  let from = 0;
  return names.map((name) => {
    const at = stops.findIndex((stop, index) => index >= from && name.test(stop.name));
    if (at >= 0) from = at + 1;
    return at >= 0 ? stops[at]?.name : undefined;
  });
};

describe('the dashboard by keyboard', () => {
  it('goes from the skip link over the contents to what the screen holds, each stop named and seen', async () => {
    const { page, close } = await openAsOwner(paths.dashboard.path);
    const stops = await tabThrough(page);
    expect(stops[0]?.name).toBe('Skip to content');
    const frame = [/^Skip/, /^Manualist$/, /Dashboard/, /Products/, /Chatbots/, /mode$/, /^Logout$/];
    expect(inOrder(stops, frame)).not.toContain(undefined);
    expectNamedAndSeen(stops);
    await close();
  });

  it('skips the contents and goes on inside the screen', async () => {
    const { page, close } = await openAsOwner(paths.dashboard.path);
    // Before its figures are there, the screen holds nothing to go on to.
    await page.locator('main a').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInside).toBe(true);
    await close();
  });

  it('moves to the title of the next screen, so that it is read out', async () => {
    const { page, close } = await openAsOwner(paths.dashboard.path);
    await tabTo(page, /^3 ?Chatbots/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.chatbots.path}`);
    await expect.poll(async () => (await focused(page))?.name).toMatch(/Chatbots$/);
    await expect.poll(() => page.title()).toContain('Chatbots');
    await close();
  });

  it('closes the contents of a phone with Escape and returns to the button', async () => {
    const { page, close } = await openAsOwner(paths.dashboard.path, PHONE);
    await tabTo(page, 'Contents');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await focused(page))?.name).toBe('Contents');
    await close();
  });
});

describe('the chat by keyboard', () => {
  it('names every stop, shows where one stands and ends at the question', async () => {
    const { page, close } = await visit();
    await open(page, await busiestChat());
    await page.getByRole('article').first().waitFor();
    const stops = await tabThrough(page, 400);
    expect(inOrder(stops, [/^p\. \d+/, /^Works$/, /^Does not work$/, /^Copy answer$/])).not.toContain(
      undefined,
    );
    expect(inOrder(stops, [/^Add a photo$/, /^Ask about/, /^Send$/])).not.toContain(undefined);
    expectNamedAndSeen(stops);
    await close();
  });

  it('opens the cited page, closes it with Escape and returns to the tab that opened it', async () => {
    const { page, close } = await visit({ viewport: PHONE });
    await open(page, await busiestChat());
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^p\. \d+/);
    const opener = (await focused(page))?.name;
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(async () => (await focused(page))?.name).toBe('Close');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await focused(page))?.name).toBe(opener);
    await close();
  });
});
