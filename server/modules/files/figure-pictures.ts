import { PictureError, type ShapePicture } from '../../../engine/picture/picture-shape.ts';
import type { Box } from '../../../engine/read/document.ts';
import type { Figure } from '../../../engine/structure/manual.ts';
import { nullIfUndrawable } from './null-if-undrawable.ts';
import type { WithLocalFile } from './page-pictures.ts';

/** Draws the part of a page (1-based) that `box` covers as WebP; null if it can't be drawn. */
export type RenderFigure = (path: string, page: number, box: Box, widthPx: number) => Promise<Buffer | null>;

export type FigurePictureDeps = {
  withLocalFile: WithLocalFile;
  renderFigure: RenderFigure;
  shapePicture: ShapePicture;
};

const WIDTH_PX = 900;
/** A tall figure is shown in its full width. */
const MAX_HEIGHT_PX = 10 * WIDTH_PX;

/** A figure's picture as WebP: cut from its page, or taken from the Word file; null if there is none to show. */
export async function drawFigure(
  { withLocalFile, renderFigure, shapePicture }: FigurePictureDeps,
  fileKey: string,
  { page, box, image }: Figure,
): Promise<Buffer | null> {
  if (page !== null && box !== null) {
    return nullIfUndrawable(withLocalFile(fileKey, (path) => renderFigure(path, page, box, WIDTH_PX)));
  }
  return image ? reencode(shapePicture, Buffer.from(image.base64, 'base64')) : null;
}

/** Null for formats that browsers don't show either, such as EMF, and for damaged pictures. */
async function reencode(shapePicture: ShapePicture, bytes: Buffer): Promise<Buffer | null> {
  try {
    const size = { width: WIDTH_PX, height: MAX_HEIGHT_PX };
    return (await shapePicture({ bytes }, { as: 'webp', ...size })).bytes;
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}
