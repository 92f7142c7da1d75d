/** The whole way of a manual and a question, as people walk it: vendor, administrator, customer. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { expectAccessible } from './expect.ts';
import { logIn, logInAdmin } from './people.ts';
import { setScene } from './scene.ts';

const VENDOR = { name: 'Ines Halloran', email: 'ines@vendor.example', password: 'a-good-long-password' };
const CUSTOMER = 'dana@customer.example';
const SAMPLE = join(import.meta.dirname, '..', 'sample', 'manual.pdf');

const scene = setScene();
const { visit, open } = scene;

describe('from sign-up to the cited page', () => {
  let chatPath = '';

  it('a vendor signs up, creates the company and is told to wait', async () => {
    const { page, close, problems } = await visit();
    await open(page, '/register');
    await expectAccessible(page);
    await page.getByLabel('Name').fill(VENDOR.name);
    await page.getByLabel('Email').fill(VENDOR.email);
    await page.getByLabel('Password', { exact: true }).fill(VENDOR.password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/create-company');
    await expectAccessible(page);
    await page.getByLabel(/^Company name/i).fill('Halloran Pumps');
    await page.getByLabel(/email/i).fill('service@vendor.example');
    await page.getByLabel(/contact/i).fill('+1 555 0142');
    await page.getByRole('button', { name: 'Create Company Profile' }).click();
    await page.waitForURL('**/thanks-page');
    await page.getByText('Company Profile Created Successfully').waitFor();
    await expectAccessible(page);
    await open(page, '/upload-product');
    await page
      .getByText(/waiting for approval/i)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('the administrator approves the company', async () => {
    const { page, close, problems } = await visit();
    await logInAdmin(scene, page);
    await page
      .getByRole('link', { name: /Clients/ })
      .first()
      .click();
    const row = page.getByRole('row').filter({ hasText: VENDOR.email });
    await row.getByText('Inactive').waitFor();
    await row.getByRole('button', { name: /approve/i }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /approve/i })
      .click();
    await row.getByText('Active', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('the vendor uploads the manual, watches it being read and makes a customer link', async () => {
    const { page, close, problems } = await visit();
    await logIn(scene, page, VENDOR);
    await page.waitForURL('**/dashboard');
    await open(page, '/upload-product');
    await page.getByLabel('Product Name').fill('D58 espresso machine');
    await page.locator('input[type=file]').setInputFiles(SAMPLE);
    await page
      .getByText(/manual\.pdf/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Create Product & Generate Chatbot' }).click();
    await page.getByText('Please wait While Processing PDF').waitFor();
    await page
      .getByText(/Reading page \d+ of \d+|pages? read/i)
      .first()
      .waitFor();
    await page.waitForURL('**/product-details/**', { timeout: 90_000 });
    await page.getByText('Ready').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create Chatbot' }).first().click();
    await page.waitForURL('**/create-link/**');
    await page.getByLabel(/e-?mail/i).fill(CUSTOMER);
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.waitForURL('**/products');
    await open(page, '/chatbots');
    const link = page.getByRole('row').filter({ hasText: CUSTOMER }).locator('a[href*="/chatbot/"]').first();
    chatPath = (await link.getAttribute('href')) ?? '';
    expect(chatPath).toMatch(/\/chatbot\/.+\/.+\/.+/);
    expect(problems).toEqual([]);
    await close();
  });

  it('the mail with the link is in the outbox that the administrator reads', async () => {
    const { page, close } = await visit();
    await logInAdmin(scene, page);
    await open(page, '/admin/outbox');
    await page.getByText(CUSTOMER).first().waitFor();
    await page.getByText('Your help for D58 espresso machine').first().click();
    await page.getByText(new URL(chatPath, scene.url).pathname).first().waitFor();
    await close();
  });

  it('the customer asks on a phone and opens the page that says it', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    await open(page, new URL(chatPath, scene.url).pathname);
    await expectAccessible(page);
    const box = page.getByRole('textbox');
    await box.fill('What does E-07 mean?');
    await page.getByRole('button', { name: 'Send' }).click();
    const tab = page.getByRole('button', { name: /p\. ?\d+/ }).first();
    await tab.waitFor();
    const cited = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);
    await expectAccessible(page);
    await tab.click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toContain(`/pages/${cited}?`);
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
    await close();
  });

  it('the customer finds words anywhere in the manual', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    await open(page, new URL(chatPath, scene.url).pathname);
    await page
      .getByRole('button', { name: /p\. ?\d+/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Find in the manual' }).click();
    const field = dialog.getByRole('searchbox', { name: 'Find in the manual' });
    await field.fill('no such words at all');
    await dialog.getByText('does not stand in this manual').waitFor();
    await field.fill('DESCALING');
    const places = dialog.getByRole('search').getByRole('button', { name: /^p\. ?\d+/ });
    await places.nth(1).waitFor();
    await expectAccessible(page);
    const last = places.last();
    const found = Number(/\d+/.exec((await last.textContent()) ?? '')?.[0]);
    await last.click();
    await dialog.locator(`img[src*="/pages/${found}?"]`).waitFor();
    expect(await last.getAttribute('aria-current')).toBe('page');
    // In the field the arrow keys move the cursor and leave the page alone.
    await field.press('ArrowLeft');
    await dialog.locator(`img[src*="/pages/${found}?"]`).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says when the manual does not say, and keeps the conversation over a reload', async () => {
    const { page, close } = await visit({ viewport: PHONE });
    await open(page, new URL(chatPath, scene.url).pathname);
    await page.getByText('What does E-07 mean?').first().waitFor();
    await page.getByRole('textbox').fill('Which football club won the cup in 1974?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('The manual does not say.').first().waitFor();
    await close();
  });
});
