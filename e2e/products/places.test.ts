/** Places: a company prints codes for the parts of its product, and customers open them. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { codeQuery } from '../../contracts/chat/code-address.ts';
import { type Place, placeRoutes } from '../../contracts/manuals/places.ts';
import { paths } from '../../contracts/paths.ts';
import { placePath } from '../../contracts/place-path.ts';
import { TANK_MANUAL } from '../../server/testing/tank-manual.ts';
import { codeLanguages } from '../../web/features/chat/code/texts.ts';
import { PHONE } from '../lib/browser.ts';
import { askIn } from '../lib/customers.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { offlineLine, saveChat, setNetwork } from '../lib/saved-chat.ts';
import { setScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
const manual = new File([new Uint8Array(TANK_MANUAL)], 'machine.html');
let vendor: Vendor;
let productId: string;
let chatbot: Chatbot;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor, 'Machine K4', manual);
  chatbot = await createChatbot(scene, vendor, { productId, email: 'labels@halloran.example' });
});

const list = async (): Promise<Place[]> =>
  (await scene.api.call(placeRoutes.list, { params: { productId } }, vendor.token)).data;
const placeNamed = async (wanted: string): Promise<Place> => {
  const found = (await list()).find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no place ${wanted}.`);
  return found;
};

async function openCode(said: Parameters<typeof codeQuery>[0], locale = 'en-GB') {
  const visitor = await scene.visit({ viewport: PHONE, locale });
  await scene.open(visitor.page, chatPath(chatbot) + codeQuery(said));
  return visitor;
}
const firstQuestion = (page: Page) => page.getByRole('listitem').getByRole('button').first().innerText();

describe('a company', () => {
  const path = () => placePath.href(productId);

  it('adds a place with the chapter that its name suggests, and prints a sheet', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'Places and codes' }).click();
    await page.getByText('No place yet').waitFor();
    await page.getByRole('button', { name: 'Add Place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Place' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Choose a chapter.').waitFor();
    await dialog.getByLabel('Name').fill('Water tank');
    await dialog.getByLabel('Name').blur();
    await expect
      .poll(() => dialog.getByLabel('Chapter').locator('option:checked').innerText())
      .toContain('Water tank');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Place' }).click();
    await page.getByText('Water tank is added.').waitFor();
    await page.getByRole('button', { name: 'Print Labels' }).click();
    await dialog.getByLabel('Serial numbers').fill('A1\nA2');
    await dialog.getByText('2 labels on 1 sheet').waitFor();
    await expectGoodLooks(page);
    const labels = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save PDF' }).click();
    expect((await readFile(await (await labels).path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(problems).toEqual([]);
    await close();
  });

  it('changes a place, deletes it, and takes that back', async () => {
    const { page, close, problems } = await openAs(vendor, path());
    await page.getByRole('button', { name: 'Add Place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Grindr');
    await dialog.getByLabel('Chapter').selectOption({ label: '\u2003Grinder' });
    await dialog.getByRole('button', { name: 'Add Place' }).click();
    await page.getByText('Grindr is added.').waitFor();
    await page.getByRole('button', { name: 'Edit Grindr' }).click();
    await dialog.getByLabel('Name').fill('Grinder');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The place is changed.').waitFor();
    await page.getByRole('button', { name: 'Delete Grinder' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Place' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Edit Grinder' }).waitFor();
    expect((await list()).map(({ name }) => name)).toEqual(['Water tank', 'Grinder']);
    expect(problems).toEqual([]);
    await close();
  });

  it('can try again when the places can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, path(), {
      failing: '**/api/places/of-product/*',
      find: (page) => page.getByText('Water tank').first(),
    });
  });

  it('sees them on every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) =>
      page.getByRole('button', { name: 'Edit Water tank' }),
    );
  });
});

describe('a customer', () => {
  it('opens the code on a part, sees its faults first, and is answered from its chapter', async () => {
    const { code } = await placeNamed('Water tank');
    const { page, close, problems } = await openCode({ place: code, serial: 'A1' });
    await page.getByText('This code is on: Water tank').waitFor();
    expect(await firstQuestion(page)).toContain('The water tank is not detected');
    await expectGoodLooks(page);
    await askIn(page, 'How do I clean it?');
    await page.getByText('Rinse the tank with warm water.').first().waitFor();
    await page.reload();
    await page.getByText('Rinse the tank with warm water.').first().waitFor();
    await page.getByText('This code is on: Water tank').waitFor();
    await page.getByRole('button', { name: /new conversation/i }).click();
    await page.getByRole('button', { name: 'The water tank is not detected' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('sees nothing of what others asked at the same code, and the company reads it with the place', async () => {
    const { code } = await placeNamed('Water tank');
    const { page, close } = await openCode({ place: code });
    await page.getByRole('button', { name: 'The water tank is not detected' }).waitFor();
    expect(await page.getByText('How do I clean it?').count()).toBe(0);
    await close();
    const company = await openAs(vendor, paths.conversation.href(productId, chatbot.uniqueId));
    await company.page.getByText('at Water tank, machine A1').first().waitFor();
    await expectGoodLooks(company.page);
    await company.close();
  });

  it.each([
    ['de-DE', 'de'],
    ['es-ES', 'es'],
    ['fr-FR', 'fr'],
    ['hi-IN', 'hi'],
  ])('reads in %s where the code is', async (locale, language) => {
    const { code } = await placeNamed('Grinder');
    const { page, close } = await openCode({ place: code }, locale);
    await page.getByText(`${codeLanguages[language]?.place} Grinder`).waitFor();
    await expectGoodLooks(page);
    await close();
  });

  it('opens the chat as ever by a code whose place is gone', async () => {
    const { page, close, problems } = await openCode({ place: 'zzzz9999' });
    await page.getByRole('textbox').waitFor();
    expect(await page.getByText('This code is on').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('opens another code of a saved chat without a network, and is answered at its place', async () => {
    const { code } = await placeNamed('Water tank');
    const grinder = await placeNamed('Grinder');
    const visitor = await scene.visit({ viewport: PHONE, isAlone: true });
    const { page, close } = visitor;
    await scene.open(page, chatPath(chatbot) + codeQuery({ place: code }));
    await saveChat(page);
    await setNetwork(page, false);
    await scene.open(page, chatPath(chatbot) + codeQuery({ place: grinder.code }));
    await offlineLine(page).waitFor();
    await page.getByText('This code is on: Grinder').waitFor();
    await page.getByRole('button', { name: 'The grinder does not turn' }).waitFor();
    await askIn(page, 'How do I clean it?');
    await page.getByText('Brush the burrs with a dry brush.').first().waitFor();
    await setNetwork(page, true);
    await expect.poll(async () => (await placeNamed('Grinder')).questions, { timeout: 60_000 }).toBe(1);
    await close();
  }, 180_000);
});
