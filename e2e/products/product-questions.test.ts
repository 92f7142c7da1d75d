/** What customers asked about a product, and what they were answered. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectRetry } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs } = scene;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

describe('product questions', () => {
  const path = () => paths.productQuestions.href(productId);

  it('says that nothing was asked yet', async () => {
    const { page, close } = await openAs(vendor, path());
    await page.getByText('No questions yet').waitFor();
    await close();
  });

  it('shows question, answer, page and feedback, opens the page, and filters', async () => {
    const { uniqueId } = await createChatbot(scene, vendor, { productId, email: 'asker@customer.example' });
    const link = { companyId: vendor.companyId, productId, uniqueId };
    const ask = async (question: string) =>
      (await scene.api.call(chatRoutes.askBot, { body: { ...link, question } })).data.answer._id;
    const messageId = await ask('What does E-14 mean?');
    await scene.api.call(chatRoutes.feedback, { body: { uniqueId, messageId, works: false } });
    await ask('Who won the cup in 1974?');

    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'View Questions' }).click();
    await page.waitForURL('**/product-questions/**');
    await page.getByRole('link', { name: 'Pump P7' }).first().waitFor();
    await page.getByRole('heading', { name: 'Questions Asked' }).waitFor();
    const question = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await question('Who won the cup').getByText('Unanswered', { exact: true }).waitFor();
    const asked = question('What does E-14 mean?');
    await asked.getByText('Customer: does not work').waitFor();
    await asked.getByText(/Confidence \d+ %/).waitFor();
    const opener = asked.getByRole('button', { name: 'What does E-14 mean?', exact: true });
    expect(await asked.getByRole('button', { name: 'p. 2' }).count()).toBe(0);
    await opener.press('Enter');
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await asked.getByRole('button', { name: 'p. 2' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toContain('/pages/2?');
    await page.keyboard.press('Escape');
    await asked.getByRole('link', { name: 'Conversation of asker@customer.example' }).click();
    await page.waitForURL(`**${paths.conversation.href(productId, uniqueId)}`);
    await page.goBack();

    await page.getByLabel('Which questions').selectOption('Unanswered');
    await asked.waitFor({ state: 'detached' });
    await page.reload();
    await question('Who won the cup').waitFor();
    await page.getByRole('searchbox', { name: 'Search the questions asked' }).fill('zebra');
    await page.getByRole('link', { name: 'Show all questions' }).click();
    await asked.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says when the product is missing, and offers to try again when the list can’t be loaded', async () => {
    const { page, close } = await openAs(
      vendor,
      paths.productQuestions.href('00000000-0000-7000-8000-000000000000'),
    );
    await page.getByText('Product not found...').waitFor();
    await expectRetry(page, () => open(page, path()), {
      failing: '/api/chatbot/single-product-messages/*',
      find: (page) => page.getByText('What does E-14 mean?'),
    });
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) => page.getByText('What does E-14 mean?'));
  });
});
