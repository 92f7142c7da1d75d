import { createHash } from 'node:crypto';
import type { Figure } from '../../../engine/document/manual.ts';
import type { Box } from '../../../engine/document/pages.ts';
import { PictureError, type ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { nullIfUndrawable } from './null-if-undrawable.ts';
import type { DrawnFor, WithLocalFile } from './page-pictures.ts';
import type { PictureCache } from './picture-cache.ts';

/** Draws the part of a page (1-based) that `box` covers as WebP. @throws RenderError */
export type RenderFigure = (
  path: string,
  page: number,
  box: Box,
  options: DrawnFor & { widthPx: number },
) => Promise<Buffer>;

export type FigurePictureDeps = {
  cache: PictureCache;
  withLocalFile: WithLocalFile;
  renderFigure: RenderFigure;
  shapePicture: ShapePicture;
};

const WIDTH_PX = 900;
/** A tall figure is shown in its full width. */
const MAX_HEIGHT_PX = 10 * WIDTH_PX;

/** Whose figure it is, and the key of its file. */
export type FigureOwner = { companyId: string; key: string };

/**
 * A figure's picture as WebP: cut from its page, or taken from the Word file; null if there is none to show.
 * @throws AppError unavailable while too many of the company's pictures are waiting to be drawn
 */
export function findFigurePicture(
  { cache, withLocalFile, renderFigure, shapePicture }: FigurePictureDeps,
  { companyId, key }: FigureOwner,
  figure: Figure,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const { page, box, image } = figure;
  return cache.find(
    key,
    nameOf(figure),
    async (gone) => {
      if (page === null || box === null)
        return image ? reencode(shapePicture, Buffer.from(image.base64, 'base64')) : null;
      const options = { tenant: companyId, signal: gone, widthPx: WIDTH_PX };
      return nullIfUndrawable(withLocalFile(key, (path) => renderFigure(path, page, box, options)));
    },
    signal,
  );
}

/** A manual that is read again may number its figures otherwise: the name says what is shown. */
function nameOf({ page, box, image }: Figure): string {
  const shown = JSON.stringify([page, box, image?.base64 ?? null]);
  return `figure-${createHash('sha256').update(shown).digest('hex').slice(0, 32)}`;
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
