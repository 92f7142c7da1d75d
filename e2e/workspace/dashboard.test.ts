/** The frame of the company's screens, and the dashboard in it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { signIn } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const UNKNOWN = 'Which football club won the cup in 1974?';

const scene = joinScene();
const { visitAs, open } = scene;
let empty: Vendor;
let vendor: Vendor;

beforeAll(async () => {
  empty = await createVendor(scene, 'Edda Nil');
  vendor = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, vendor);
  const { uniqueId } = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
  const body = { companyId: vendor.companyId, productId, uniqueId, question: UNKNOWN };
  await scene.api.call(chatRoutes.askBot, { body });
});

describe('sidebar and header', () => {
  it('greet by name, mark the place, and Logout forgets everything', async () => {
    const session = await signIn(scene, vendor.email);
    const { page, close, problems } = await visitAs(session);
    await open(page, '/dashboard');
    await page.getByText('Welcome Ines Halloran').waitFor();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current]');
    expect(await current.textContent()).toContain('Dashboard');
    await contents.getByRole('link', { name: /Products/ }).click();
    await page.getByRole('link', { name: 'Pump P7', exact: true }).click();
    await page.waitForURL('**/product-details/**');
    await page.getByRole('heading', { level: 1, name: /Pump P7/ }).waitFor();
    expect(await current.textContent()).toContain('Products');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('say "loading..." while the user is not loaded', async () => {
    const { page, close } = await visitAs(vendor);
    await page.route('**/api/auth/user-info', () => undefined);
    await open(page, '/dashboard');
    await page.getByText('Welcome loading...').waitFor();
    await close();
  });

  it('are a drawer on a phone, with the focus inside until Escape', async () => {
    const { page, close } = await visitAs(vendor, { viewport: PHONE });
    await open(page, '/dashboard');
    const opener = page.getByRole('button', { name: 'Contents', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    await drawer.waitFor();
    await expectGoodLooks(page);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the browser gives its own controls a turn; then nothing has the focus.
      const isKept = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isKept).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });
});

describe('dashboard', () => {
  it('covers the screen until the figures are there', async () => {
    const { page, close } = await visitAs(vendor);
    const held: (() => Promise<void>)[] = [];
    let isHeld = true;
    await page.route('**/api/company/summary', async (route) => {
      if (isHeld) held.push(() => route.continue());
      else await route.continue();
    });
    await open(page, '/dashboard');
    await page.getByText('Loading dashboard...').waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHeld = false;
    for (const release of held) await release();
    await page.getByText('Active Chatbots').waitFor();
    await page.getByText('Loading dashboard...').waitFor({ state: 'hidden' });
    await close();
  });

  it('shows three cards, quick actions and what waits to be looked at', async () => {
    const { page, close, problems } = await visitAs(vendor);
    await open(page, '/dashboard');
    const figures = page.locator('dl').first();
    const cards = ['Active Chatbots', 'Total Manuals', 'User Interactions'];
    for (const card of cards) await figures.getByText(card).waitFor();
    await expect.poll(() => figures.locator('dt + dd').allTextContents()).toEqual(['1', '1', '1']);
    await page.getByText('+1 new this week').waitFor();
    const actions = page.getByRole('region', { name: /Quick Actions/ });
    const hrefs = await actions
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(['/upload-product', '/chatbots', '/products']);
    for (const name of [/^Upload Manual/, /^Chatbots/, /^View Products/])
      await actions.getByRole('link', { name }).waitFor();
    const unanswered = page.getByRole('region', { name: /Unanswered Questions/ });
    await unanswered.getByText(UNKNOWN).waitFor();
    await page.getByText('No manual is waiting to be read.').waitFor();
    await page.getByText(/No limit of the .+ plan is close to its end/).waitFor();
    await expectGoodLooks(page);
    await unanswered.getByRole('link', { name: /Open the conversation/ }).click();
    await page.waitForURL('**/conversations/**');
    await page.getByRole('heading', { name: UNKNOWN }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('tells a new company where to begin, on a phone', async () => {
    const { page, close } = await visitAs(empty, { viewport: PHONE });
    await open(page, '/dashboard');
    await page.getByText('Nothing is left unanswered.', { exact: false }).waitFor();
    expect(await page.getByText(/this week|from last/).count()).toBe(0);
    await expectGoodLooks(page);
    await close();
  });

  it('says what could not be loaded and tries again', async () => {
    await expectRetryAt(scene, vendor, '/dashboard', {
      failing: '/api/company/summary',
      find: (page) => page.getByText('Active Chatbots'),
    });
  });
});
