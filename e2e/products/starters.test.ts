/** What a company chooses for its customers to begin with, and how it asks its own product at a press. */
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs, visit } = scene;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Olga Strand');
  productId = await addProduct(scene, vendor);
});

describe('first questions', () => {
  const path = () => `${paths.productDetails.href(productId)}?tab=first-questions`;

  it('are added, moved, pinned and marked, shown to customers, and automatic again', async () => {
    const { page, close, problems } = await openAs(vendor, path());
    await page.getByText('These are found by themselves', { exact: false }).waitFor();
    const before = await page.getByRole('textbox', { name: /^Question/ }).count();
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel(`Question ${before + 1}`, { exact: true }).fill('Who won the cup in 1974?');
    await page.getByLabel(`Question ${before + 1}`, { exact: true }).press('Alt+ArrowUp');
    await page.getByRole('button', { name: `Pin: question ${before}` }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('These are your own choice.').waitFor();
    await page.getByText('Not answered by the manual').waitFor();

    const chatbot = await createChatbot(scene, vendor, { productId, email: 'chips@customer.example' });
    const customer = await visit();
    await open(customer.page, chatPath(chatbot));
    const chips = customer.page.getByRole('button', { name: /\?$/ });
    await chips.first().waitFor();
    expect(await chips.first().textContent()).toContain('Who won the cup in 1974?');
    await customer.close();

    await page.getByRole('button', { name: 'Back to automatic' }).click();
    await page.getByText('These are found by themselves', { exact: false }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('offer to try again when they can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, path(), {
      failing: '/api/starters/*/*',
      find: (page) => page.getByText('These are found by themselves', { exact: false }),
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) =>
      page.getByRole('button', { name: 'Add question' }),
    );
  });
});

describe('Ask', () => {
  it('leads from the list and from the product to the line to ask in, which has the focus', async () => {
    const { page, close } = await openAs(vendor, paths.products.href());
    const line = page.getByLabel('Question to try');
    const isFocused = () => line.evaluate((input) => input === document.activeElement);
    await page.getByRole('link', { name: 'Ask Pump P7' }).click();
    await line.waitFor();
    await expect.poll(isFocused).toBe(true);
    await open(page, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await line.waitFor();
    await expect.poll(isFocused).toBe(true);
    await close();
  });
});
