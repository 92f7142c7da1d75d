/** Instructions pages: how a maker publishes one, and what everybody gets without a script. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { instructionPaths } from '../../contracts/instruction-paths.ts';
import { type InstructionPage, instructionRoutes } from '../../contracts/manuals/instructions.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { DESKTOP, PHONE } from '../lib/browser.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
let vendor: Vendor;
let productId: string;
const until = `${new Date().getUTCFullYear() + 12}-01-15`;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

const listPages = async (): Promise<InstructionPage[]> =>
  (await scene.api.call(instructionRoutes.instructions, { params: { productId } }, vendor.token)).data;

/** A page that is published by calls. */
async function publish(model: string): Promise<InstructionPage> {
  const { api } = scene;
  const { token } = vendor;
  const { data: product } = await api.call(productRoutes.singleProduct, { params: { id: productId } }, token);
  const body = { model, gtin: '9520123456788' };
  const made = await api.call(instructionRoutes.addInstructions, { params: { productId }, body }, token);
  const params = { productId, pageId: made.data._id };
  const manualId = product.manuals[0]?._id ?? '';
  const edition = { manualId, language: 'en' as const, validFrom: '2026-01-15' };
  await api.call(instructionRoutes.addEdition, { params, body: edition }, token);
  const published = await api.call(
    instructionRoutes.publishInstructions,
    { params, body: { promisedUntil: until } },
    token,
  );
  return published.data;
}

describe('a maker', () => {
  const path = () => instructionPaths.product.href(productId);

  it('adds a page from the product, puts a manual on it, publishes it, and saves its codes', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'Instructions' }).click();
    await page.getByText('No instructions page yet').waitFor();
    await page.getByRole('button', { name: 'Add Page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('GTIN').fill('9520123456780');
    await dialog.getByRole('button', { name: 'Add Page' }).click();
    await dialog.getByText('Model is required').waitFor();
    await dialog.getByText('This is not a GTIN').waitFor();
    await dialog.getByLabel('Model').fill('P7-230');
    await dialog.getByLabel('GTIN').fill('9520123456788');
    await dialog.getByRole('button', { name: 'Add Page' }).click();
    await page.getByText('The page of P7-230 is added.').waitFor();
    await page.getByRole('button', { name: 'Add a manual to the page of P7-230' }).click();
    await dialog.getByLabel('Language').selectOption('en');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Manual' }).click();
    await page.getByText('The manual is on the page.').waitFor();
    await page.getByRole('button', { name: 'Publish the page of P7-230' }).click();
    await dialog.getByLabel('Promised until').fill('2030-01-01');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('instructions have to stay for 10 years').waitFor();
    await dialog.getByLabel('Promised until').fill(until);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('The page is promised until').waitFor();
    expect(await page.getByRole('button', { name: 'Delete the page of P7-230' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Code for the plate of P7-230' }).click();
    await dialog.getByLabel('Side of the code in mm').fill('12');
    const plate = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect(await readFile(await (await plate).path(), 'utf8')).toContain('mm" viewBox');
    await page.getByText('The code is saved.').waitFor();
    await page.getByRole('button', { name: 'Labels for P7-230' }).click();
    await dialog.getByLabel('Serial numbers').fill('A1\nA2');
    await expectAccessible(page);
    const labels = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await readFile(await (await labels).path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await listPages())[0]).toMatchObject({ model: 'P7-230', promisedUntil: until });
    expect(problems).toEqual([]);
    await close();
  });

  it('is told what keeps a product that is promised', async () => {
    const { page, close } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Product' }).click();
    await page.getByText('which is promised until').waitFor();
    await close();
  });

  it('can try again when the pages can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, path(), {
      failing: '**/api/company/instructions/*',
      find: (page) => page.getByRole('heading', { name: 'P7-230' }),
    });
  });

  it('sees them on every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) =>
      page.getByRole('heading', { name: 'P7-230' }),
    );
  });
});

describe('everybody', () => {
  it('reads, saves and asks for paper without a script or a cookie, in another language', async () => {
    const { address } = await publish('P9');
    const context = await scene.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(scene.url + new URL(address).pathname);
    await page.getByRole('heading', { name: 'Instructions for P9' }).waitFor();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Anleitung für P9' }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Für Archive speichern (PDF/A)' }).click();
    const copy = await saving;
    expect(copy.suggestedFilename()).toMatch(/ \(PDF-A\)\.pdf$/);
    expect(await copy.failure()).toBeNull();
    await page.getByRole('link', { name: 'Als Text lesen' }).click();
    await page.getByText('Press and hold Stop for 3 seconds.').waitFor();
    await page.getByRole('link', { name: 'Alle Anleitungen' }).click();
    await page.getByLabel('Name').fill('Dana Reyes');
    await page.getByLabel('Postanschrift').fill('1 Mill Lane');
    await page.getByRole('button', { name: 'Papier anfordern' }).click();
    await page.getByText('Der Hersteller weiß Bescheid').waitFor();
    expect(await context.cookies()).toEqual([]);
    await context.close();
    const visitor = await openAs(vendor, instructionPaths.product.href(productId));
    await visitor.page.getByRole('button', { name: 'Paper for Dana Reyes was sent' }).click();
    await visitor.page.getByText(/^Sent on/).waitFor();
    await visitor.close();
  });

  it('sees them on phone and desktop, light and dark', async () => {
    const found = (await listPages()).find(({ model }) => model === 'P9');
    const base = new URL(found?.address ?? '').pathname;
    const { page, close, problems } = await scene.visit();
    for (const path of [base, `${base}/${found?.editions[0]?._id}`, '/i/000000000000', '/01/1']) {
      await scene.open(page, path);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await expectGoodLooks(page);
      }
    }
    // The two that lead nowhere say so by their status, too.
    expect(problems.filter((problem) => !/\b40[04]\b/.test(problem))).toEqual([]);
    await close();
  });
});

describe('an administrator', () => {
  it('sees what is promised and asks another to agree that it is taken down', async () => {
    const visitor = await openAs(
      { ...(await signInAdmin(scene)), role: 'admin' },
      instructionPaths.promises.href(),
    );
    const { page } = visitor;
    await page.getByRole('button', { name: 'Ask to take down the page of P9' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('It names a wrong voltage.');
    await page.getByRole('dialog').getByRole('button', { name: 'Take Down' }).click();
    await page.getByText('Another administrator has to agree.').waitFor();
    await page.getByText('It names a wrong voltage.').waitFor();
    await expectFitsEveryLook(visitor, (open) => open.getByText('It names a wrong voltage.'));
  });
});
