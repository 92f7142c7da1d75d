/** Chats on other sites: naming the site, copying the code, and what customers see there, or don't. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { DESKTOP, type Look, PHONE } from '../lib/browser.ts';
import { findOverflowPixels, findViolations } from '../lib/check-page.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll } from '../lib/expect.ts';
import { startForeignSite } from '../lib/foreign-site.ts';
import { joinScene } from '../lib/scene.ts';
import type { TwoOrigins } from '../lib/two-origins.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';
import { visitSite as visitSiteOf } from '../lib/visit-site.ts';

const QUESTION = 'What does E-14 mean?';
const PEACH = '#ffb38a';

const scene = joinScene();
const { visit, openAs } = scene;
let vendor: Vendor;
let chatbot: Chatbot;
let site: TwoOrigins;
/** What the vendor put into the page, as the product gave it. */
let code = '';

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, vendor);
  chatbot = await createChatbot(scene, vendor, { productId, email: 'site@customer.example' });
  await scene.api.call(companyRoutes.updateProfile, { body: { accent: PEACH } }, vendor.token);
  site = await startForeignSite(scene.url, () => code);
});
afterAll(() => site.close());

const visitSite = (origin: string, look?: Look) => visitSiteOf(scene, origin, look);
const opener = (page: Page) => page.getByRole('button', { name: 'Ask the manual' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Ask about Pump P7' });
const chatOf = (page: Page) => page.frameLocator('iframe');

async function ask(page: Page): Promise<void> {
  const chat = chatOf(page);
  await chat.getByRole('textbox').fill(QUESTION);
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByText('the water flow is too low').first().waitFor();
}

describe('a vendor', () => {
  it('names the sites, told of each line what it means, and of a wrong one why', async () => {
    const { page, close, problems } = await openAs(vendor, '/settings');
    const sites = page.getByLabel('Sites that may show your chats');
    await page.getByText('browsers refuse to show your chats inside any other site').waitFor();
    await sites.fill('https://pumps.example/help');
    await page.getByRole('listitem').filter({ hasText: 'without a page' }).waitFor();
    await page.getByRole('button', { name: 'Save Sites' }).click();
    await expect.poll(() => sites.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await sites.fill(`https://pumps.example/\n${site.named}`);
    await page.getByText('Every page of https://pumps.example may show your chats.').waitFor();
    await page.getByRole('button', { name: 'Save Sites' }).click();
    await page.getByText('The sites are saved.').waitFor();
    await page.reload();
    await expect.poll(() => sites.inputValue()).toBe(`https://pumps.example\n${site.named}`);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('copies the code from the list of chatbots, and tries an address', async () => {
    const { page, close, problems } = await openAs(vendor, '/chatbots');
    await page.getByRole('button', { name: 'More for site@customer.example' }).click();
    await page.getByRole('menuitem', { name: 'On your website' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('shares this one conversation').waitFor();
    const address = dialog.getByLabel('Try an address of your site');
    await address.fill(`${site.named}/help`);
    await dialog.getByText('The chat is shown').waitFor();
    await address.fill('https://www.pumps.example/');
    await dialog.getByText('https://www.pumps.example is not one of the sites you have named').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(
      `<script src="${scene.url}/embed.js" data-chatbot="${chatPath(chatbot)}" async></script>`,
    );
    await dialog.getByRole('link', { name: 'Name your sites in the settings' }).click();
    await page.waitForURL('**/settings');
    expect(problems).toEqual([]);
    await close();
  });

  it('sees the code on every screen, light and dark', async () => {
    const { page, close, problems } = await openAs(vendor, '/chatbots');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'On your website' }).click();
      await page.getByRole('dialog').getByText('<script').waitFor();
      await expectGoodLooks(page);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a named site', () => {
  it('opens the chat beside its page, in the company’s colour, and gets an answer', async () => {
    const { page, close, problems, warnings } = await visitSite(site.named);
    await opener(page).click();
    await ask(page);
    const panel = await panelOf(page).boundingBox();
    expect(panel?.width).toBeLessThan(500);
    const edge = await chatOf(page)
      .locator('.chat-header')
      .evaluate((header) => getComputedStyle(header).borderBottomColor);
    const button = await opener(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(button).toBe(edge);
    await opener(page).click();
    await panelOf(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await chatOf(page).getByText('the water flow is too low').first().waitFor();
    expect(warnings).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(['light', 'dark'] as const)('covers a phone and gives the page back, %s', async (colorScheme) => {
    const { page, close, problems } = await visitSite(site.named, { viewport: PHONE, colorScheme });
    await opener(page).click();
    await chatOf(page).getByRole('textbox').waitFor();
    // It rises into its place.
    await expect.poll(() => panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflowPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await panelOf(page).waitFor({ state: 'hidden' });
    expect(await findViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('is used by keyboard alone: opened, left by Escape from inside, with the focus where it was', async () => {
    const { page, close, problems } = await visitSite(site.named);
    await opener(page).waitFor();
    // The link of the page comes first: the button stands at its end.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const isOpenerFocused = () => opener(page).evaluate((element) => element.matches(':focus-visible'));
    expect(await isOpenerFocused()).toBe(true);
    await page.keyboard.press('Enter');
    await chatOf(page).getByRole('textbox').waitFor();
    expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    // A dialog says that it was closed a moment after it is gone.
    await expect.poll(isOpenerFocused).toBe(true);

    await page.keyboard.press('Enter');
    await ask(page);
    await chatOf(page)
      .getByRole('button', { name: /^p\. ?2/ })
      .first()
      .click();
    const overlay = chatOf(page).getByRole('dialog');
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    expect(await panelOf(page).isVisible()).toBe(true);
    await chatOf(page).getByRole('textbox').focus();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await expect.poll(isOpenerFocused).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('moves nothing for readers who asked for that', async () => {
    const { page, close } = await visitSite(site.named);
    const animations = async () => {
      await opener(page).click();
      const names = await panelOf(page).evaluate((panel) => getComputedStyle(panel).animationName);
      await opener(page).click();
      return names;
    };
    expect(await animations()).toBe('rise');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animations()).toBe('none');
    await close();
  });
});

describe('a site that is not named', () => {
  it('shows no button, and tells its developer why', async () => {
    const { page, close, warnings } = await visitSite(site.other);
    await expect.poll(() => warnings.join()).toContain(`${site.other} is not among the sites`);
    expect(await opener(page).count()).toBe(0);
    await close();
  });

  it('is refused by the browser when it makes the frame itself, as is every page but a chat', async () => {
    const { page, close } = await visit();
    const expectFrame = async (origin: string, path: string, shown: string) => {
      code = `<iframe src="${scene.url}${path}"></iframe>`;
      await page.goto(origin);
      await expect.poll(() => page.frames()[1]?.url()).toBe(shown);
    };
    const framed = `${chatPath(chatbot)}?embedded`;
    const refused = 'chrome-error://chromewebdata/';
    await expectFrame(site.other, framed, refused);
    await expectFrame(site.named, '/login?embedded', refused);
    await expectFrame(site.named, chatPath(chatbot), refused);
    await expectFrame(site.named, framed, `${scene.url}${framed}`);
    await close();
  });
});
