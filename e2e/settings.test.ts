/** Settings, subscription, plan chooser and team, as the owner of a company and a colleague use them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../bench/lib/server-process.ts';
import { accentFor, SURFACES } from '../web/lib/accent.ts';
import { expectAccessible, type Look, launchBrowser, PHONE, visit } from './browser.ts';
import { type Product, startProduct } from './product.ts';

const OWNER = { name: 'Ines Halloran', email: 'ines@vendor.example', password: 'a-good-long-password' };
const COLLEAGUE = { name: 'Ravi Okafor', email: 'ravi@vendor.example', password: 'another-long-password' };
const SCREENS = ['/settings', '/subscription-info', '/settings/team', '/purchase-item'];
const PEACH = '#ffb38a';

let product: Product;
let browser: Browser;
let ownerToken = '';
let chatPath = '';

type Json = Record<string, unknown> & { data: Record<string, unknown> };

async function post(path: string, body: unknown, token = ''): Promise<Json> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  expect(reply.ok, `${path} ${reply.status}`).toBe(true);
  return reply.json();
}

async function register(person: typeof OWNER): Promise<string> {
  return String((await post('/api/auth/register', person)).token);
}

/** An approved company with a customer's chat. */
async function prepareCompany(): Promise<void> {
  ownerToken = await register(OWNER);
  const profile = { company_name: 'Halloran Pumps', company_email: 'service@vendor.example' };
  const company = await post('/api/company/create-profile', profile, ownerToken);
  const admin = String((await post('/api/auth/login', ADMIN)).token);
  const users = await fetch(`${product.url}/api/admin/get-companies`, {
    headers: { authorization: `Bearer ${admin}` },
  }).then((reply) => reply.json());
  await post('/api/admin/approv-user', { userId: users.data[0].user.id }, admin);
  const form = new FormData();
  form.set('product_name', 'D58 espresso machine');
  const manual = await readFile(join(import.meta.dirname, '..', 'sample', 'manual.docx'));
  form.set('file', new Blob([manual]), 'manual.docx');
  const { data } = await post('/api/manual/upload', form, ownerToken);
  const link = { companyId: company.data._id, productId: data._id, email: 'dana@customer.example' };
  chatPath = new URL(String((await post('/api/chatbot/create-bot', link, ownerToken)).link)).pathname;
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await prepareCompany();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = (page: Page, path: string) => page.goto(`${product.url}${path}`);

/** A page on which the bearer of `token` is signed in. */
async function visitAs(token: string, look: Look = {}) {
  const visitor = await visit(browser, look);
  await visitor.page.addInitScript(
    ({ origin, kept }) => {
      if (location.origin === origin && !localStorage.getItem('userToken')) {
        localStorage.setItem('userToken', kept);
        localStorage.setItem('role', 'company');
      }
    },
    { origin: product.url, kept: token },
  );
  return visitor;
}

/** Has the next answers of `path` changed before the page sees them. */
const answer = (page: Page, path: string, change: (body: Json) => unknown) =>
  page.route(`**${path}`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: change(await reply.json()) });
  });

/** The screen fails to load, says so, and loads when asked again. */
async function expectRetry(page: Page, address: string, path: string, then: () => Promise<void>) {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 400, json: REFUSED }));
  await open(page, address);
  await page.getByText('Error Loading Data').waitFor();
  await expectAccessible(page);
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await then();
}
const REFUSED = { status: 400, code: 'invalid_request', message: 'Not today.' };

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

describe('company profile', () => {
  it('keeps what is changed, names what is wrong, and asks before changes are lost', async () => {
    const { page, context, problems } = await visitAs(ownerToken);
    await open(page, '/settings');
    const website = page.getByLabel('Company Website');
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe('Halloran Pumps');
    await website.fill('pumps');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Enter a complete address, such as https://company.com.').waitFor();
    await page.getByRole('link', { name: 'Subscription' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await website.fill('https://pumps.example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Company profile saved.').waitFor();
    await page.reload();
    await expect.poll(() => website.inputValue()).toBe('https://pumps.example.com');
    await page.getByRole('link', { name: 'Subscription' }).click();
    await page.waitForURL('**/subscription-info');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('gives customers the logo and a colour they can read, and takes the logo away again', async () => {
    const { page, context, problems } = await visitAs(ownerToken);
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
      const customer = await visit(browser, { viewport: PHONE, colorScheme });
      await open(customer.page, chatPath);
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
      await customer.context.close();
    }

    await page.getByRole('button', { name: 'Remove logo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click();
    await page.getByText('The logo is removed.').waitFor();
    await page.getByRole('img', { name: 'Your logo' }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to the form while there is no company, and tries again after a failure', async () => {
    const fresh = await register({ ...COLLEAGUE, email: 'fresh@vendor.example' });
    const { page, context } = await visitAs(fresh);
    await open(page, '/settings');
    await page.getByText('No company profile yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create Company Profile' }).click();
    await page.waitForURL('**/create-company');
    await context.close();
    const owner = await visitAs(ownerToken);
    await expectRetry(owner.page, '/settings', '/api/company/get-profile', () =>
      owner.page.getByLabel('Company Name').waitFor(),
    );
    await owner.context.close();
  });

  it.each(['light', 'dark'] as const)(
    'measures colours on the %s surfaces that the product has',
    async (mode) => {
      const { page, context } = await visit(browser, { colorScheme: mode });
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
      await context.close();
    },
  );
});

describe('subscription', () => {
  it('shows the plan, its use, the end of the trial and the notices of the tokens', async () => {
    const { page, context, problems } = await visitAs(ownerToken);
    await open(page, '/subscription-info');
    await page.getByRole('heading', { name: 'Trial Plan' }).waitFor();
    await page.getByText(/^7 days of your free trial left/).waitFor();
    await page.getByText(/^Tokens and queries start again on 1 /).waitFor();
    await page.getByRole('progressbar', { name: 'Products' }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Products' }).getAttribute('aria-valuetext')).toBe(
      '1 of 10',
    );
    const used = (tokens: number) =>
      answer(page, '/api/company/usage-info/*', ({ data }) => ({
        status: 200,
        data: { ...data, tokens_used: Number(data.tokenLimitPerMonth) - tokens, maxQueries: null },
      }));
    await used(5000);
    await page.reload();
    await page
      .getByText("You're nearing your usage limit. Upgrade your subscription now to avoid interruptions.")
      .waitFor();
    await page.getByText(/^\d+, unlimited$/).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/company/usage-info/*');
    await used(99);
    await page.reload();
    await page
      .getByText("You're out of tokens! Please upgrade your subscription to continue using the service.")
      .waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/company/usage-info/*');
    await expectRetry(page, '/subscription-info', '/api/company/usage-info/*', () =>
      page.getByRole('heading', { name: 'Trial Plan' }).waitFor(),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('plan chooser', () => {
  it('knows the current plan, notes what is not available yet, and shows the administrator', async () => {
    const { page, context, problems } = await visitAs(ownerToken);
    await open(page, '/subscription-info');
    await page.getByRole('link', { name: 'See Plans' }).click();
    await page.waitForURL('**/purchase-item');
    await page.getByText('$49').waitFor();
    await page.getByRole('button', { name: 'Choose Free' }).click();
    await page.getByText('You are already using the Free plan').waitFor();
    await page.getByRole('button', { name: 'Choose Standard' }).click();
    await page.getByText(/^The Standard plan is not available yet\. We have noted/).waitFor();
    await page.reload();
    await page.getByText('Asked for').waitFor();
    await expectAccessible(page);
    await answer(page, '/api/plans', () => ({ status: 200, data: { plans: [], queryPacks: [] } }));
    await page.reload();
    await page.getByText('No plans to choose from yet').waitFor();
    await page.unroute('**/api/plans');
    await expectRetry(page, '/purchase-item', '/api/plans', () => page.getByText('$49').waitFor());
    expect(problems).toEqual([]);
    await context.close();
    const admin = await visitAs(String((await post('/api/auth/login', ADMIN)).token));
    await open(admin.page, '/admin/get-users');
    await admin.page.getByRole('row').filter({ hasText: OWNER.email }).getByRole('link').first().click();
    await admin.page.getByText(/^Standard \(/).waitFor();
    await admin.context.close();
  });

  it('asks the server for the Free plan, and says when it refuses', async () => {
    const { page, context } = await visitAs(ownerToken);
    await answer(page, '/api/purchase/purchase-info', ({ data }) => ({
      status: 200,
      data: { ...data, plan: 'Standard' },
    }));
    await page.route('**/api/purchase/create-purchase', (route) =>
      route.fulfill({
        status: 409,
        json: { status: 409, code: 'conflict', message: 'Refused by the server.' },
      }),
    );
    await open(page, '/purchase-item');
    await page.getByRole('button', { name: 'Choose Free' }).click();
    await page.getByText('Refused by the server.').waitFor();
    await context.close();
  });
});

describe('team', () => {
  it('invites, lets a colleague join and work, and ends the sessions of one who is removed', async () => {
    const { page, context, problems } = await visitAs(ownerToken);
    await open(page, '/settings/team');
    await page.getByText('No open invitations').waitFor();
    await page.getByLabel('Work Email').fill('nobody');
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await page.getByText('Enter a complete address, such as name@company.com.').waitFor();
    await page.getByLabel('Work Email').fill(COLLEAGUE.email);
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    const invited = page.getByRole('row').filter({ hasText: COLLEAGUE.email });
    await invited.waitFor();
    await expectAccessible(page);

    const colleague = await visit(browser, { viewport: PHONE });
    await open(colleague.page, `/join#${await invitationToken()}`);
    await colleague.page
      .getByText('You are invited to work on the manuals and chatbots of Halloran Pumps.')
      .waitFor();
    await expectAccessible(colleague.page);
    await expectNoSidewaysScroll(colleague.page);
    await colleague.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await colleague.page.getByText('Name is required').waitFor();
    await colleague.page.getByLabel('Name').fill(COLLEAGUE.name);
    await colleague.page.getByLabel('Password', { exact: true }).fill(COLLEAGUE.password);
    await colleague.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await colleague.page.waitForURL('**/dashboard');
    await open(colleague.page, '/products');
    await colleague.page.getByText('D58 espresso machine').first().waitFor();
    await open(colleague.page, '/subscription-info');
    await colleague.page.getByText('The owner of your company chooses the plan.').waitFor();
    expect(await colleague.page.getByRole('link', { name: 'Team' }).count()).toBe(0);
    await open(colleague.page, '/settings/team');
    await colleague.page.getByText('Only the owner of your company manages the team.').waitFor();

    await page.reload();
    const member = page.getByRole('row').filter({ hasText: COLLEAGUE.email });
    await member.getByText('Member').waitFor();
    await expectAccessible(page);
    await member.getByRole('button', { name: `Remove ${COLLEAGUE.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Member' }).click();
    await page.getByText(`${COLLEAGUE.name} was removed from the team.`).waitFor();
    await open(colleague.page, '/products');
    await colleague.page.waitForURL('**/login');
    expect([...problems, ...colleague.problems]).toEqual([]);
    await colleague.context.close();
    await context.close();
  });

  it('withdraws an invitation, whose link then opens nothing', async () => {
    const { page, context } = await visitAs(ownerToken);
    await expectRetry(page, '/settings/team', '/api/team', () =>
      page.getByText('No open invitations').waitFor(),
    );
    await page.getByLabel('Work Email').fill('lena@vendor.example');
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await page.getByRole('button', { name: 'Withdraw the invitation of lena@vendor.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('No open invitations').waitFor();
    await open(page, `/join#${await invitationToken()}`);
    await page.getByText('This invitation is no longer valid').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('passes the ownership on to a member who joined with an account of his own', async () => {
    const { page, context } = await visitAs(ownerToken);
    const email = 'heir@vendor.example';
    await register({ ...COLLEAGUE, name: 'Hana Heir', email });
    await post('/api/team/invitations', { email }, ownerToken);
    const heir = await visit(browser);
    await open(heir.page, `/join#${await invitationToken()}`);
    await heir.page.getByLabel('Email').fill(email);
    await heir.page.getByLabel('Password', { exact: true }).fill(COLLEAGUE.password);
    await heir.page.getByRole('button', { name: 'Login Now' }).click();
    await heir.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await heir.page.waitForURL('**/dashboard');
    await open(page, '/settings/team');
    await page.getByRole('button', { name: 'Make Hana Heir the owner' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await page.waitForURL('**/settings');
    await open(heir.page, '/settings/team');
    await heir.page.getByRole('button', { name: 'Make Ines Halloran the owner' }).click();
    await heir.page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await heir.page.waitForURL('**/settings');
    await heir.context.close();
    await context.close();
  });
});

describe.each(['light', 'dark'] as const)('on a phone, %s', (colorScheme) => {
  it.each(SCREENS)('%s fits and is accessible', async (path) => {
    const { page, context, problems } = await visitAs(ownerToken, { viewport: PHONE, colorScheme });
    await open(page, path);
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** `#ffb38a` as the browser says it. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The token in the newest invitation of the outbox. */
async function invitationToken(): Promise<string> {
  const admin = String((await post('/api/auth/login', ADMIN)).token);
  const reply = await fetch(`${product.url}/api/admin/outbox?search=Join`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const { data } = (await reply.json()) as { data: { text: string }[] };
  return /\/join#([\w-]+)/.exec(data[0]?.text ?? '')?.[1] ?? '';
}
