/** A vendor asks the own product what customers will ask, before anyone has a chatbot of it. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { playgroundRoutes } from '../../contracts/chat/playground.ts';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { openAs } = scene;
const QUESTION = 'How do I clean the strainer?';
const ANSWER = 'Send it to us: we clean it and send it back.';
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

const tried = (page: Page, question: string) =>
  page.getByRole('list', { name: 'Questions tried' }).getByRole('listitem').filter({ hasText: question });
const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Question to try' }).fill(question);
  await page.keyboard.press('Enter');
};

describe('Try it', () => {
  it('answers what a customer would ask, with the page, and keeps it while other tabs are looked at', async () => {
    const visitor = await openAs(vendor, paths.productDetails.href(productId));
    const { page } = visitor;
    await page.getByRole('tab', { name: 'Try it' }).click();
    await page.getByText('To begin with').waitFor();
    await ask(page, QUESTION);
    const answer = tried(page, QUESTION);
    await answer.getByText('Unscrew the cap and rinse the mesh.').waitFor();
    await answer.getByRole('button', { name: 'p. 1' }).first().click();
    await page.getByRole('img', { name: /^Page 1 of / }).waitFor();
    await page.keyboard.press('Escape');
    await ask(page, 'Which football club won the cup in 1974?');
    await tried(page, 'football club').getByText('The manual does not say.').waitFor();
    await page.getByRole('tab', { name: /^Manuals/ }).click();
    await page.getByRole('tab', { name: 'Try it' }).click();
    await expectFitsEveryLook(visitor, (shown) => shown.getByRole('textbox', { name: 'Question to try' }));
  });

  it('asks a proposed question at a press, and again what failed', async () => {
    const { page, close } = await openAs(vendor, `${paths.productDetails.href(productId)}?tab=try`);
    const address = `**${playgroundRoutes.tryQuestion.path.replace(':productId', productId)}`;
    await page.route(address, (route) => route.abort());
    const first = page.getByText('To begin with').locator('xpath=..').getByRole('button').first();
    const question = await first.innerText();
    await first.click();
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    await page.unroute(address);
    await again.click();
    await tried(page, question).getByRole('button', { name: /^p\. / }).first().waitFor();
    await again.waitFor({ state: 'detached' });
    await close();
  });

  it('corrects an answer on the spot, and gives the own one from then on', async () => {
    const { page, close, problems } = await openAs(vendor, `${paths.productDetails.href(productId)}?tab=try`);
    await ask(page, QUESTION);
    await tried(page, QUESTION)
      .getByRole('button', { name: /^Correct this answer/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Correct this answer' });
    expect(await dialog.getByLabel('Question', { exact: true }).inputValue()).toBe(QUESTION);
    await dialog.getByLabel('Your answer').fill(ANSWER);
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await tried(page, QUESTION).getByText(ANSWER).waitFor();
    await tried(page, QUESTION).getByRole('link', { name: 'View Corrections' }).click();
    await page.waitForURL(`**${paths.productCorrections.href(productId)}`);
    await page.getByText(ANSWER).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
