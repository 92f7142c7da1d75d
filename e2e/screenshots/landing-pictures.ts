/**
 * `npm run pictures`: takes the pictures of the landing page (web/public/pictures) and of the README (docs/screenshots) from
 * the built product with its demo company, light and dark. Ends with an error if the product no longer shows what they are about.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { createApiClient } from '../../bench/lib/running/api-client.ts';
import { openDemoProduct, pathOf } from '../../bench/lib/running/demo-link.ts';
import { startTemporaryServer } from '../../bench/lib/running/temporary-server.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { DESKTOP, launchBrowser } from '../lib/browser.ts';
import { schemes } from './looks.ts';

/** In CSS pixels, the size that the landing page gives its pictures. */
const PHONE = { width: 360, height: 640 };
const SHARPNESS = 2;
const QUALITY = 72;

const root = join(import.meta.dirname, '../..');
const forLanding = join(root, 'web/public/pictures');
const forReadme = join(root, 'docs/screenshots');
const photo = join(root, 'sample/photos/e-07.jpg');

const tab = (page: Page) => page.getByRole('button', { name: /^p\. ?\d+/ }).first();

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function askForCode(page: Page): Promise<void> {
  await ask(page, 'What does E-07 mean?');
  await tab(page).waitFor();
}

/** What is done in a chat that nobody has used yet, for a picture of it on a phone. */
const shown: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  answer: askForCode,
  async page(page) {
    await askForCode(page);
    await tab(page).click();
    await page.getByRole('dialog').locator('img').first().waitFor();
  },
  async photo(page) {
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByText('Works', { exact: true }).first().waitFor();
  },
  async refusal(page) {
    await ask(page, 'Can I connect it to Wi-Fi?');
    await page.getByText('The manual does not say.').first().waitFor();
  },
};

/** Fonts and pictures are there, and nothing moves any more. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.waitForTimeout(1500);
}

/** A new customer's link with as many questions as links have. @returns its path */
async function createChat(url: string): Promise<string> {
  const api = createApiClient(url);
  const { companyId, productId, token } = await openDemoProduct(api);
  const body = { companyId, productId, email: `picture.${Date.now()}@customer.example` };
  const { data } = await api.call(chatbotRoutes.createBot, { body }, token);
  return pathOf({ companyId, productId, uniqueId: data.uniqueId });
}

type Setting = { browser: Browser; url: string; viewport: typeof PHONE; colorScheme: 'light' | 'dark' };

async function take(
  { browser, url, viewport, colorScheme }: Setting,
  act: (page: Page) => Promise<unknown>,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport,
    colorScheme,
    deviceScaleFactor: SHARPNESS,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(`${url}${await createChat(url)}`);
  await page.getByRole('textbox').waitFor();
  await act(page);
  await comeToRest(page);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  await page.close();
  console.log(file);
}

const [server, browser] = await Promise.all([startTemporaryServer({ withDemo: true }), launchBrowser()]);
try {
  await mkdir(forLanding, { recursive: true });
  for (const colorScheme of schemes) {
    const setting = { browser, url: server.url, viewport: PHONE, colorScheme };
    for (const [name, act] of Object.entries(shown))
      await take(setting, act, join(forLanding, `${name}-${colorScheme}.webp`));
  }
  const large: Setting = { browser, url: server.url, viewport: DESKTOP, colorScheme: 'light' };
  await take(large, askForCode, join(forReadme, 'chat-desktop.webp'));
} finally {
  await browser.close();
  await server.stop();
}
