import type { FigureImage } from '../../document/pages.ts';
import { isWithinBounds, MAX_PICTURE_PIXELS } from '../../picture/picture-bounds.ts';
import { createMetafileDrawer, isMetafileName } from './metafiles.ts';

/** Formats a browser draws and a picture library decodes safely, by how their files begin; SVG is left out. */
const SIGNATURES: ReadonlyArray<readonly [string, RegExp]> = [
  ['png', /^\x89PNG\r\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
];
const SIGNATURE_BYTES = 12;

const MAX_IMAGES = 500;
const MAX_IMAGE_BYTES = 20_000_000;
const MAX_TOTAL_BYTES = 60_000_000;
const MAX_SIDE_PX = 1200;
const MIN_SIDE_PX = 24;

/**
 * Turns parts of a file into bounded pictures; null for what is none, only an icon, or beyond what one file may have.
 * @param names of all parts of the file, among which those are that LibreOffice may have to draw
 */
export function createImageStore(
  read: (part: string, maxBytes: number) => Promise<Buffer | null>,
  names: readonly string[] = [],
) {
  let images = 0;
  let total = 0;
  const draw = createMetafileDrawer(read, names);
  return async (part: string): Promise<FigureImage | null> => {
    if (images >= MAX_IMAGES) return null;
    const bytes = isMetafileName(part)
      ? await draw(part)
      : await read(part, Math.min(MAX_IMAGE_BYTES, MAX_TOTAL_BYTES - total));
    if (!bytes || !hasKnownFormat(bytes)) return null;
    images += 1;
    total += bytes.length;
    return shrink(bytes);
  };
}

function hasKnownFormat(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, SIGNATURE_BYTES);
  return SIGNATURES.some(([, signature]) => signature.test(start));
}

/** As WebP, no side over the limit; null for what is no picture, or only an icon. */
async function shrink(bytes: Buffer): Promise<FigureImage | null> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS });
    const { format, width = 0, height = 0, pages: frames = 1 } = await image.metadata();
    const isKnown = SIGNATURES.some(([name]) => name === format);
    if (!isKnown || Math.min(width, height) < MIN_SIDE_PX) return null;
    if (!isWithinBounds({ width, height, frames })) return null;
    const resized = image.resize({
      width: MAX_SIDE_PX,
      height: MAX_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return {
      mime: 'image/webp',
      base64: (await resized.webp({ quality: 80 }).toBuffer()).toString('base64'),
    };
  } catch {
    return null;
  }
}
