/** The whole way of a manual and a question, as people walk it: visitor, vendor, administrator, customer. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible } from '../lib/expect.ts';
import { homes } from '../lib/homes.ts';
import { logIn, logInAdmin } from '../lib/people.ts';

const VENDOR = { name: 'Ines Halloran', email: 'ines@vendor.example', password: 'a-good-long-password' };
const CUSTOMER = 'dana@customer.example';
const SAMPLE = join(import.meta.dirname, '../..', 'sample', 'manual.pdf');

describe.each(homes)('from the landing page to the cited page, on %s', (home, setUp) => {
  const scene = setUp();
  const { visit, open } = scene;
  const steps: string[] = [];
  let [product, chatPath] = ['', ''];

  /** What people do and see of a step, without what a test looks at beside. */
  async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const found = await work();
    steps.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return found;
  }

  afterAll(() => console.log(`The way of a manual, on ${home}: ${steps.join(', ')}`));

  it('a visitor drops a manual on the landing page, gets a cited answer and keeps it', async () => {
    const { page, close, problems } = await visit();
    const region = page.getByRole('region', { name: 'Try it with your own manual' });
    await timed('landing page', async () => {
      await open(page, '/');
      await region.waitFor();
    });
    await timed('manual read, first answers', async () => {
      await region.getByLabel('Your manual').setInputFiles(SAMPLE);
      await region.getByText('Your manual answers').waitFor();
    });
    await timed('own question', async () => {
      await region.getByLabel('Your question').fill('What does E-07 mean?');
      await region.getByRole('button', { name: 'Ask', exact: true }).click();
      await region.getByText('Close the steam knob').first().waitFor();
    });
    await region
      .getByRole('button', { name: /p\. ?\d+/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await timed('sign-up', async () => {
      await region.getByRole('link', { name: 'Keep it' }).click();
      await page.getByLabel('Name').fill(VENDOR.name);
      await page.getByLabel('Email').fill(VENDOR.email);
      await page.getByLabel('Password', { exact: true }).fill(VENDOR.password);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.waitForURL('**/create-company');
    });
    await expectAccessible(page);
    await timed('company, manual kept', async () => {
      await page.getByLabel(/^Company name/i).fill('Halloran Pumps');
      await page.getByLabel(/email/i).fill('service@vendor.example');
      await page.getByLabel(/contact/i).fill('+1 555 0142');
      await page.getByRole('button', { name: 'Create Company Profile' }).click();
      const kept = await page.getByText(/^The manual that you tried is now your product/).textContent();
      product = /“(.+)”/.exec(kept ?? '')?.[1] ?? '';
    });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open it' }).click();
    await page.getByText('Not public yet', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Create Chatbot' }).count()).toBe(0);
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
    await timed('approval', async () => {
      await row.getByRole('button', { name: /approve/i }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /approve/i })
        .click();
      await row.getByText('Active', { exact: true }).waitFor();
    });
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('the vendor finds the manual ready and sends a customer the link', async () => {
    const { page, close, problems } = await visit();
    await logIn(scene, page, VENDOR);
    await page.waitForURL('**/dashboard');
    await open(page, '/products');
    await page.getByRole('link', { name: product }).first().click();
    await page.waitForURL('**/product-details/**');
    await page.getByText('Ready').first().waitFor();
    await expectAccessible(page);
    await timed('link sent', async () => {
      await page.getByRole('link', { name: 'Create Chatbot' }).first().click();
      await page.waitForURL('**/create-link/**');
      await page.getByLabel(/e-?mail/i).fill(CUSTOMER);
      await page.getByRole('button', { name: 'Submit Order' }).click();
      await page.waitForURL('**/products');
    });
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
    await page.getByText(`Your help for ${product}`).first().click();
    await page.getByText(new URL(chatPath, scene.url).pathname).first().waitFor();
    await close();
  });

  it('the customer asks on a phone and opens the page that says it', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    const box = page.getByRole('textbox');
    await timed('chat opened', async () => {
      await open(page, new URL(chatPath, scene.url).pathname);
      await box.waitFor();
    });
    await expectAccessible(page);
    const tab = page.getByRole('button', { name: /p\. ?\d+/ }).first();
    await timed('customer’s answer', async () => {
      await box.fill('What does E-07 mean?');
      await page.getByRole('button', { name: 'Send' }).click();
      await tab.waitFor();
    });
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
