/** The profile of the company, and what customers see of it: logo and colour. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { accentFor, SURFACES } from '../../web/lib/browser/accent.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectFitsEveryLook, expectNoSidewaysScroll, expectRetry } from '../lib/expect.ts';
import { signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const PEACH = '#ffb38a';

const scene = joinScene();
const { visit, visitAs, open, openAs } = scene;
let owner: Vendor;
let chatbot: Chatbot;

beforeAll(async () => {
  owner = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, owner);
  chatbot = await createChatbot(scene, owner, { productId, email: 'dana@customer.example' });
});

describe('settings', () => {
  it('have their tabs in one row on a phone, the current one in view', async () => {
    const { page, close } = await visitAs(owner, { viewport: PHONE });
    for (const path of [paths.settings.path, paths.account.path]) {
      await open(page, path);
      const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
      await tabs.last().waitFor();
      // All at one moment: the row is moved until the current tab is in view.
      const boxes = () =>
        tabs.evaluateAll((all) =>
          all.map((tab) => {
            const { left, right, top } = tab.getBoundingClientRect();
            return { left, right, top, isCurrent: tab.getAttribute('aria-current') === 'page' };
          }),
        );
      const isShown = async () =>
        (await boxes()).some(({ left, right, isCurrent }) => isCurrent && left >= 0 && right <= PHONE.width);
      await expect.poll(isShown).toBe(true);
      const all = await boxes();
      expect(new Set(all.map(({ top }) => top)).size).toBe(1);
      // The first letter of a tab that is cut off is seen, so that nobody takes the row for whole.
      const cut = all.find(({ right }) => right > PHONE.width);
      expect(cut?.left ?? 0).toBeLessThan(PHONE.width - 16);
      await expectNoSidewaysScroll(page);
    }
    await close();
  });
});

describe('company profile', () => {
  it('keeps what is changed, names what is wrong, and asks before changes are lost', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/settings');
    const website = page.getByLabel('Company Website');
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe('Halloran Pumps');
    expect(await website.getAttribute('type')).toBe('url');
    expect(await page.getByLabel('Company Email').getAttribute('type')).toBe('email');
    const others = { Description: 'Pumps since 1974', 'Contact Number': '+1 555 0199', Address: '1 Quay' };
    for (const [label, text] of Object.entries(others)) await page.getByLabel(label).fill(text);
    await website.fill('pumps');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const remark = page.getByText('Enter a complete address, such as https://company.com.');
    await remark.waitFor();
    await page.getByRole('link', { name: 'Subscription' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    // What lies behind an open question can't be typed into.
    await question.waitFor({ state: 'hidden' });
    await website.fill('https://pumps.example.com');
    await remark.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Company profile saved.').waitFor();
    await page.reload();
    await expect.poll(() => website.inputValue()).toBe('https://pumps.example.com');
    for (const [label, text] of Object.entries(others))
      expect(await page.getByLabel(label).inputValue()).toBe(text);
    await page.getByRole('link', { name: 'Subscription' }).click();
    await page.waitForURL('**/subscription-info');
    expect(problems).toEqual([]);
    await close();
  });

  it('gives customers the logo and a colour they can read, and takes the logo away again', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/settings');
    const logo = page.getByLabel(/^Logo/);
    await logo.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Please select a valid image file').waitFor();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByRole('alert').filter({ hasText: 'Please select a valid image file' }).first().waitFor();
    const create = { width: 40, height: 40, channels: 3 as const, background: PEACH };
    const buffer = await sharp({ create }).png().toBuffer();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'Your logo' }).waitFor();
    await page.getByLabel('Accent colour').fill('peach');
    await page.getByRole('button', { name: 'Save Colour' }).click();
    await page.getByText('Enter a colour such as #1b4fa3.').waitFor();
    await page.getByLabel('Accent colour').fill(PEACH);
    await page.getByText(/would be hard to read; shown as #/).waitFor();
    await page.getByRole('button', { name: 'Save Colour' }).click();
    await page.getByText('Customers see the new colour now.').waitFor();
    await expectAccessible(page);

    for (const colorScheme of ['light', 'dark'] as const) {
      const customer = await visit({ viewport: PHONE, colorScheme });
      await open(customer.page, chatPath(chatbot));
      await expect
        .poll(() =>
          customer.page.locator('.chat-header img').evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBe(40);
      const edge = await customer.page
        .locator('.chat-header')
        .evaluate((header) => getComputedStyle(header).borderBottomColor);
      if (colorScheme === 'dark') expect(edge).toBe(rgbOf(PEACH));
      else expect(edge).toBe(rgbOf(accentFor(PEACH, 'light').color));
      await expectAccessible(customer.page);
      await customer.close();
    }

    await page.getByRole('button', { name: 'Remove logo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click();
    await page.getByText('The logo is removed.').waitFor();
    await page.getByRole('img', { name: 'Your logo' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('leads to the form while there is no company, and tries again after a failure', async () => {
    const { page, close } = await visitAs(await signUp(scene));
    await open(page, '/settings');
    await page.getByText('No company profile yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create Company Profile' }).click();
    await page.waitForURL('**/create-company');
    await close();
    const later = await visitAs(owner);
    await expectRetry(later.page, () => open(later.page, '/settings'), {
      failing: '/api/company/get-profile',
      find: (page) => page.getByLabel('Company Name'),
    });
    await later.close();
  });

  it.each(['light', 'dark'] as const)(
    'measures colours on the %s surfaces that the product has',
    async (mode) => {
      const { page, close } = await visit({ colorScheme: mode });
      await open(page, '/login');
      for (const [index, name] of ['--paper', '--sheet', '--wash'].entries()) {
        const shown = await page.evaluate((property) => {
          const sample = document.createElement('i');
          sample.style.backgroundColor = `var(${property})`;
          document.body.append(sample);
          return getComputedStyle(sample).backgroundColor;
        }, name);
        expect(shown).toBe(rgbOf(SURFACES[mode][index] ?? ''));
      }
      await close();
    },
  );
});

it('/settings fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, '/settings'), (page) => page.getByLabel('Company Name'));
});

/** `#ffb38a` as the browser says it. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
