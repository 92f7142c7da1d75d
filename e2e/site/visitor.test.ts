/** What a visitor meets: the landing page with the product to ask, and the form for a demo. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { showcaseRoutes } from '../../contracts/chat/showcase.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../lib/expect.ts';
import { focused } from '../lib/keyboard.ts';
import { breakCall } from '../lib/network.ts';
import { logInAdmin } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';

const scene = setScene({ env: { SEED_DEMO: 'true' } });
const { visit, open } = scene;

beforeAll(async () => {
  // The demo company is made after the start; what visitors can ask comes last.
  while ((await scene.api.call(showcaseRoutes.show, {})).data === null) await sleep(500);
});

describe('the landing page', () => {
  it('is complete as HTML, before any script: words, head and address', async () => {
    const html = await (await fetch(`${scene.url}/`)).text();
    expect(html).toContain('Transform manuals into interactive experiences</h1>');
    expect(html).toContain(`<link rel="canonical" href="${scene.url}/" />`);
    expect(html).toMatch(/<title>Manualist: transform manuals/);
    expect(html).toContain('property="og:title"');
    for (const id of ['answers', 'features', 'product', 'pricing', 'faq'])
      expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('style="');
    const signedIn = await (await fetch(`${scene.url}/dashboard`)).text();
    expect(signedIn).toMatch(/<div id="root">.*Loading\.\.\./s);
    expect(await (await fetch(`${scene.url}/sitemap.xml`)).text()).toContain(
      `<loc>${scene.url}/demo-form</loc>`,
    );
    expect(await (await fetch(`${scene.url}/robots.txt`)).text()).toContain(`${scene.url}/sitemap.xml`);
  });

  it('sells what the catalogue holds, in the chosen currency, and tells what queries cost', async () => {
    const { page, close, problems } = await visit();
    await open(page, '/');
    const pricing = page.getByRole('region', { name: /Pricing/ });
    await pricing.getByRole('row', { name: /Basic ₹599 10 20 2,000/ }).waitFor();
    await pricing.getByRole('row', { name: /Pro ₹899 .* Coming soon/ }).waitFor();
    const scale = page.getByLabel('How many queries do you need?');
    expect(await scale.getAttribute('aria-valuetext')).toBe('₹349 for 5,000 queries');
    await scale.fill('76');
    expect(await scale.getAttribute('aria-valuetext')).toMatch(/^₹999 for /);
    await pricing.getByLabel('USD').check();
    await pricing.getByRole('row', { name: /Enterprise \$199 Unlimited/ }).waitFor();
    expect(await pricing.getByText('Basic').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('says when the prices can’t be loaded, and loads them at a press', async () => {
    const { page, close } = await visit();
    const mend = await breakCall(page, '/api/plans');
    await open(page, '/');
    await page.getByText('The prices could not be loaded.').waitFor();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('₹599').waitFor();
    await close();
  });

  it('leads who is signed in to the dashboard, and logs out', async () => {
    const { page, close } = await visit();
    await logInAdmin(scene, page);
    await open(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await header.getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
    await header.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'fits a phone, with its sections in a menu, in %s',
    async (colorScheme) => {
      const { page, close, problems } = await visit({ viewport: PHONE, colorScheme });
      await open(page, '/');
      await page.getByText('₹599').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const header = page.getByRole('banner');
      expect(await header.getByRole('link', { name: 'Pricing' }).isVisible()).toBe(false);
      await header.getByRole('button', { name: 'Menu' }).click();
      await header.getByRole('link', { name: 'Pricing' }).click();
      expect(new URL(page.url()).hash).toBe('#pricing');
      expect(problems).toEqual([]);
      await close();
    },
  );
});

it.each(['light', 'dark'] as const)('the product’s own pictures suit the look: %s', async (colorScheme) => {
  const { page, close, problems } = await visit({ viewport: PHONE, colorScheme });
  await open(page, '/');
  const pictures = page.getByRole('region', { name: /What your customer sees/ }).getByRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
    expect(await picture.getAttribute('src')).toContain(`-${colorScheme}.webp`);
  }
  expect(await pictures.count()).toBe(4);
  expect(problems).toEqual([]);
  await close();
});

it('without scripts nothing on the landing page waits for them', async () => {
  const context = await scene.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${scene.url}/`);
  await page.getByText('From one file to every answer').waitFor();
  expect(await page.getByText('Opening the sample manual').isVisible()).toBe(false);
  // Playwright finds no text within a noscript.
  const said = await page.locator('#pricing noscript').innerText();
  expect(said).toContain('The prices can only be shown with JavaScript.');
  await context.close();
});

describe('the live demo', () => {
  it('answers a visitor from the sample manual and shows the page, until too many are asked', async () => {
    const { page, close, problems } = await visit();
    await open(page, '/');
    const figure = page.getByRole('figure', { name: /ask the sample manual/ });
    await figure.getByText('What does E-07 mean?').waitFor();
    await figure
      .getByRole('button', { name: /p\. ?\d+/ })
      .first()
      .waitFor();
    await figure.getByRole('region').locator('img').waitFor();
    await expectAccessible(page);
    await figure.getByLabel('Your question').fill('Which football club won the cup in 1974?');
    await figure.getByRole('button', { name: 'Ask', exact: true }).click();
    await figure.getByText('The manual does not say.').waitFor();
    await page.route('**/api/showcase/ask', (route) =>
      route.fulfill({
        status: 429,
        json: { status: 429, code: 'too_many_requests', message: 'Too many requests.' },
      }),
    );
    await figure.getByLabel('Your question').fill('How do I descale it?');
    await figure.getByRole('button', { name: 'Ask', exact: true }).click();
    await figure.getByText(/Please wait a minute/).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('testimonials', () => {
  const remove = async (page: Page, author: string) => {
    await page.getByRole('button', { name: `Delete ${author}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: new RegExp(author) }).waitFor({ state: 'detached' });
  };

  it('stand on the landing page once the administrator adds them, and go when deleted', async () => {
    const { page, close, problems } = await visit();
    await logInAdmin(scene, page);
    await open(page, '/admin/testimonials');
    await page.getByText('No testimonials yet').waitFor();
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Quote is required').waitFor();
    await page.getByLabel('Quote').fill('It shows the page.');
    await page.getByLabel('Name', { exact: true }).fill('Ada Quill');
    await page.getByLabel('Position and company').fill('Head of service, Quill');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Ada Quill/ }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Add Testimonial' });
    await open(page, '/');
    await page.getByText('It shows the page.').waitFor();
    await open(page, '/admin/testimonials');
    await remove(page, 'Ada Quill');
    await page.getByText('No testimonials yet').waitFor();
    await open(page, '/');
    await page.getByText('₹599').waitFor();
    expect(await page.getByText('What others say').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the demo form', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Quill');
    await page.getByLabel('Work Email').fill('ada@quill.example');
    await page.getByLabel('Company Name').fill('Quill');
  };

  it.each(['light', 'dark'] as const)(
    'names what is missing, then confirms what was sent, in %s',
    async (colorScheme) => {
      const { page, close, problems } = await visit({ viewport: PHONE, colorScheme });
      await open(page, '/demo-form');
      await page.getByRole('heading', { name: 'Get Your Personal Demo' }).waitFor();
      for (const name of ['Instant Setup', 'Team Collaboration', 'Enterprise Ready'])
        await page.getByRole('heading', { name }).waitFor();
      await page.getByText('We use what you enter to arrange the demo, and for nothing else.').waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Features', 'Product', 'Pricing', 'FAQ', 'Login', 'Sign Up'])
        await page.getByRole('banner').getByRole('link', { name }).waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const send = page.getByRole('button', { name: 'Request Demo' });
      await send.click();
      await page.getByText('First name is required').waitFor();
      await page.getByText('Company name is required').waitFor();
      await fill(page);
      await page.getByLabel('Work Email').fill('ada@');
      await send.click();
      await page.getByText('Enter a complete address').waitFor();
      await page.getByLabel('Work Email').fill('ada@quill.example');
      await send.click();
      await page.getByRole('heading', { name: 'Request Submitted!' }).waitFor();
      await page.getByText(/will contact you within 24 hours/).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${scene.url}/`);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('says when it could not be sent, and keeps what was typed', async () => {
    const { page, close } = await visit();
    await breakCall(page, '/api/company/demo-form');
    await open(page, '/demo-form');
    await fill(page);
    await page.getByRole('button', { name: 'Request Demo' }).click();
    await page.getByText('Something went wrong. Please try again.').waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Quill');
    await close();
  });
});
