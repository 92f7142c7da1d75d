import { isWithinBounds, MAX_PICTURE_PIXELS } from '../../picture/picture-bounds.ts';
import type { FigureImage } from '../document.ts';

/** What mammoth hands over for a picture. */
type WordImage = { contentType: string; readAsBuffer(): Promise<Buffer> };

/** Formats a browser draws and a picture library decodes safely; EMF, WMF and SVG are left out. */
const FORMATS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const MAX_IMAGES = 500;
const MAX_IMAGE_BYTES = 20_000_000;
const MAX_TOTAL_BYTES = 60_000_000;
const MAX_SIDE_PX = 1200;
const MIN_SIDE_PX = 24;

/** Keeps a document's pictures out of its HTML: `keep` answers a name, `find` the bounded picture behind it. */
export function createImageStore() {
  const pictures: Buffer[] = [];
  let total = 0;
  return {
    async keep(image: WordImage): Promise<string> {
      if (FORMATS[image.contentType] === undefined || pictures.length >= MAX_IMAGES) return '';
      const bytes = await image.readAsBuffer();
      if (bytes.length > MAX_IMAGE_BYTES || total + bytes.length > MAX_TOTAL_BYTES) return '';
      total += bytes.length;
      pictures.push(bytes);
      return `picture:${pictures.length - 1}`;
    },
    async find(name: string): Promise<FigureImage | null> {
      const bytes = pictures[Number(/^picture:(\d+)$/.exec(name)?.[1] ?? -1)];
      return bytes ? shrink(bytes) : null;
    },
  };
}

/** As WebP, no side over the limit; null for what is no picture, or only an icon. */
async function shrink(bytes: Buffer): Promise<FigureImage | null> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS });
    const { format, width = 0, height = 0, pages: frames = 1 } = await image.metadata();
    if (!Object.values(FORMATS).includes(format ?? '') || Math.min(width, height) < MIN_SIDE_PX) return null;
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
