/** What a manual lacks, as its vendor is told. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { expectFitsEveryLook, expectRetry } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor, manualPage, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs } = scene;
const HAZARD = 'Opening the cap while it is hot can result in serious injury.';
const FLAWED = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 Use', ['Open the cap with the key that is in the box.']),
        manualPage('2 Care', [HAZARD, 'Clean the mesh as described above.']),
      ]),
    ),
  ],
  'flawed.pdf',
);

const GREY = { width: 40, height: 60, pixels: Buffer.alloc(40 * 60, 128) };
const PICTURED = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 Use', ['Open the cap with the key that is in the box.']),
        { texts: [], picture: GREY },
      ]),
    ),
  ],
  'pictured.pdf',
);

let vendor: Vendor;
let flawed: string;
let sound: string;
let pictured: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Vera Halloran');
  flawed = await addProduct(scene, vendor, 'Flawed', FLAWED);
  sound = await addProduct(scene, vendor);
  pictured = await addProduct(scene, vendor, 'Pictured', PICTURED);
});

describe('the manual check', () => {
  const path = () => paths.productCheck.href(flawed);

  it('lists what was found with its page, which opens, and saves it as a PDF', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(flawed));
    await page.getByRole('link', { name: 'Manual check' }).click();
    await page.getByRole('heading', { name: 'Hazards without a signal word (1)' }).waitFor();
    const finding = page.getByRole('listitem').filter({ hasText: HAZARD });
    await finding.getByText('2 Care').waitFor();
    await finding.getByRole('button', { name: 'p. 2' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    expect(await picture.getAttribute('src')).toContain('/pages/2?');
    await page.keyboard.press('Escape');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF report' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('manual-check.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(problems).toEqual([]);
    await close();
  });

  it('tells how its pages were read, with a picture of each that was not simply read', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productCheck.href(pictured));
    await page.getByText('The text of 1 of 2 pages was read.').waitFor();
    await page.getByRole('heading', { name: 'Pictures only (1)' }).waitFor();
    await page.getByText('If a page does say something, upload a better scan or a file with text.').waitFor();
    await page.getByRole('button', { name: 'Open page 2' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    expect(await picture.getAttribute('src')).toContain('/pages/2?');
    await page.keyboard.press('Escape');
    await open(page, `${paths.productDetails.href(pictured)}?tab=manuals`);
    await page.getByText('No text found on p. 2.').waitFor();
    await page.getByRole('link', { name: /^See why, and what to do/ }).click();
    await page.getByRole('heading', { name: 'Pictures only (1)' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('dismisses a finding and brings it back', async () => {
    const { page, close, problems } = await openAs(vendor, path());
    const heading = page.getByRole('heading', { name: 'Hazards without a signal word (1)' });
    await page.getByRole('button', { name: `Dismiss: ${HAZARD}` }).click();
    await heading.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('1 dismissed').click();
    await page.getByRole('button', { name: `Bring Back: ${HAZARD}` }).click();
    await heading.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says in true words that nothing was found', async () => {
    const { page, close } = await openAs(vendor, paths.productCheck.href(sound));
    await page.getByText('Nothing found').waitFor();
    await page.getByText(/2 pages checked for 11 things/).waitFor();
    await close();
  });

  it('offers to try again when it can’t be loaded', async () => {
    const { page, close } = await openAs(vendor, paths.products.href());
    await expectRetry(page, () => open(page, path()), {
      failing: '/api/manual/checks/*',
      find: (page) => page.getByText(HAZARD),
    });
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) => page.getByText(HAZARD));
  });
});
