/** Photos in the customer's chat that show a known problem, but not which of two. */
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../contracts/media.ts';
import { drawScreen, photographDazzled } from '../engine/look/testing/draw-screen.ts';
import { PHONE } from './browser.ts';
import { setCustomers } from './customers.ts';
import { expectGoodLooks } from './expect.ts';
import { setScene } from './scene.ts';

const CODES = ['E04', 'E70'];

const scene = setScene();
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
      const { page, context, problems } = await customers.openChat({ look: { viewport } });
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
      await context.close();
    },
  );
});
