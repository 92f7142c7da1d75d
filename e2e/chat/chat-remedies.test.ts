/** What comes after "does not work": the next thing to try, then a photo, then people. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../../contracts/manuals/media.ts';
import { setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { breakCall } from '../lib/network.ts';
import { NOISY_PUMP_MANUAL } from '../lib/noisy-pump.ts';
import { joinScene } from '../lib/scene.ts';

const PHOTO = join(import.meta.dirname, '../..', 'sample', 'photos', 'e-07.jpg');
const QUESTION = 'The pump is noisy';
const NEXT = '/api/chatbot/next-remedy';

const scene = joinScene();
const customers = setCustomers(scene, { name: 'Pump P9', manual: NOISY_PUMP_MANUAL });

beforeAll(async () => {
  const { productId, vendor } = customers;
  const { token } = vendor;
  const video = { link: 'https://youtu.be/dQw4w9WgXcQ', description: 'Noisy pump: seals replaced' };
  await scene.api.call(mediaRoutes.uploadVideoLink, { params: { productId }, body: video }, token);
  const file = new File([new Uint8Array(await readFile(PHOTO))], 'e-07.jpg');
  const fields = { productId, errorTitle: 'Noisy pump', errorDescription: '', solution: 'Turn it round.' };
  await scene.api.call(mediaRoutes.uploadImage, { fields, file }, token);
});

const tried = (page: Page) => page.getByRole('heading', { name: 'Try this next' });
const said = (page: Page, text: string) => page.getByRole('article').getByText(text, { exact: true });
const sayNo = (page: Page) => page.getByRole('button', { name: 'Does not work', exact: true }).last().click();

/** Says of everything that it does not work, until nothing is left. */
async function tryAll(page: Page): Promise<void> {
  for (let count = 1; count <= 4; count += 1) {
    await sayNo(page);
    await expect.poll(() => tried(page).count()).toBe(count);
  }
  await sayNo(page);
  await page.getByText('There is nothing else to try here.').waitFor();
}

describe('does not work', () => {
  it('offers one thing after the other, none twice, and takes no question for it', async () => {
    const { page, close, problems } = await customers.openProcedure(QUESTION);
    await page.getByText('14 of 15').waitFor();
    await sayNo(page);
    await tried(page).waitFor();
    await said(page, 'Switch the pump off at the wall.').waitFor();
    await said(page, 'Pull out the filter basket.').waitFor();
    await expectGoodLooks(page);
    await sayNo(page);
    await expect.poll(() => tried(page).count()).toBe(2);
    await page.getByText('Tighten the four feet by hand.').last().waitFor();
    await sayNo(page);
    await said(page, 'Turn it round.').waitFor();
    await sayNo(page);
    await page.getByRole('button', { name: 'Play from YouTube' }).waitFor();
    for (const text of ['Switch the pump off at the wall.', 'Pull out the filter basket.', 'Turn it round.'])
      expect(await said(page, text).count()).toBe(1);
    await page.getByText('14 of 15').waitFor();
    await page.getByRole('button', { name: 'Works', exact: true }).last().click();
    await page.reload();
    await expect.poll(() => tried(page).count()).toBe(4);
    const worked = page.getByRole('button', { name: 'Works', exact: true }).last();
    expect(await worked.getAttribute('aria-pressed')).toBe('true');
    expect(problems).toEqual([]);
    await close();
  });

  it('then asks for a photo, and then hands over to people with the conversation', async () => {
    const { page, close, problems } = await customers.openProcedure(QUESTION);
    await tryAll(page);
    await expectGoodLooks(page);
    await page.reload();
    const photos = page.locator('input[type=file]');
    await page.getByRole('button', { name: 'Take or choose a photo' }).waitFor();
    await photos.first().setInputFiles(PHOTO);
    await page.getByRole('img', { name: 'Chosen for sending' }).waitFor();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('button', { name: 'Go on without a photo' }).click();
    await page.getByRole('link', { name: 'service@vendor.example' }).waitFor();
    const mail = await page.getByRole('link', { name: 'E-mail with this conversation' }).getAttribute('href');
    expect(mail?.length).toBeLessThanOrEqual(1900);
    expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:service@vendor\.example\?subject=Pump P9/);
    await page.getByRole('button', { name: 'Copy conversation' }).click();
    await page.getByText('Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Your question: ${QUESTION}`);
    expect(copied).toContain('[Does not work]');
    expect(copied).toContain('Turn it round.');
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('says when it could not look for the next thing, and looks again at a press', async () => {
    const { page, close } = await customers.openProcedure(QUESTION);
    const mend = await breakCall(page, NEXT);
    await sayNo(page);
    await page.getByText('The next thing to try could not be found just now.').waitFor();
    await expectGoodLooks(page);
    await page.reload();
    await mend();
    await page.getByRole('button', { name: 'What else can I try?' }).click();
    await tried(page).waitFor();
    await close();
  });
});
