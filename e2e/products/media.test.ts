/** What a company adds to a product besides its manuals: captions of a video, and error images. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { serveVideo } from '../lib/serve-video.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const PHOTO = join(import.meta.dirname, '../..', 'sample', 'photos', 'e-07.jpg');

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Whether the captions of the page's video are shown, and what they say. */
const captionsOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    return { mode: track?.mode, words: [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text) };
  });

const scene = joinScene();
const { visitAs, open } = scene;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

it('takes the captions of a video from a file, shows them with it, and takes them back', async () => {
  const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
  await serveVideo(page, 'https://videos.example/**');
  await open(page, `/upload-video-link/${productId}`);
  await page.getByLabel('Description').fill('Draining the pump');
  expect(await page.getByLabel('Captions').count()).toBe(0);
  await page.getByLabel('Video link').fill('https://videos.example/drain.webm');
  const input = page.getByLabel('Captions');
  await input.setInputFiles(textFile('notes.srt', 'Close the valves.'));
  await page.getByText(/This file holds no captions/).waitFor();
  await expectGoodLooks(page);
  const subRip = '1\n00:00:00,000 --> 00:00:30,000\nClose the valves V1 & V2.\n';
  await input.setInputFiles(textFile('drain.srt', subRip));
  await page.getByText('1 caption, shown with the video').waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Add Video Link' }).click();
  await page.waitForURL('**/edit-products/**');

  await open(page, `/product-details/${productId}?tab=media`);
  const show = page.getByRole('button', { name: 'Show the video Draining the pump' });
  await show.click();
  await expect
    .poll(() => captionsOf(page))
    .toEqual({ mode: 'showing', words: ['Close the valves V1 & V2.'] });
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Edit Draining the pump' }).click();
  await page.getByRole('button', { name: 'Remove captions' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await show.click();
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = 'showing';
  });
  await expect.poll(() => captionsOf(page)).toMatchObject({ words: ['Draining the pump (no captions)'] });
  expect(problems).toEqual([]);
  await close();
});

it('asks for a picture, previews it, and shows it with its texts', async () => {
  const { page, close, problems } = await visitAs(vendor, { viewport: PHONE });
  await open(page, `/upload-image-link/${productId}`);
  await page.getByText('Product: Pump P7').waitFor();
  await page.getByLabel('Error Title').fill('E-07');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await page.getByText('Please select an image file').waitFor();
  await page.getByText('PNG, JPG, GIF up to 5MB').waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('Please select a valid image file').waitFor();
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await page.getByText('Image file size should be less than 5MB').waitFor();
  await input.setInputFiles(PHOTO);
  await page.getByText('e-07.jpg', { exact: true }).waitFor();
  await page.getByText(/^\d\.\d\d MB$/).waitFor();
  const preview = page.locator('form img');
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await page.waitForURL('**/edit-products/**');
  await page.getByText('Image uploaded successfully!').waitFor();
  await open(page, `/product-details/${productId}?tab=media`);
  await page.getByRole('button', { name: 'Edit E-07' }).click();
  await page.getByLabel('Error Solution').fill('Clean the strainer.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Show E-07' }).click();
  await page.getByRole('dialog').getByText('Clean the strainer.').waitFor();
  expect(problems).toEqual([]);
  await close();
});
