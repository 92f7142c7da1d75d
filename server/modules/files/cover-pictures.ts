import type { Figure } from '../../../engine/document/manual.ts';
import {
  PictureError,
  type ShapedPicture,
  type ShapePicture,
} from '../../../engine/picture/picture-shape.ts';
import type { FileKey } from './file-key.ts';
import type { ManualFile } from './files.repository.ts';
import type { PagePictures } from './page-pictures.ts';
import type { PictureCache } from './picture-cache.ts';

export type CoverDeps = {
  cache: PictureCache;
  pictures: Pick<PagePictures, 'find'>;
  shapePicture: ShapePicture;
  /** The figures of a manual with a picture of their own that has the most bytes, at most `limit`. */
  listHeaviestFigures: (companyId: string, file: ManualFile, limit: number) => Promise<Figure[]>;
};

/** One of the widths that pages are drawn in, so that page 1 is drawn once; the narrowest, for a phone waits for it in the chat. */
const WIDTH_PX = 360;
/** Covers have three units of width to four of height. */
const HEIGHT_PX = 480;
/** Smaller ones are icons and bullets, which say nothing of a product. */
const MIN_SIDE_PX = 120;
/** Bytes don't tell how large a picture is, but the largest one is among those with most of them. */
const CANDIDATES = 4;
/** To this it is made smaller before it is looked at: a line of a title still darkens its part of a page. */
const LOOKED_AT_PX = 64;
/** Two shades that differ by less are one, drawn by a lossy format. */
const LEAST_CONTRAST = 10;

/**
 * The cover of a manual as WebP: page 1 of a PDF, the largest picture of another format; null where that is blank, can't be
 * drawn, or isn't there.
 * @throws AppError unavailable while too many of the company's pages are waiting to be drawn
 */
export function findCover(
  deps: CoverDeps,
  key: FileKey,
  file: ManualFile,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const { cache, pictures, shapePicture } = deps;
  const draw = async (gone: AbortSignal): Promise<Buffer | null> => {
    const cover =
      key.extension === 'pdf'
        ? await pictures.find({ ...key, page: 1, widthPx: WIDTH_PX }, gone)
        : await largestPicture(deps, key.companyId, file);
    return cover && !(await isBlank(shapePicture, cover)) ? cover : null;
  };
  // A manual that is read again may have other pictures.
  const name = key.extension === 'pdf' ? 'cover' : `cover-${file.edition}`;
  return cache.find(key.key, name, draw, signal);
}

async function largestPicture(
  { shapePicture, listHeaviestFigures }: CoverDeps,
  companyId: string,
  file: ManualFile,
): Promise<Buffer | null> {
  let best: ShapedPicture | null = null;
  for (const { image } of await listHeaviestFigures(companyId, file, CANDIDATES)) {
    const shape = { as: 'webp', width: WIDTH_PX, height: HEIGHT_PX } as const;
    const found =
      image && (await orNull(shapePicture({ bytes: Buffer.from(image.base64, 'base64') }, shape)));
    if (found && Math.min(found.width, found.height) >= MIN_SIDE_PX && areaOf(found) > areaOf(best))
      best = found;
  }
  return best?.bytes ?? null;
}

const areaOf = (picture: ShapedPicture | null): number => (picture ? picture.width * picture.height : 0);

/** Whether there is but one colour. What can't be looked at just now may show something. */
async function isBlank(shapePicture: ShapePicture, bytes: Buffer): Promise<boolean> {
  const shape = { as: 'pixels', width: LOOKED_AT_PX, height: LOOKED_AT_PX } as const;
  const looked = await orNull(shapePicture({ bytes }, shape));
  if (!looked) return false;
  const [lightest, darkest] = [
    looked.bytes.reduce((a, b) => Math.max(a, b), 0),
    looked.bytes.reduce((a, b) => Math.min(a, b), 255),
  ];
  return lightest - darkest < LEAST_CONTRAST;
}

async function orNull(shaped: Promise<ShapedPicture>): Promise<ShapedPicture | null> {
  try {
    return await shaped;
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}
