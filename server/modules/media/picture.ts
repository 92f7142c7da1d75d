import { open } from 'node:fs/promises';
import sharp from 'sharp';
import perceptualHash from 'sharp-phash';
import { AppError } from '../../app-error.ts';
import { MAX_PICTURE_PIXELS, type PictureFormat, sniffPictureFormat } from '../files/picture-format.ts';

/** A picture as it is kept: re-encoded, so that nothing of the bytes that came in is ever served. */
export type Picture = {
  webp: Buffer;
  /** 64-bit perceptual hash of what it looks like, as a string of 0 and 1. */
  hash: string;
};

const MAX_SIDE_PX = 2000;

/**
 * Opens a PNG, JPEG, GIF (its first frame) or WebP picture, turns it upright, bounds its size and re-encodes it.
 * @throws AppError unsupported_file for anything else, and for pictures that are damaged or too large to open
 */
export async function preparePicture(path: string): Promise<Picture> {
  const format = await sniffFormat(path);
  if (format === null) throw notAPicture();
  try {
    const input = sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
    if ((await input.metadata()).format !== format) throw notAPicture();
    const webp = await input
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return { webp, hash: await perceptualHash(webp) };
  } catch (cause) {
    throw cause instanceof AppError ? cause : notAPicture(cause);
  }
}

const notAPicture = (cause?: unknown): AppError =>
  new AppError('unsupported_file', 'Please select a valid image file', {
    errors: { image: 'Please select a valid image file' },
    cause,
  });

async function sniffFormat(path: string): Promise<PictureFormat | null> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(12);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return sniffPictureFormat(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
