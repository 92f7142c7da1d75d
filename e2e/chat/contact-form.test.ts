/** Contact forms that answer first: on a company's own support page, and on the page of ours that needs no script. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { DESKTOP, type Look, PHONE } from '../lib/browser.ts';
import { findOverflowPixels, findViolations } from '../lib/check-page.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { type SupportSite, startSupportSite } from '../lib/support-site.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';
import { visitSite as visitSiteOf } from '../lib/visit-site.ts';

const QUESTION = 'What does E-14 mean?';
const UNKNOWN = 'Which football club won the cup in 1974?';

const scene = joinScene();
const { visit, openAs } = scene;
let vendor: Vendor;
let chatbot: Chatbot;
let site: SupportSite;
/** What the vendor put into the page, as the product gave it. */
let code = '';

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, vendor);
  chatbot = await createChatbot(scene, vendor, { productId, email: 'form@customer.example' });
  site = await startSupportSite(scene.url, () => code);
  await scene.api.call(companyRoutes.updateProfile, { body: { embedOrigins: [site.named] } }, vendor.token);
});
afterAll(() => site.close());
beforeEach(() => {
  site.received.length = 0;
});

const visitSite = (origin: string, look?: Look) => visitSiteOf(scene, origin, look);
const frameOf = (page: Page) => page.frameLocator('iframe');
const status = (page: Page) => page.getByRole('status');
const thanked = (page: Page) => page.getByText('Thank you for your message.').waitFor();

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

describe('a vendor', () => {
  it('copies the code beside that of the chat, and sees the page of ours as a trial', async () => {
    const { page, close, problems } = await openAs(vendor, '/chatbots');
    const open = async () => {
      await page.getByRole('button', { name: 'More for form@customer.example' }).click();
      await page.getByRole('menuitem', { name: 'On your website' }).click();
      await page.getByRole('tab', { name: 'Contact form' }).click();
    };
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(
      `<script src="${scene.url}/contact.js" data-link="/contact/${chatbot.uniqueId}" data-form="#contact" defer></script>`,
    );
    await dialog.getByText(site.named).waitFor();
    await frameOf(page).getByText('nothing is counted').waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await open();
      await frameOf(page).getByLabel('Message').waitFor();
      await expectGoodLooks(page);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a support page that is named', () => {
  it('answers by keyboard alone before it sends, and sends nothing where that helped', async () => {
    const { page, close, problems, warnings } = await visitSite(site.named);
    await page.getByLabel('Message').focus();
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await frameOf(page).getByText('the water flow is too low').first().waitFor();
    await status(page).filter({ hasText: 'Read here what the manual says' }).waitFor();
    await frameOf(page)
      .getByRole('link', { name: /^Open page 2/ })
      .waitFor();
    const focused = () => frameOf(page).locator(':focus').textContent();
    await expect.poll(focused).toBe('The manual says');
    await expect.poll(() => findViolations(page)).toEqual([]);
    while ((await focused()) !== 'That helped') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await status(page).filter({ hasText: 'was not sent' }).waitFor();
    await frameOf(page).getByRole('button', { name: 'Send it after all' }).waitFor();
    expect(site.received).toEqual([]);
    expect(warnings).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('sends all the same once, with what was asked, answered and cited', async () => {
    const { page, close, problems } = await visitSite(site.named);
    await page.getByLabel('Name').fill('Dana');
    await write(page, QUESTION);
    await frameOf(page).getByRole('button', { name: 'Still send' }).click();
    await thanked(page);
    expect(site.received).toEqual([
      {
        name: 'Dana',
        text: QUESTION,
        by: 'button',
        manualist_question: QUESTION,
        manualist_answer: expect.stringContaining('the water flow is too low'),
        manualist_page: expect.stringMatching(new RegExp(`^${scene.url}/uploads/.*#page=2$`)),
      },
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  it('sends at once what the manual does not answer', async () => {
    const { page, close } = await visitSite(site.named);
    await write(page, UNKNOWN);
    await thanked(page);
    expect(site.received).toEqual([{ name: '', text: UNKNOWN, by: 'button' }]);
    await close();
  });

  it.each(['light', 'dark'] as const)('fits a phone, %s', async (colorScheme) => {
    const { page, close, problems } = await visitSite(site.named, { viewport: PHONE, colorScheme });
    await write(page, 'How do I clean the strainer?');
    await frameOf(page).getByRole('button', { name: 'Still send' }).waitFor();
    await expect.poll(() => findViolations(page)).toEqual([]);
    expect(await findOverflowPixels(page)).toBe(0);
    // All of it is seen without a scrollbar of the frame's own.
    const heights = () =>
      Promise.all([
        page.locator('iframe').evaluate((frame) => frame.clientHeight),
        frameOf(page)
          .locator('html')
          .evaluate((root) => root.scrollHeight),
      ]);
    await expect.poll(async () => ((await heights())[0] ?? 0) >= ((await heights())[1] ?? 0)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('everywhere else', () => {
  it('a site that is not named sends as ever, and tells its developer why', async () => {
    const { page, close, warnings } = await visitSite(site.other);
    await write(page, QUESTION);
    await thanked(page);
    expect(site.received).toEqual([{ name: '', text: QUESTION, by: 'button' }]);
    expect(warnings.join()).toContain(`${site.other} is not among the sites`);
    await close();
  });

  it('a browser without scripts has the form of the site, and the page of ours whole', async () => {
    const context = await scene.browser.newContext({
      javaScriptEnabled: false,
      locale: 'en-GB',
      viewport: PHONE,
    });
    const page = await context.newPage();
    await page.goto(site.named);
    await write(page, QUESTION);
    await thanked(page);
    expect(site.received).toHaveLength(1);
    await page.goto(`${scene.url}/contact/${chatbot.uniqueId}`);
    await page.getByLabel('Message').fill(QUESTION);
    await page.getByLabel('Your e-mail').fill('dana@customer.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('the water flow is too low').first().waitFor();
    await page.getByRole('button', { name: 'Still send' }).click();
    await page.getByText('answers to dana@customer.example').waitFor();
    await context.close();
  });

  it('the page of ours fits every screen, light and dark, at each step', async () => {
    const { page, close, problems } = await visit();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(`${scene.url}/contact/${chatbot.uniqueId}?trial`);
      await expectGoodLooks(page);
      await page.getByLabel('Message').fill('How do I clean the strainer?');
      await page.getByLabel('Your e-mail').fill('dana@customer.example');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'That helped' }).waitFor();
      await expectGoodLooks(page);
      await page.getByRole('button', { name: 'That helped' }).click();
      await page.getByRole('button', { name: 'Send it after all' }).click();
      await page.getByText('would have been sent').waitFor();
      await expectGoodLooks(page);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe('analytics', () => {
  it('tell apart what customers said, what they sent, and who left without either', async () => {
    const { page, close, problems } = await openAs(vendor, '/analytics');
    const section = page.getByRole('region', { name: 'Contact forms that answer first' });
    await section.getByText('Left without either').first().waitFor();
    const figureOf = (label: string) =>
      section.locator('dl > div').filter({ hasText: label }).locator('dd').first().textContent();
    // Helped once by keyboard; sent once by the site and once by our page; two phones left.
    expect(await figureOf('Customers said it helped')).toBe('1');
    expect(await figureOf('Sent all the same')).toBe('2');
    expect(await figureOf('Left without either')).toBe('2');
    await section.getByRole('link', { name: 'form@customer.example' }).waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectGoodLooks(page);
    }
    expect(problems).toEqual([]);
    await close();
  });
});
