/** A new version changes what customers were answered: who asked for it is told, and the company sees it and writes to them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerWatchRoutes } from '../../contracts/chat/answer-watches.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { noticeRoutes } from '../../contracts/manuals/notices.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { noticePath } from '../../contracts/notice-path.ts';
import { paths } from '../../contracts/paths.ts';
import { careManual } from '../../server/testing/notices/changes.ts';
import { changeLanguages } from '../../web/features/chat/changes/texts.ts';
import { addressLanguages } from '../../web/features/chat/mails/address-texts.ts';
import { PHONE } from '../lib/browser.ts';
import { askIn } from '../lib/customers.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { mailedLink, mailsTo, newEmail } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
const BEFORE = 'Descale the machine every 3 months.';
const NOW = 'Descale the machine every 2 months.';
const QUESTION = 'How often do I have to descale the machine?';
const fileOf = (words: string) => new File([new Uint8Array(careManual(words))], 'machine.pdf');
const email = newEmail('told');
let vendor: Vendor;
let productId: string;
let chatbot: Chatbot;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor, 'Machine K4', fileOf(BEFORE));
  chatbot = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
});

const path = () => noticePath.href(productId);
const openChat = async (locale = 'en-GB') => {
  const visitor = await scene.visit({ viewport: PHONE, locale });
  await scene.open(visitor.page, chatPath(chatbot));
  return visitor;
};

async function uploadVersion(words: string): Promise<void> {
  const { data: product } = await scene.api.call(
    productRoutes.singleProduct,
    { params: { id: productId } },
    vendor.token,
  );
  const fields = { product_name: '', productId, manualId: product.manuals[0]?._id ?? '' };
  await scene.api.call(productRoutes.upload, { fields, file: fileOf(words) }, vendor.token);
  const isCompared = async () => {
    const shown = await scene.api.call(noticeRoutes.show, { params: { productId } }, vendor.token);
    return shown.data.versions[0]?.comparedAt != null;
  };
  // The test's own time limit ends this.
  while (!(await isCompared())) await sleep(200);
}

describe('a company without new versions', () => {
  it('finds the page from the product, and what will be on it', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'Changes and notices' }).click();
    await page.getByText('No new version yet').waitFor();
    await page.getByText('Nobody has asked to be told yet').waitFor();
    expect(await page.getByRole('button', { name: 'Write Notice' }).count()).toBe(0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a customer', () => {
  it('leaves an address below an answer and confirms it by a mail', async () => {
    const { page, close, problems } = await openChat();
    await askIn(page, QUESTION);
    const offer = page.getByRole('button', { name: 'Tell me if the manual changes this' });
    await offer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Check the address.').waitFor();
    await dialog.getByLabel('E-mail').fill(email);
    await expectAccessible(page);
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText(`A mail is on its way to ${email}.`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await offer.waitFor({ state: 'detached' });
    const link = await mailedLink(scene, email, '/told/');
    await scene.open(page, link);
    await page.getByRole('heading', { name: 'Changes to the manual of Machine K4' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await page.getByText(`Changes are mailed to ${email}.`).waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();
  });

  it.each(['de', 'fr', 'es', 'hi'])('is offered that in %s', async (locale) => {
    const words = changeLanguages[locale];
    const { page, close } = await openChat(locale);
    await page.getByRole('button', { name: words?.offer ?? '' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words?.text ?? '').waitFor();
    await dialog.getByRole('button', { name: addressLanguages[locale]?.send ?? '' }).waitFor();
    await expectGoodLooks(page);
    await close();
  });
});

describe('a new version', () => {
  it('is told to the customer, in a mail with the words before and now', async () => {
    await uploadVersion(NOW);
    const told = async () =>
      (await mailsTo(scene, email)).find(({ subject }) => subject === 'The manual of Machine K4 has changed');
    await expect.poll(async () => (await told())?.text, { timeout: 60_000 }).toContain(NOW);
    const text = (await told())?.text;
    expect(text).toContain(`You asked: ${QUESTION}`);
    expect(text).toContain(BEFORE);
    expect(text).not.toContain(chatbot.uniqueId);
  });

  it('is shown to the company with the answers that it changes, on every screen', async () => {
    const visitor = await openAs(vendor, path());
    const { page } = visitor;
    await page
      .getByText('1 answer given to 1 customer stands on passages that this version changes.')
      .waitFor();
    await page.getByText(QUESTION).waitFor();
    await page.locator('q', { hasText: BEFORE }).waitFor();
    await page.locator('q', { hasText: NOW }).waitFor();
    await page.getByText('1 address told').waitFor();
    await page.getByRole('button', { name: 'Hide Answers' }).click();
    await page.getByText(QUESTION).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show Answers' }).click();
    await expectFitsEveryLook(visitor, (there) => there.getByText(QUESTION));
  });

  it('can be tried again where it can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, path(), {
      failing: '**/api/notices/of-product/*',
      find: (page) => page.getByText('New versions'),
    });
  });
});

describe('a notice', () => {
  it('is written, looked at with the number of people, and sent once', async () => {
    const { page, close, problems } = await openAs(vendor, path());
    await page.getByRole('button', { name: 'Write Notice' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Look at the Mail' }).click();
    await form.getByText('Subject is required').waitFor();
    await form.getByLabel('Subject').fill('Recall of Machine K4');
    await form.getByLabel('Text').fill('See www.example.com');
    await form.getByRole('button', { name: 'Look at the Mail' }).click();
    await form.getByText('Leave out links and addresses').waitFor();
    await form.getByLabel('Text').fill('Unplug it now.\n\nBring it back to the shop.');
    await form.getByRole('button', { name: 'Look at the Mail' }).click();
    const preview = page.getByRole('alertdialog');
    await preview.getByText('Send this to 1 address?').waitFor();
    await preview.getByText('Bring it back to the shop.').waitFor();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Back' }).click();
    expect(await form.getByLabel('Subject').inputValue()).toBe('Recall of Machine K4');
    await form.getByRole('button', { name: 'Look at the Mail' }).click();
    await preview.getByRole('button', { name: 'Send to 1 address' }).dblclick();
    await page.getByText('The notice is on its way.').waitFor();
    await page.getByRole('table').getByText('1 on the way').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    const mails = (await mailsTo(scene, email)).filter(({ subject }) => subject === 'Recall of Machine K4');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Unplug it now.');
    expect(problems).toEqual([]);
    await close();
    const stop = await mailedLink(scene, email, '/told/');
    const visitor = await scene.visit({ viewport: PHONE });
    await scene.open(visitor.page, stop);
    await visitor.page.getByRole('button', { name: 'No more of these mails' }).click();
    await visitor.page.getByText('The address is erased.').waitFor();
    await visitor.close();
    const asked = scene.api.call(answerWatchRoutes.ask, { body: { uniqueId: 'x'.repeat(32), email } });
    await expect(asked).rejects.toThrow();
  });
});
