/** A vendor's customers: creating chatbots for one and for many, the list of all of them, and what they asked. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../bench/lib/api-client.ts';
import { type CompanyAccess, createCompany } from '../bench/lib/company.ts';
import { chatRoutes } from '../contracts/chat.ts';
import { chatbotRoutes } from '../contracts/chatbots.ts';
import { manualRoutes } from '../contracts/manuals.ts';
import { paths } from '../contracts/paths.ts';
import { productRoutes } from '../contracts/products.ts';
import { textLines, writePdf } from '../engine/testing/pdf-writer.ts';
import { expectAccessible, type Look, launchBrowser, PHONE, visit } from './browser.ts';
import { type Product, startProduct } from './product.ts';

const LOOKS: Look[] = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: PHONE },
];

const pumpPage = (heading: string, lines: string[]) => ({
  texts: [{ text: heading, x: 70, y: 80, size: 18, font: 'bold' as const }, ...textLines(lines, 120)],
});
const PUMP_PAGES = [
  pumpPage('1 Cleaning the strainer', [
    '1. Press and hold Stop for 3 seconds.',
    '2. Unscrew the cap and rinse the mesh.',
  ]),
  pumpPage('2 Error codes', ['E-14 means that the water flow is too low. Clean the strainer.']),
];

let product: Product;
let browser: Browser;
let api: ApiClient;
let vendor: CompanyAccess;
let productId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  api = createApiClient(product.url);
  vendor = await createCompany(api);
  productId = await uploadPump();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function uploadPump(): Promise<string> {
  const file = new File([new Uint8Array(writePdf(PUMP_PAGES))], 'pump.pdf');
  const { token } = vendor;
  const { data } = await api.call(productRoutes.upload, { fields: { product_name: 'Pump P7' }, file }, token);
  const isRead = async () => {
    const progress = await api.call(manualRoutes.progress, { params: { productId: data._id } }, token);
    return progress.data.every(({ status }) => status === 'ready');
  };
  // The hook's own time limit ends this.
  while (!(await isRead())) await sleep(200);
  return data._id;
}

async function signedIn(path: string, look?: Look, { token } = vendor) {
  const visitor = await visit(browser, look);
  await visitor.context.addInitScript((stored) => {
    localStorage.setItem('userToken', stored);
    localStorage.setItem('role', 'company');
  }, token);
  await visitor.page.goto(`${product.url}${path}`);
  return visitor;
}

/** The page in both modes and both widths: no violation, nothing wider than the screen. */
async function expectInEveryLook(path: string, isReady: (page: Page) => Promise<void>): Promise<void> {
  for (const look of LOOKS) {
    const { page, context, problems } = await signedIn(path, look);
    await isReady(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.body.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await context.close();
  }
}

const failing = (page: Page, path: string) =>
  page.route(`**${path}**`, (route) => route.fulfill({ status: 500, body: 'broken' }));

describe('create customer chatbot', () => {
  const path = () => paths.createLink.href(vendor.companyId, productId);
  const listPath = () => `${path()}?customers=many`;

  it('takes one address, refuses what is none, and goes on to the products with the link', async () => {
    const { page, context, problems } = await signedIn(path());
    const field = page.getByLabel('Customer e-mail');
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.getByText('Enter a complete address').waitFor();
    await field.fill('dana@customer.example');
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.waitForURL('**/products');
    await page.getByText('Chatbot created for dana@customer.example').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes a pasted list and a CSV file, tells what became of each, and keeps what is to be corrected', async () => {
    const { page, context, problems } = await signedIn(listPath());
    const field = page.getByLabel('Customer e-mails');
    await page.getByRole('button', { name: 'Create Chatbots' }).click();
    await page.getByText('Enter at least one address.').waitFor();
    await field.fill('nobody\ndana@customer.example; eli@customer.example');
    const csv = 'Name,E-mail\n"Fox, Finn",finn@customer.example\n';
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Create 4 Chatbots' }).click();
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await row('eli@customer.example').getByText('Created, e-mail on its way').waitFor();
    await row('finn@customer.example').getByText('Created, e-mail on its way').waitFor();
    await row('dana@customer.example').getByText('Already there').waitFor();
    await row('nobody').getByText('Not an e-mail address').waitFor();
    expect(await field.inputValue()).toBe('nobody');
    await expectAccessible(page);

    await row('eli@customer.example').getByRole('button', { name: 'Copy URL' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`/chatbot/${vendor.companyId}/${productId}/`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save results as CSV' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    expect(saved).toContain('nobody,Not an e-mail address,');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps the list when the call fails, and asks before leaving throws it away', async () => {
    const { page, context } = await signedIn(listPath());
    await failing(page, '/api/chatbot/create-bots');
    const field = page.getByLabel('Customer e-mails');
    await field.fill('later@customer.example');
    await page.getByRole('button', { name: 'Create Chatbots' }).click();
    await page.getByText('Server error. Please try again later.').waitFor();
    expect(await field.inputValue()).toBe('later@customer.example');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await field.inputValue()).toBe('later@customer.example');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/product-details/**');
    await context.close();
  });

  it('fits every screen, light and dark', async () => {
    await expectInEveryLook(listPath(), (page) => page.getByLabel('Customer e-mails').waitFor());
  });
});

describe('chatbots list', () => {
  it('says what to do while there is none', async () => {
    const other = await createCompany(api, 'empty@vendor.example');
    const { page, context } = await signedIn(paths.chatbots.href(), {}, other);
    await page.getByText('No bots found').waitFor();
    await page.getByRole('link', { name: 'Choose a product' }).waitFor();
    await context.close();
  });

  it('keeps search, filters and order in the address over a reload', async () => {
    const { page, context, problems } = await signedIn(paths.chatbots.href());
    await page.getByRole('searchbox', { name: /Search chatbots/ }).fill('customer.example');
    await page.getByLabel('Status').selectOption('Active');
    await page.getByLabel('E-mail', { exact: true }).selectOption('Not sent yet');
    await page.getByLabel('Order').selectOption('Customer, A to Z');
    await page.getByLabel('Product', { exact: true }).fill('Pump P7');
    await page.waitForURL(({ searchParams }) =>
      ['search', 'product'].every((name) => searchParams.has(name)),
    );
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      search: 'customer.example',
      status: 'Active',
      mail: 'queued',
      order: 'customer-asc',
    });
    await page.reload();
    const firstRow = page.getByRole('row').nth(1);
    await firstRow.getByText('dana@customer.example').waitFor();
    expect(await page.getByLabel('Order').inputValue()).toBe('customer-asc');
    await expect.poll(() => page.getByLabel('Product', { exact: true }).inputValue()).toBe('Pump P7');
    await page.getByLabel('Status').selectOption('Inactive');
    await page.getByRole('link', { name: 'Show all chatbots' }).click();
    await firstRow.waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('copies, mails again, raises the cap, exports and deletes', async () => {
    const { page, context, problems } = await signedIn(paths.chatbots.href());
    const row = page.getByRole('row').filter({ hasText: 'finn@customer.example' });
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByText('E-mail not sent yet').waitFor();
    await row.getByRole('button', { name: 'Copy URL' }).click();
    await page.getByText('Chatbot URL copied to clipboard!').waitFor();
    const link = await row.getByRole('link', { name: 'View the chat' }).getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}${link}`);
    await row.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('The link goes to finn@customer.example again.').waitFor();
    await row.getByRole('button', { name: 'Change the query limit' }).click();
    await page.getByLabel('Questions in all').fill('40');
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('0 of 40').waitFor();
    const exporting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await exporting).path(), 'utf8');
    expect(csv.split('\r\n').filter((line) => line.includes('@customer.example'))).toHaveLength(3);
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this chatbot?',
    });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete Chatbot' }).click();
    await row.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('offers to try again when it can’t be loaded', async () => {
    const { page, context } = await signedIn(paths.products.href());
    await failing(page, '/api/chatbot/your-bots');
    await page.goto(`${product.url}${paths.chatbots.href()}`);
    await page.getByText('Error Loading Data').waitFor();
    await page.unroute('**/api/chatbot/your-bots**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('row').filter({ hasText: 'dana@customer.example' }).waitFor();
    await context.close();
  });

  it('fits every screen, light and dark', async () => {
    await expectInEveryLook(paths.chatbots.href(), (page) =>
      page.getByText('dana@customer.example').first().waitFor(),
    );
  });
});

describe('product questions', () => {
  const path = () => paths.productQuestions.href(productId);

  it('says that nothing was asked yet', async () => {
    const { page, context } = await signedIn(path());
    await page.getByText('No questions yet').waitFor();
    await context.close();
  });

  it('shows question, answer, page and feedback, opens the page, and filters', async () => {
    const { companyId, token } = vendor;
    const body = { companyId, productId, email: 'asker@customer.example' };
    const { uniqueId } = (await api.call(chatbotRoutes.createBot, { body }, token)).data;
    const link = { companyId, productId, uniqueId };
    const ask = async (question: string) =>
      (await api.call(chatRoutes.askBot, { body: { ...link, question } })).data.answer._id;
    const messageId = await ask('What does E-14 mean?');
    await api.call(chatRoutes.feedback, { body: { uniqueId, messageId, works: false } });
    await ask('Who won the cup in 1974?');

    const { page, context, problems } = await signedIn(paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'View Questions' }).click();
    await page.waitForURL('**/product-questions/**');
    await page.getByRole('heading', { name: 'Questions Asked' }).waitFor();
    const question = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await question('Who won the cup').getByText('Unanswered', { exact: true }).waitFor();
    const asked = question('What does E-14 mean?');
    await asked.getByText('Customer: does not work').waitFor();
    await asked.getByText(/Confidence \d+ %/).waitFor();
    await asked.getByRole('button', { name: 'p. 2' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
      .toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toContain('/pages/2?');
    await page.keyboard.press('Escape');

    await page.getByLabel('Which questions').selectOption('Unanswered');
    await asked.waitFor({ state: 'detached' });
    await page.reload();
    await question('Who won the cup').waitFor();
    await page.getByRole('searchbox', { name: 'Search the questions asked' }).fill('zebra');
    await page.getByRole('link', { name: 'Show all questions' }).click();
    await asked.waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says when the product is missing, and offers to try again when the list can’t be loaded', async () => {
    const { page, context } = await signedIn(
      paths.productQuestions.href('00000000-0000-7000-8000-000000000000'),
    );
    await page.getByText('Product not found...').waitFor();
    await failing(page, '/api/chatbot/single-product-messages');
    await page.goto(`${product.url}${path()}`);
    await page.getByText('Error Loading Data').waitFor();
    await page.unroute('**/api/chatbot/single-product-messages**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('What does E-14 mean?').waitFor();
    await context.close();
  });

  it('fits every screen, light and dark', async () => {
    await expectInEveryLook(path(), (page) => page.getByText('What does E-14 mean?').waitFor());
  });
});
