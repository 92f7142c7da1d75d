/** The API tab: access tokens that programs call with, and webhooks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatbotRoutes } from '../contracts/chatbots.ts';
import { productRoutes } from '../contracts/products.ts';
import { expectAccessible, expectFitsEveryLook, expectNoSidewaysScroll, expectRetryAt } from './expect.ts';
import { setScene } from './scene.ts';
import { createVendor, type Vendor } from './vendor.ts';

const TAB = '/settings/api';

const scene = setScene();
const { visitAs, open, openAs } = scene;
let owner: Vendor;

beforeAll(async () => {
  owner = await createVendor(scene, 'Ines Halloran');
});

describe('access tokens', () => {
  it('are created once, work as far as they may, and are refused once revoked', async () => {
    const { page, context, problems } = await visitAs(owner);
    await open(page, TAB);
    await page.getByText('No access tokens').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Token' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create Token' }).click();
    await form.getByText('Name is required').waitFor();
    await form.getByText('Choose what the token may do').waitFor();
    await expectAccessible(page);
    await form.getByLabel('Name').fill('Parts shop');
    await form.getByLabel('products:read').check();
    await form.getByLabel('Valid for').selectOption('Until it is revoked');
    await form.getByRole('button', { name: 'Create Token' }).click();
    await page.getByText('Copy your access token now').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy Token' }).click();
    await page.getByText('Access token copied to clipboard!').waitFor();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^mnl_/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Parts shop' });
    await row.getByText('Never').first().waitFor();
    expect(await page.getByText(token).count()).toBe(0);

    const products = await scene.api.call(productRoutes.allProducts, {}, token);
    expect(products).toMatchObject({ total: 0 });
    await expect(scene.api.call(chatbotRoutes.yourBots, {}, token)).rejects.toThrow(
      'This access token lacks the permission chatbots:read.',
    );
    await page.reload();
    await row.getByRole('button', { name: 'Revoke Parts shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Token' }).click();
    await page.getByText('No access tokens').waitFor();
    await expect(scene.api.call(productRoutes.allProducts, {}, token)).rejects.toMatchObject({ status: 401 });
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say when they can’t be loaded', async () => {
    await expectRetryAt(scene, owner, TAB, {
      failing: '/api/access-tokens',
      find: (page) => page.getByText('No access tokens'),
    });
  });
});

it('/settings/api fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, TAB), (page) => page.getByText('No access tokens'));
});
