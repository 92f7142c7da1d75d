/**
 * Decodes pictures. Only children under limits (and benches) load this: what libvips does with bytes from outside is
 * bounded by nothing else.
 */
import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { isWithinBounds, MAX_PICTURE_PIXELS } from './picture-bounds.ts';
import { HEAD_BYTES, readSides, sniffPictureFormat } from './picture-format.ts';
import { PictureError, type PictureShape, type PictureSource, type ShapedPicture } from './picture-shape.ts';

/** What libraries say who are denied memory or a thread's stack beyond the limit. */
const OUT_OF_MEMORY = /memory|creating thread/i;

/** Shapes a picture in this process. */
export async function shapePicture(source: PictureSource, shape: PictureShape): Promise<ShapedPicture> {
  const picture = await openBounded(source);
  try {
    const { data, info } = await finish(picture, shape).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new PictureError(OUT_OF_MEMORY.test(String(cause)) ? 'too-heavy' : 'unreadable', cause);
  }
}

/** Decides by the header alone. Libvips opens much more than pictures of these formats, which it must not be given. */
async function openBounded(source: PictureSource): Promise<Sharp> {
  const head = 'bytes' in source ? source.bytes.subarray(0, HEAD_BYTES) : await readHead(source.path);
  const format = sniffPictureFormat(head);
  if (format === null) throw new PictureError('unreadable');
  // Before libvips opens it: of a WebP it makes room for all pixels to read the header.
  const sides = readSides(format, head);
  if (sides !== null && !isWithinBounds({ ...sides, frames: 1 })) throw new PictureError('too-large');
  const given = 'bytes' in source ? source.bytes : source.path;
  const header = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureError('unreadable', cause);
    });
  if (header.format !== format) throw new PictureError('unreadable');
  const { width, height, pages: frames = 1 } = header;
  if (!isWithinBounds({ width, height, frames })) throw new PictureError('too-large');
  return sharp(given, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function finish(picture: Sharp, { as, width, height }: PictureShape): Sharp {
  const sized = picture.rotate().resize({ width, height, fit: 'inside', withoutEnlargement: as !== 'print' });
  switch (as) {
    case 'webp':
      return sized.webp({ quality: 88 });
    case 'jpeg':
      return sized.flatten({ background: 'white' }).jpeg({ quality: 85 });
    case 'print':
      return sized.greyscale().normalise().png({ compressionLevel: 1 });
    case 'pixels':
      return sized.flatten({ background: 'white' }).toColourspace('srgb').raw();
  }
}
