/** The API tab: access tokens that programs call with, and webhooks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { webhookRoutes } from '../../contracts/company/webhooks.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import {
  expectAccessible,
  expectFitsEveryLook,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectRetryAt,
} from '../lib/expect.ts';
import { focused } from '../lib/keyboard.ts';
import { changeReply } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

/** Closes what is shown this once. */
const KEPT = 'I have kept it';
const TAB = paths.apiSettings.path;
/** Nothing is sent to it: no test lets anything happen that it is to be told of. */
const PUBLIC = 'https://93.184.216.34/hook';

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
const SENT = { event: 'answer.feedback', createdAt: AN_HOUR_AGO, nextAttemptAt: null };
/** One of each state. */
const DELIVERIES = [
  {
    ...SENT,
    _id: '019a0000-0000-7000-8000-000000000003',
    status: 'queued',
    attempts: 2,
    responseStatus: null,
    tookMs: null,
    error: 'The server refused the connection.',
    nextAttemptAt: IN_AN_HOUR,
  },
  {
    ...SENT,
    _id: '019a0000-0000-7000-8000-000000000002',
    status: 'failed',
    attempts: 6,
    responseStatus: 500,
    tookMs: 1200,
    error: 'The server answered 500 instead of a status from 200 to 299.',
  },
  {
    ...SENT,
    _id: '019a0000-0000-7000-8000-000000000001',
    status: 'delivered',
    attempts: 1,
    responseStatus: 204,
    tookMs: 88,
    error: null,
  },
];

const scene = joinScene();
const { visitAs, open, openAs } = scene;
let owner: Vendor;

beforeAll(async () => {
  owner = await createVendor(scene, 'Ines Halloran');
});

describe('access tokens', () => {
  it('are created once, work as far as they may, and are refused once revoked', async () => {
    const { page, close, problems } = await visitAs(owner);
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
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Copy Token' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy Token' }).click();
    await page.getByText('Access token copied to clipboard!').waitFor();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^mnl_/);
    await page.getByRole('dialog').getByRole('button', { name: KEPT }).click();
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Create Token' });
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
    await close();
  });

  it('say when the list of tokens can’t be loaded', async () => {
    await expectRetryAt(scene, owner, TAB, {
      failing: '/api/access-tokens',
      find: (page) => page.getByText('No access tokens'),
    });
  });
});

describe('access of AI assistants', () => {
  it('is shown with its address and settings to copy, which the address takes', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, TAB);
    await page.getByRole('button', { name: 'Copy Settings' }).click();
    await page.getByText('Settings copied to clipboard!').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { url, headers } = JSON.parse(copied).mcpServers.manuals;
    expect(headers).toEqual({ Authorization: 'Bearer mnl_…' });
    await page.getByRole('button', { name: 'Copy Address' }).click();
    await page.getByText('Address copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    expect((await fetch(url, { method: 'POST' })).status).toBe(401);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('webhooks', () => {
  it('take public addresses only, show their secret once, and are changed and deleted', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, TAB);
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Address').fill('http://127.0.0.1/hook');
    await form.getByRole('button', { name: 'Save Webhook' }).click();
    await form.getByText('Enter a complete address that begins with https://.').waitFor();
    await form.getByText('Choose at least one event').waitFor();
    await form.getByLabel('the manual left a question unanswered').check();
    for (const inside of ['https://127.0.0.1/hook', 'https://2130706433/', 'https://localhost/hook']) {
      await form.getByLabel('Address').fill(inside);
      await form.getByRole('button', { name: 'Save Webhook' }).click();
      await form.getByText('There is no public server at this address.').waitFor();
    }
    await expectAccessible(page);
    await form.getByLabel('Address').fill(PUBLIC);
    await form.getByRole('button', { name: 'Save Webhook' }).click();
    await page.getByText('Copy the signing secret now').waitFor();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: KEPT }).click();
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Add Webhook' });
    const row = page.getByRole('row').filter({ hasText: PUBLIC });
    await row.getByText('None yet').waitFor();

    await row.getByRole('button', { name: `New secret for ${PUBLIC}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make New Secret' }).click();
    const secret = page.getByText(/^whsec_/);
    await secret.waitFor();
    // Of two cancellings in a row a browser lets nobody prevent the second.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(5, 5);
    await page.getByRole('dialog', { name: 'Copy the signing secret now' }).waitFor();
    expect(await secret.isVisible()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: KEPT }).click();
    await secret.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: `Edit ${PUBLIC}` }).click();
    await form.getByLabel('Switched on').uncheck();
    await form.getByRole('button', { name: 'Save Webhook' }).click();
    await row.getByText('Off').waitFor();
    await row.getByRole('button', { name: `Log of ${PUBLIC}` }).click();
    await form.getByText('Switch it on to send a test event.').waitFor();
    expect(await form.getByRole('button', { name: 'Send Test Event' }).count()).toBe(0);
    await form.getByRole('button', { name: 'Close' }).click();
    await row.getByRole('button', { name: `Delete ${PUBLIC}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Webhook' }).click();
    await page.getByText('No webhooks').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('keep a log that says what became of each event', async () => {
    const body = { url: PUBLIC, events: ['answer.feedback' as const] };
    const { data } = await scene.api.call(webhookRoutes.create, { body }, owner.token);
    const { page, close, problems } = await openAs(owner, TAB, { viewport: PHONE });
    const log = page.getByRole('dialog');
    await page.getByRole('button', { name: `Log of ${PUBLIC}` }).click();
    await log.getByText('Nothing was sent yet').waitFor();
    await expectGoodLooks(page);
    await log.getByRole('button', { name: 'Close' }).click();
    const letGo = await changeReply(page, '/deliveries?limit=50', (reply: object) => ({
      ...reply,
      data: DELIVERIES,
      total: 60,
    }));
    await page.reload();
    await page.getByRole('button', { name: `Log of ${PUBLIC}` }).click();
    await log.getByText('204 in 88 ms, 1 attempt').waitFor();
    await log.getByText('The server refused the connection.').waitFor();
    await log.getByText('Next attempt').waitFor();
    await log.getByText('The newest 3 of 60.').waitFor();
    const again = log.getByRole('button', { name: /^Send again ?: answer\.feedback, \S/ });
    expect(await again.count()).toBe(2);
    await expectGoodLooks(page);
    await letGo();
    await scene.api.call(webhookRoutes.remove, { params: { id: data._id } }, owner.token);
    expect(problems).toEqual([]);
    await close();
  });

  it('say by themselves what became of the last event', async () => {
    const body = { url: PUBLIC, events: ['answer.feedback' as const] };
    const { data } = await scene.api.call(webhookRoutes.create, { body }, owner.token);
    const { page, close, problems } = await visitAs(owner);
    let status = 'queued';
    const letGo = await changeReply(page, '/api/webhooks', (reply: object) => ({
      ...reply,
      data: [{ ...data, last: { status, createdAt: AN_HOUR_AGO } }],
    }));
    await open(page, TAB);
    const row = page.getByRole('row').filter({ hasText: PUBLIC });
    await row.getByText('On its way').waitFor();
    status = 'delivered';
    await row.getByText('Delivered').waitFor();
    await letGo();
    await scene.api.call(webhookRoutes.remove, { params: { id: data._id } }, owner.token);
    expect(problems).toEqual([]);
    await close();
  });

  it('say when the list of webhooks can’t be loaded', async () => {
    await expectRetryAt(scene, owner, TAB, {
      failing: '/api/webhooks',
      find: (page) => page.getByText('No webhooks'),
    });
  });
});

it('/settings/api fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, TAB), (page) => page.getByText('No access tokens'));
});
