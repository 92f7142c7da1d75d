import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { drawings } from '../source/drawings/catalogue.ts';
import { cover } from '../source/drawings/front.ts';
import type { Picture } from './docx-blocks.ts';
import { styleSheet } from './html.ts';

const WIDTH_PIXELS = 700;

/** Renders every drawing, and the cover's, as a PNG of 16 greys at the page's device scale. */
export async function renderPictures(page: Page): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [id, draw] of Object.entries({ ...drawings, cover })) {
    await page.setContent(
      `<style>${styleSheet()} body{background:#fff} #shot{width:${WIDTH_PIXELS}px} #shot svg{display:block;width:100%}</style><div id="shot">${draw()}</div>`,
    );
    await page.evaluate('document.fonts.ready');
    const shot = await page.locator('#shot').screenshot();
    const { data, info } = await sharp(shot)
      .greyscale()
      .png({ palette: true, colours: 16 })
      .toBuffer({ resolveWithObject: true });
    pictures.set(id, { bytes: data, widthPixels: info.width, heightPixels: info.height });
  }
  return pictures;
}
