/** A vendor's customers: creating chatbots for one and for many, and the list of all of them. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { breakCall } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { openAs } = scene;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

describe('create customer chatbot', () => {
  const path = () => paths.createLink.href(vendor.companyId, productId);
  const listPath = () => `${path()}?customers=many`;

  it('takes one address, refuses what is none, and goes on to the products with the link', async () => {
    const { page, close, problems } = await openAs(vendor, path());
    await page.getByRole('heading', { name: 'Customer Information' }).waitFor();
    const back = page.getByRole('link', { name: 'Pump P7' }).first();
    expect(await back.getAttribute('href')).toBe(paths.productDetails.href(productId));
    await page.getByText('No mail server: nothing goes to this address. You get the link to copy.').waitFor();
    const field = page.getByLabel('Customer e-mail');
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.getByText('Enter a complete address').waitFor();
    await field.fill('dana@customer.example');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/chatbot/create-bot', (route) => held.then(() => route.continue()));
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await page.getByText('Please wait while sending email').waitFor();
    release();
    await page.waitForURL('**/products');
    await page.getByText('Chatbot created for dana@customer.example').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('takes a pasted list and a CSV file, tells what became of each, and keeps what is to be corrected', async () => {
    const { page, close, problems } = await openAs(vendor, listPath());
    const field = page.getByLabel('Customer e-mails');
    await page.getByRole('button', { name: 'Create Chatbots' }).click();
    await page.getByText('Enter at least one address.').waitFor();
    await field.fill('nobody\ndana@customer.example; eli@customer.example');
    const csv = 'Name,E-mail\n"Fox, Finn",finn@customer.example\n';
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Create 4 Chatbots' }).click();
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await row('eli@customer.example').getByText('Created: copy the link').waitFor();
    await row('finn@customer.example').getByText('Created: copy the link').waitFor();
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
    await close();
  });

  it('keeps the list when the call fails, and asks before leaving throws it away', async () => {
    const { page, close } = await openAs(vendor, listPath());
    await breakCall(page, '/api/chatbot/create-bots*');
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
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, listPath()), (page) =>
      page.getByLabel('Customer e-mails'),
    );
  });
});

describe('chatbots list', () => {
  it('says what to do while there is none', async () => {
    const other = await createVendor(scene, 'Edda Nil');
    const { page, close } = await openAs(other, paths.chatbots.href());
    await page.getByText('No bots found').waitFor();
    await page.getByRole('link', { name: 'Choose a product' }).waitFor();
    await close();
  });

  it('keeps search, filters and order in the address over a reload', async () => {
    const { page, close, problems } = await openAs(vendor, paths.chatbots.href());
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
    await close();
  });

  it('copies, mails again, raises the cap, exports, deletes, and Undo brings it back', async () => {
    const { page, close, problems } = await openAs(vendor, paths.chatbots.href());
    const row = page.getByRole('row').filter({ hasText: 'finn@customer.example' });
    await row.getByText('Active', { exact: true }).waitFor();
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers).toEqual(['Chatbot Name', 'Created Date', 'Customer', 'Status', 'Operations', 'Actions']);
    await row.getByText('No mail server: copy the link').waitFor();
    await row.getByRole('button', { name: 'Copy URL' }).click();
    await page.getByText('Chatbot URL copied to clipboard!').waitFor();
    const link = await row.getByRole('link', { name: 'View the chat' }).getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${scene.url}${link}`);
    const more = row.getByRole('button', { name: 'More' });
    await more.press('Enter');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Send the link again' }).press('Enter');
    await page.getByText(/^No mail server: the mail to finn@customer\.example waits/).waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: 'Change the query limit' }).click();
    await page.getByLabel('Questions in all').fill('40');
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('0 of 40').waitFor();
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
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
    await page.getByText('The chatbot of finn@customer.example was deleted.').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The chatbot of finn@customer.example is back.').waitFor();
    await row.getByText('0 of 40').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('offers to try again when it can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, paths.chatbots.href(), {
      failing: '/api/chatbot/your-bots*',
      find: (page) => page.getByRole('row').filter({ hasText: 'dana@customer.example' }),
    });
  });

  it('has filters in whole rows, whatever the width', async () => {
    const { page, close } = await openAs(vendor, paths.chatbots.href());
    const row = page.locator('search');
    await row.getByRole('button', { name: 'Export CSV' }).waitFor();
    for (const width of [360, 760, 900, 1100, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      // How far each row of controls stays away from the right edge of them all.
      const gaps = await row.evaluate((filters) => {
        const { right } = filters.getBoundingClientRect();
        const ends = new Map<number, number>();
        for (const control of filters.children) {
          const box = control.getBoundingClientRect();
          const top = Math.round(box.top);
          ends.set(top, Math.max(ends.get(top) ?? 0, box.right));
        }
        return [...ends.values()].map((end) => Math.round(right - end));
      });
      expect(gaps.length).toBeGreaterThan(1);
      expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
    }
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, paths.chatbots.href()), (page) =>
      page.getByText('dana@customer.example').first(),
    );
  });
});
