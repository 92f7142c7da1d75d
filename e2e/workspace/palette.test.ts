/** The command palette: pages, products, customers, actions and questions to products, by keyboard alone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { breakCall, REFUSAL } from '../lib/network.ts';
import { signInAdmin } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Go to, or ask a product' });
const fieldOf = (page: Page) => paletteOf(page).getByRole('combobox');
/** The entry that Enter takes, as the field names it to a screen reader. */
const activeOf = (page: Page) =>
  fieldOf(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant') ?? '';
    const entry = document.getElementById(id);
    return entry?.getAttribute('aria-selected') === 'true' ? entry.textContent : null;
  });
async function openPalette(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
}

describe('the command palette', () => {
  it('leads a company to products, customers, pages and actions by keyboard, and gives the focus back', async () => {
    const vendor = await createVendor(scene, 'Ines Halloran');
    const productId = await addProduct(scene, vendor);
    const { page, close, problems } = await openAs(vendor, paths.dashboard.path);
    await createChatbot(scene, vendor, { productId, email: 'ada@quill.example' });
    await openPalette(page);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('pump');
    await expect.poll(() => activeOf(page)).toBe('Pump P7');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOf(page)).toContain('ada@quill.example');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOf(page)).toMatch(/^Ask /);
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await paletteOf(page).waitFor({ state: 'hidden' });

    await openPalette(page);
    await page.keyboard.type('ada@');
    await expect.poll(() => activeOf(page)).toContain('ada@quill.example');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/conversations/${productId}/**`);
    await openPalette(page);
    await page.keyboard.type('team');
    await expect.poll(() => activeOf(page)).toBe('Team');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.team.path}`);
    await openPalette(page);
    await page.keyboard.type('create chatbot');
    await page.keyboard.press('Control+k');
    await paletteOf(page).waitFor({ state: 'hidden' });
    const search = page.getByRole('button', { name: 'Search (Ctrl K)' });
    await search.click();
    await page.keyboard.type('add pro');
    await expect.poll(() => activeOf(page)).toBe('Add Product');
    await page.keyboard.press('Escape');
    await expect.poll(() => search.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks a product and shows the answer with its page, on a phone, and says what failed', async () => {
    const vendor = await createVendor(scene, 'Noor Aziz');
    await addProduct(scene, vendor);
    const { page, close, problems } = await openAs(vendor, paths.analytics.path, { viewport: PHONE });
    await page.getByRole('button', { name: 'Search (Ctrl K)' }).click();
    await fieldOf(page).fill('Ask pump: What does E-14 mean?');
    await expect.poll(() => activeOf(page)).toBe('Ask Pump P7: What does E-14 mean?');
    const mend = await breakCall(page, '/api/playground/**', REFUSAL);
    await page.keyboard.press('Enter');
    await paletteOf(page).getByText('Not today.').waitFor();
    await mend();
    await fieldOf(page).fill('Ask pump: What does E-14 mean? ');
    await expect.poll(() => activeOf(page)).toBe('Ask Pump P7: What does E-14 mean?');
    await page.keyboard.press('Enter');
    const answer = paletteOf(page).getByRole('region', { name: 'Answer of Pump P7' });
    const tab = answer.getByRole('button', { name: /p\. ?\d+/ }).first();
    await tab.waitFor();
    await expectGoodLooks(page);
    await tab.click();
    await page.getByRole('dialog').last().locator('img').first().waitFor();
    await page.keyboard.press('Escape');
    await answer.getByRole('link', { name: 'Open product' }).click();
    await page.waitForURL('**/product-details/**');
    await paletteOf(page).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await close();
  });

  it('leads an administrator to pages and clients, and says when nothing is called so', async () => {
    await createVendor(scene, 'Ola Brandt');
    const { page, close, problems } = await openAs(await signInAdmin(scene), paths.adminDashboard.path);
    await openPalette(page);
    await page.keyboard.type('zzzz');
    await paletteOf(page).getByText('Nothing is called that.').waitFor();
    await fieldOf(page).fill('Brandt');
    await expect.poll(() => activeOf(page)).toBe('Brandt Pumps');
    await fieldOf(page).fill('audit');
    await expect.poll(() => activeOf(page)).toBe('Audit Trail');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.adminAudit.path}`);
    expect(problems).toEqual([]);
    await close();
  });
});
