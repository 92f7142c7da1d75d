/** What customers asked, counted: figures, chart, products, pages, what of it can be taken along, and the weekly summary. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { breakCall, REFUSAL } from '../lib/network.ts';
import { STRANGE_SUMMARY_TOKEN } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const KNOWN = 'What does E-14 mean?';
const STRAINER = 'How do I clean the strainer?';
const UNKNOWN = 'Who won the cup in 1974?';
const FORMULA = '=1+1 What does E-14 mean?';

const scene = joinScene();
const { open, openAs } = scene;
let empty: Vendor;
let vendor: Vendor;
let productId: string;
let secondId: string;

async function askAll(product: string, questions: readonly [question: string, works?: boolean][]) {
  const { uniqueId } = await createChatbot(scene, vendor, {
    productId: product,
    email: 'asker@customer.example',
  });
  const link = { companyId: vendor.companyId, productId: product, uniqueId };
  for (const [question, works] of questions) {
    const { data } = await scene.api.call(chatRoutes.askBot, { body: { ...link, question } });
    if (works === undefined) continue;
    const messageId = data.answer._id;
    await scene.api.call(chatRoutes.feedback, { body: { uniqueId, messageId, works } });
  }
}

beforeAll(async () => {
  empty = await createVendor(scene, 'Edda Nil');
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
  secondId = await addProduct(scene, vendor, 'Pump P9');
  await askAll(productId, [[KNOWN, false], [STRAINER, true], [UNKNOWN], [FORMULA]]);
  await askAll(secondId, [[KNOWN, true]]);
});

const figures = (page: Page) => page.locator('dl').first().locator('dt + dd').allTextContents();
/** As long as the test's server took: in one piece, with a unit. */
const someTime = expect.stringMatching(/^\d[\d.]*\u00a0(ms|s)$/);
const chart = (page: Page) => page.getByRole('slider', { name: /Read bar by bar/ });
const region = (page: Page, name: RegExp) => page.getByRole('region', { name });

describe('analytics', () => {
  it('is reached from the sidebar and counts what was asked', async () => {
    const { page, close, problems } = await openAs(vendor, paths.dashboard.path);
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /Analytics/ })
      .click();
    await page.waitForURL('**/analytics');
    await page.getByText('Total Queries').waitFor();
    expect(await figures(page)).toEqual(['5', '4', '2', '60%', someTime]);
    await page.getByText('1 not answered', { exact: true }).waitFor();
    // Nothing was asked before: there is nothing to compare with.
    expect(await page.getByText(/the 30 days before/).count()).toBe(0);
    await page.getByRole('button', { name: 'What deflection means' }).focus();
    await page
      .getByRole('tooltip')
      .getByText(/nobody said of the answer/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'What the median time to answer means' }).focus();
    await page
      .getByRole('tooltip')
      .getByText(/Half of the questions had their whole answer/)
      .waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('has a chart that keys and a table read out', async () => {
    const { page, close } = await openAs(vendor, paths.analytics.path);
    await chart(page).focus();
    const reading = () => chart(page).getAttribute('aria-valuetext');
    expect(await reading()).toMatch(/: 5 questions, 1 not answered$/);
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/: 0 questions, 0 not answered$/).waitFor();
    expect(await reading()).toMatch(/: 0 questions, 0 not answered$/);
    await page.keyboard.press('Home');
    await expect.poll(() => chart(page).getAttribute('aria-valuenow')).toBe('1');
    await page.getByText('Show as a table').click();
    const rows = page.getByRole('table', { name: /all products/ }).getByRole('row');
    expect(await rows.count()).toBe(31);
    expect(await rows.last().getByRole('cell').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('5')]),
    );
    await page.getByLabel('One bar for each').selectOption('Week');
    await page.getByRole('heading', { name: /Queries per week/ }).waitFor();
    expect(page.url()).toContain('by=week');
    await close();
  });

  it('keeps product and period in the address', async () => {
    const { page, close } = await openAs(vendor, paths.analytics.path);
    await page.getByText('Total Queries').waitFor();
    await page.getByRole('combobox', { name: 'Product', exact: true }).fill('Pump P9');
    await page.waitForURL(`**/analytics?product=${secondId}`);
    await page.getByText('1 of 1 question').waitFor();
    expect(await figures(page)).toEqual(['1', '1', '1', '100%', someTime]);
    await page.getByLabel('Period').selectOption('Own dates');
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByLabel('To', { exact: true }).fill('2025-12-31');
    await page.getByText('The period ends before it begins.').waitFor();
    await expectGoodLooks(page);
    await page.getByLabel('To', { exact: true }).fill('2026-01-31');
    await page.getByText('Nothing was asked in this period').waitFor();
    expect(await figures(page)).toEqual(['0', '0', '0', '—', '—']);
    await page.reload();
    await page.getByText('Nothing was asked in this period').waitFor();
    const product = page.getByRole('combobox', { name: 'Product', exact: true });
    await expect.poll(() => product.inputValue()).toBe('Pump P9');
    await close();
  });

  it('compares products, in the wanted order, and leads to their questions', async () => {
    const { page, close } = await openAs(vendor, paths.analytics.path);
    const products = region(page, /Products Performance/);
    const names = () => products.locator('td[data-kind="lead"]').allTextContents();
    await products.getByText('Pump P9').waitFor();
    expect(await names()).toEqual(['Pump P7', 'Pump P9']);
    const row = products.getByRole('row').filter({ hasText: 'Pump P7' });
    await row.getByText(/\d+% high, \d+% medium, \d+% low/).waitFor();
    await row.getByText('1 works').waitFor();
    await row.getByText('1 does not').waitFor();
    await products.getByLabel('Order of the products').selectOption('Name');
    await page.waitForURL('**/analytics?order=name');
    await row.getByRole('link', { name: 'View Questions of Pump P7' }).click();
    await page.waitForURL(`**${paths.productQuestions.href(productId)}`);
    await close();
  });

  it('shows the pages that did not help, what was asked there, and the page', async () => {
    const { page, close, problems } = await openAs(vendor, paths.analytics.path);
    const pages = region(page, /Where the manual of Pump P7 confuses/);
    const cells = pages.getByRole('list', { name: /^Pages of / }).getByRole('listitem');
    await cells.first().waitFor();
    expect(await cells.allTextContents()).toEqual(['1', '2']);
    await pages.getByRole('button', { name: /^Page 2: \d question/ }).click();
    await pages.getByRole('heading', { name: KNOWN, exact: true }).waitFor();
    await pages.getByText('Does not work', { exact: true }).waitFor();
    await expectGoodLooks(page);
    await pages.getByRole('button', { name: 'Open page 2' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    expect(await picture.getAttribute('src')).toContain('/pages/2?');
    await page.keyboard.press('Escape');
    await pages.getByRole('button', { name: 'Close the list' }).click();
    await pages.getByRole('heading', { name: KNOWN }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('can be taken along as a file of questions, as a report and on paper', async () => {
    const { page, close } = await openAs(vendor, paths.analytics.path);
    await page.getByText('Total Queries').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^questions-[\d-]{10}-[\d-]{10}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    for (const line of lines.slice(1)) expect(line).toMatch(/,\d+,yes,,,$/);
    expect(lines.join('\n')).toContain(`,'${FORMULA},`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'true');
    });
    const reporting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF report' }).click();
    const report = await reporting;
    expect(report.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('The report is downloaded.').waitFor();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [page.getByRole('button', { name: 'Download CSV' }), page.getByRole('navigation')])
      expect(await hidden.first().isVisible()).toBe(false);
    expect(await page.getByText('Total Queries').isVisible()).toBe(true);
    await close();
  });

  it('tells a new company what will stand here, on a phone', async () => {
    const { page, close } = await openAs(empty, paths.analytics.path, { viewport: PHONE });
    await page.getByText('Nothing was asked in this period').waitFor();
    await page.getByText('No products yet').waitFor();
    await page.getByText('No page left anybody without help').waitFor();
    await expectGoodLooks(page);
    await close();
  });

  it('says what could not be loaded and tries again', async () => {
    await expectRetryAt(scene, vendor, paths.analytics.path, {
      failing: '/api/analytics/overview*',
      find: (page) => page.getByText('Total Queries'),
    });
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, paths.analytics.path), (page) =>
      page.getByRole('button', { name: /^Page 2:/ }),
    );
  });
});

describe('the weekly summary', () => {
  it('is mailed once it is switched on, until it is switched off here or by the link in the mail', async () => {
    const { page, close, problems } = await openAs(vendor, paths.account.path);
    const summary = page.getByLabel(`Send it to ${vendor.email}`);
    expect(await summary.isChecked()).toBe(false);
    await page.getByText('For a week without a question nothing is sent.').waitFor();
    await summary.check();
    await page.getByText('The weekly summary is on. The first one is about this week.').waitFor();
    await page.reload();
    await summary.waitFor();
    expect(await summary.isChecked()).toBe(true);
    await expectAccessible(page);
    await summary.uncheck();
    await page.getByText('The weekly summary is off.').waitFor();
    await open(page, paths.stopWeeklySummary.href(STRANGE_SUMMARY_TOKEN));
    const stop = page.getByRole('button', { name: 'Stop the summary' });
    const mend = await breakCall(page, '/api/account/weekly-summary/stop/*', REFUSAL);
    await stop.click();
    await page.getByText('Not today.').waitFor();
    await mend();
    await page.route('**/api/account/weekly-summary/stop/*', (route) =>
      route.fulfill({ json: { status: 200, message: 'The weekly summary is off.' } }),
    );
    await stop.click();
    await page.getByRole('heading', { name: 'The weekly summary is off' }).waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await summary.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is switched off in the account where the link in the mail is of no use', async () => {
    const { page, close, problems } = await openAs(
      vendor,
      paths.stopWeeklySummary.href(STRANGE_SUMMARY_TOKEN),
    );
    await page.getByRole('button', { name: 'Stop the summary' }).click();
    await page.getByText('This link does not work. Switch the summary off in your account.').waitFor();
    await expectGoodLooks(page);
    // Cut off by a mail program: nothing there can be stopped.
    await open(page, paths.stopWeeklySummary.path);
    await page.getByText('This link is not complete.').waitFor();
    expect(await page.getByRole('button', { name: 'Stop the summary' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByLabel(`Send it to ${vendor.email}`).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
