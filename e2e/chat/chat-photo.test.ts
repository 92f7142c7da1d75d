/** Photos in the customer's chat: of which of two known problems can't be told, and that only a model can read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../../contracts/manuals/media.ts';
import { drawScreen, photographDazzled } from '../../engine/look/testing/draw-screen.ts';
import { say, startModelServer } from '../../server/testing/model/model-server.ts';
import { redPng } from '../../server/testing/pictures.ts';
import { PHONE } from '../lib/browser.ts';
import { setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { setScene } from '../lib/scene.ts';

const CODES = ['E04', 'E70'];

const model = await startModelServer(say('WORDS: E-14\nSEEN: a red lamp is lit'));
const scene = setScene({
  env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_VISION_MODEL: 'seeing' },
});
afterAll(() => model.stop());
const customers = setCustomers(scene);

beforeAll(async () => {
  const { productId, vendor } = customers;
  for (const code of CODES) {
    const file = new File([new Uint8Array(await drawScreen(code))], `${code}.png`);
    const fields = { productId, errorTitle: `Code ${code}`, solution: `Do what ${code} needs.` };
    await scene.api.call(mediaRoutes.uploadImage, { fields, file }, vendor.token);
  }
});

describe('a photo', () => {
  it.each([
    ['desktop', { width: 1280, height: 900 }],
    ['phone', PHONE],
  ])(
    'that may show two error images is answered with both, and the one pressed is answered: %s',
    async (_, viewport) => {
      const { page, close, problems } = await customers.openChat({ look: { viewport } });
      const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photographDazzled('E70') };
      await page.locator('input[type=file]').setInputFiles(photo);
      await page.getByRole('button', { name: 'Send photo' }).click();
      await page
        .getByText('Which of these does your display show?', { exact: true })
        .waitFor({ timeout: 60_000 });
      for (const code of CODES) await page.getByRole('button', { name: `Code ${code}` }).waitFor();
      expect(await page.getByRole('button', { name: 'Works', exact: true }).count()).toBe(0);
      await expectGoodLooks(page);
      await page.getByRole('button', { name: 'Code E70' }).click();
      await page.getByText('Do what E70 needs.', { exact: true }).waitFor();
      await expectGoodLooks(page);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('that only a model can read is answered from the manual, and is said to be read by a model', async () => {
    const { page, close, problems } = await customers.openChat({ look: { viewport: PHONE } });
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await redPng() };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByText('A language model described your photo.').waitFor({ timeout: 60_000 });
    await page.getByText('Photo that seems to show: “E-14 – a red lamp is lit”').waitFor();
    await page
      .getByText(/E-14 means that the water flow is too low/)
      .first()
      .waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });
});
