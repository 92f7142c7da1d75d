/** Products from the empty list to the one that was deleted and is back. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks, expectRetry, expectRetryAt } from '../lib/expect.ts';
import { breakCall, changeReply } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';

const scene = joinScene();
const { visitAs, open } = scene;
let empty: Vendor;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  empty = await createVendor(scene, 'Edda Nil');
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
  await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
});

describe('all products', () => {
  it('finds products whatever the case, with chatbot counts, View and Edit', async () => {
    const { page, close, problems } = await visitAs(vendor);
    await open(page, '/products');
    await page.getByText(/^1 chatbot/).waitFor();
    await page.getByLabel('Search products by name').fill('pUMP');
    await page.getByRole('link', { name: 'View Pump P7' }).waitFor();
    await page.getByRole('link', { name: 'Edit Pump P7' }).waitFor();
    await page.getByLabel('Search products by name').fill('kettle');
    await page.getByText('No product is called “kettle”').waitFor();
    await page.getByRole('link', { name: 'Show all products' }).click();
    await page.getByRole('link', { name: 'View Pump P7' }).waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows page 1 of the manual, and the product’s name in type where that does not come', async () => {
    const { page, close, problems } = await visitAs(vendor);
    await open(page, '/products');
    const picture = page.locator('.cover > img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.complete))
      .toBe(true);
    const room = await page.locator('.cover').boundingBox();
    await changeReply<{ data: object[] }>(page, '/api/company/all-products*', ({ data, ...reply }) => ({
      ...reply,
      data: data.map((product) => ({ ...product, cover: null })),
    }));
    await page.reload();
    await page.locator('.cover-title', { hasText: 'Pump P7' }).waitFor();
    expect(await page.locator('.cover').boundingBox()).toEqual(room);
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('has pages with true totals as soon as one does not hold all', async () => {
    const { page, close } = await visitAs(vendor);
    const restore = await changeReply<object>(page, '/api/company/all-products*', (reply) => ({
      ...reply,
      total: 45,
    }));
    await open(page, '/products');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByText('1 to 12 of 45').waitFor();
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await pages.getByText('13 to 24 of 45').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await restore();
    await close();
  });

  it('leads a new company to its first product, on a phone', async () => {
    const { page, close } = await visitAs(empty, { viewport: PHONE });
    await open(page, '/products');
    await page.getByText('No products yet').waitFor();
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'Add Product' }).first().click();
    await page.waitForURL('**/upload-product');
    await close();
  });

  it('says when the list can’t be loaded and tries again', async () => {
    await expectRetryAt(scene, vendor, '/products', {
      failing: '/api/company/all-products*',
      find: (page) => page.getByRole('link', { name: 'View Pump P7' }),
    });
  });
});

describe('product detail', () => {
  it('shows what the product is, its manual with all actions, and a QR code of a link', async () => {
    const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
    await open(page, `/product-details/${productId}`);
    await page.getByText('New', { exact: true }).waitFor();
    for (const text of ['General', 'No description available', productId])
      await page.getByText(text, { exact: true }).locator('visible=true').first().waitFor();
    await page.getByRole('link', { name: 'dana@customer.example' }).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'More for dana@customer.example' }).click();
    await expectGoodLooks(page);
    await page.getByRole('menuitem', { name: 'QR code' }).click();
    const code = page.getByRole('img', { name: /QR code that leads to/ });
    expect(
      await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expectGoodLooks(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download SVG' }).click();
    expect((await download).suggestedFilename()).toBe('qr-pump-p7.svg');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: /Manuals/ }).click();
    for (const action of ['Open', 'Download'])
      await page.getByRole('link', { name: new RegExp(`^${action} `) }).waitFor();
    for (const action of ['Replace', 'Delete'])
      await page.getByRole('button', { name: new RegExp(`^${action} (?!Product)`) }).waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('says that nobody has a chatbot of it yet, and leads to the first', async () => {
    const { page, close } = await visitAs(vendor, { viewport: PHONE });
    await changeReply<object>(page, '/api/chatbot/your-bots*', (reply) => ({ ...reply, data: [], total: 0 }));
    await open(page, `/product-details/${productId}`);
    await page.getByText('No bots found').waitFor();
    await expectGoodLooks(page);
    const create = page.getByRole('link', { name: 'Create Chatbot' }).first();
    expect(await create.getAttribute('href')).toBe(`/create-link/${vendor.companyId}/${productId}`);
    await close();
  });

  it('says when there is no such product, and when it can’t be loaded', async () => {
    const { page, close } = await visitAs(vendor);
    await open(page, `/product-details/${MISSING}`);
    await page.getByText('Product not found...').waitFor();
    await expectGoodLooks(page);
    await expectRetry(page, () => open(page, `/product-details/${productId}`), {
      failing: '/api/company/single-product/*',
      find: (page) => page.getByText('General', { exact: true }),
    });
    await close();
  });
});

describe('edit product and video link', () => {
  it('saves with a banner for three seconds and asks before unsaved changes are lost', async () => {
    const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
    await open(page, `/edit-products/${productId}`);
    await page.getByLabel('Product Description').fill('Circulating pump');
    await page.getByRole('link', { name: 'Add video link' }).click();
    await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const banner = page.getByText('Product updated successfully!');
    await banner.waitFor();
    await banner.waitFor({ state: 'hidden' });
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'Add video link' }).click();
    await page.waitForURL('**/upload-video-link/**');
    expect(problems).toEqual([]);
    await close();
  });

  it('shows why saving failed', async () => {
    const { page, close } = await visitAs(vendor);
    await breakCall(page, '/api/manual/update-product/**');
    await open(page, `/edit-products/${productId}`);
    await page.getByLabel('Product Name').fill('Pump P8');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page
      .getByRole('alert')
      .getByText(/Server error|Failed to update product/)
      .waitFor();
    await close();
  });

  it('takes a video link that is one, plays it in place, and changes it', async () => {
    const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
    await open(page, `/upload-video-link/${productId}`);
    await page.getByText('Product: Pump P7').waitFor();
    await page.getByLabel('Video link').fill('youtube');
    await page.getByRole('button', { name: 'Add Video Link' }).click();
    await page.getByText(/Enter a complete address/).waitFor();
    await expectGoodLooks(page);
    await page.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByLabel('Description').fill('Cleaning the strainer');
    await page.getByRole('button', { name: 'Add Video Link' }).click();
    await page.waitForURL('**/edit-products/**');
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await open(page, `/product-details/${productId}?tab=media`);
    await page.getByRole('button', { name: 'Show the video Cleaning the strainer' }).click();
    await page.getByRole('button', { name: 'Play from YouTube' }).click();
    const player = page.locator('iframe[title="Cleaning the strainer"]');
    expect(await player.getAttribute('src')).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Edit Cleaning the strainer' }).click();
    await page.getByRole('dialog').getByLabel('Description').fill('Cleaning the mesh');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Edit Cleaning the mesh' }).waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('deleting', () => {
  it('asks with what goes with it, and Undo brings a video and the product back', async () => {
    const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
    await open(page, `/product-details/${productId}?tab=media`);
    await page.getByRole('button', { name: 'Delete Cleaning the mesh' }).click();
    await page.getByRole('button', { name: 'Delete Link' }).click();
    await page.getByText('The video link was deleted.').waitFor();
    await page.getByRole('button', { name: 'Edit Cleaning the mesh' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Edit Cleaning the mesh' }).waitFor();

    await page.getByRole('button', { name: 'Delete Product' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this product?').waitFor();
    await question.getByText(/1 manual, .*1 customer link go with it/).waitFor();
    await expectGoodLooks(page);
    await question.getByRole('button', { name: 'Delete Product' }).click();
    await page.waitForURL('**/products');
    await page.getByText('No products yet').waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Pump P7 is back.').waitFor();
    await page.getByRole('link', { name: 'View Pump P7' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
