/** Adding a product: the form, what it refuses, and how it is sent. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

const SAMPLE = join(import.meta.dirname, '../..', 'sample', 'manual.pdf');

const scene = joinScene();
const { visitAs, open } = scene;
let empty: Vendor;

beforeAll(async () => {
  empty = await createVendor(scene, 'Edda Nil');
});

/** A file above the limit, which takes no room on the disk. */
async function withLargeFile(use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-'));
  const file = join(folder, 'large.pdf');
  await writeFile(file, '%PDF-1.7');
  await truncate(file, 101 * 1024 * 1024);
  await use(file);
  await rm(folder, { recursive: true });
}

describe('add new product', () => {
  it('refuses wrong files with the reason, shows size, and Cancel keeps nothing', async () => {
    const { page, close } = await visitAs(empty, { viewport: PHONE });
    await open(page, '/upload-product');
    await page.getByRole('heading', { level: 1, name: 'Add New Product' }).waitFor();
    await page
      .getByText('Fill in the product details and upload the user manual to create a new chatbot.')
      .waitFor();
    await page.getByText('Supported formats: PDF, DOCX, DOC (max 100MB)').waitFor();
    expect(await page.getByLabel('Product Name').getAttribute('placeholder')).toBe('Enter product name');
    await page.getByLabel('Product Name').press('Enter');
    await page.getByText('Please select a file to upload').waitFor();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') });
    await page
      .getByText(
        'File type .exe is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
      )
      .waitFor();
    const create = page.getByRole('button', { name: 'Create Product & Generate Chatbot' });
    expect(await create.isDisabled()).toBe(true);
    await withLargeFile(async (file) => input.setInputFiles(file));
    await page.getByText('File size (101.0MB) exceeds the maximum limit of 100MB.').waitFor();
    expect(await create.isDisabled()).toBe(true);
    await page.getByLabel('Product Name').fill('Kettle');
    await input.setInputFiles({ name: 'k.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(524_288) });
    await page.getByText('0.50 MB', { exact: true }).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('No products yet').waitFor();
    await open(page, '/upload-product');
    expect(await page.getByLabel('Product Name').inputValue()).toBe('');
    await close();
  });

  it('says that it is processing while the file is sent, how much of it was, and stops at a press', async () => {
    const { page, close } = await visitAs(empty, { viewport: PHONE });
    await page.route('**/api/manual/upload', () => undefined);
    await open(page, '/upload-product');
    await page.getByLabel('Product Name').fill('Kettle');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'k.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(524_288) });
    await page.getByRole('button', { name: 'Create Product & Generate Chatbot' }).click();
    await page.getByRole('heading', { name: 'Please wait While Processing PDF' }).waitFor();
    await page.getByText('Processing PDF... Please wait.').waitFor();
    await page.getByText(/^\d\.\d\d of 0\.5\d MB$/).waitFor();
    expect(await page.getByRole('button', { name: 'Creating Product...' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Product Name').isEditable()).toBe(false);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Create Product & Generate Chatbot' }).waitFor();
    expect(await page.getByLabel('Product Name').inputValue()).toBe('Kettle');
    await close();
  });

  it.each([
    [413, {}, 'File size is too large. Please compress your file or use a smaller one.'],
    [400, { code: 'invalid_request', message: 'The server says why.' }, 'The server says why.'],
    [500, {}, 'Server error. Please try again later.'],
    [0, {}, 'Network error. Please check your connection.'],
  ])('says what a failure with status %d means', async (status, json, text) => {
    const { page, close } = await visitAs(empty);
    await page.route('**/api/manual/upload', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { status, ...json } }),
    );
    await open(page, '/upload-product');
    await page.getByLabel('Product Name').fill('Kettle');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'k.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await page.getByRole('button', { name: 'Create Product & Generate Chatbot' }).click();
    await page.getByText(text).first().waitFor();
    await close();
  });

  it('shows the pages being read, then the product', async () => {
    const { page, close, problems } = await visitAs(await createVendor(scene, 'Edda Voll'));
    await open(page, '/upload-product');
    await page.getByLabel('Product Name').fill('D58 espresso machine');
    await page.locator('input[type=file]').setInputFiles(SAMPLE);
    await page.getByRole('button', { name: 'Create Product & Generate Chatbot' }).click();
    await page.getByText('Please wait While Processing PDF').waitFor();
    await page
      .getByText(/Reading page \d+ of \d+|pages? read/i)
      .first()
      .waitFor();
    await page.waitForURL('**/product-details/**', { timeout: 90_000 });
    await page.getByText('Ready').first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
