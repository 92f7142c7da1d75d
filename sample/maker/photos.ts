import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { styleSheet } from './html.ts';
import { photoHtml, photoScenes } from './photo-scenes.ts';

/** Takes the error photos one by one: JPEG bytes by file name, softened as a telephone's camera would. */
export async function renderPhotos(page: Page): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  const fonts = styleSheet();
  await page.setViewportSize({ width: 1200, height: 900 });
  for (const scene of photoScenes) {
    await page.setContent(photoHtml(scene, fonts));
    await page.evaluate('document.fonts.ready');
    const shot = await page.locator('#shot').screenshot();
    photos.set(scene.file, await sharp(shot).blur(0.6).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  }
  return photos;
}
