import sharp from 'sharp';
import type { Box } from '../../../engine/read/document.ts';
import type { Figure } from '../../../engine/structure/manual.ts';
import { nullIfUndrawable } from './null-if-undrawable.ts';
import type { WithLocalFile } from './page-pictures.ts';
import { MAX_PICTURE_PIXELS, sniffPictureFormat } from './picture-format.ts';

/** Draws the part of a page (1-based) that `box` covers as WebP; null if it can't be drawn. */
export type RenderFigure = (path: string, page: number, box: Box, widthPx: number) => Promise<Buffer | null>;

export type FigurePictureDeps = { withLocalFile: WithLocalFile; renderFigure: RenderFigure };

const WIDTH_PX = 900;

/** A figure's picture as WebP: cut from its page, or taken from the Word file; null if there is none to show. */
export async function drawFigure(
  { withLocalFile, renderFigure }: FigurePictureDeps,
  fileKey: string,
  { page, box, image }: Figure,
): Promise<Buffer | null> {
  if (page !== null && box !== null) {
    return nullIfUndrawable(withLocalFile(fileKey, (path) => renderFigure(path, page, box, WIDTH_PX)));
  }
  return image ? reencode(Buffer.from(image.base64, 'base64')) : null;
}

/** Null for formats that browsers don't show either, such as EMF, and for damaged pictures. */
async function reencode(bytes: Buffer): Promise<Buffer | null> {
  if (sniffPictureFormat(bytes) === null) return null;
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
    .catch(() => null);
}
