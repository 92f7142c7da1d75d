import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '../../app-error.ts';
import { MAX_PICTURE_PIXELS, type PictureFormat, sniffPictureFormat } from './picture-format.ts';

type EncodeOptions = {
  /** Neither side of the result is longer. */
  maxSidePx: number;
  /** The form field that is told of a file that is no picture. */
  field: string;
};

/**
 * Opens a PNG, JPEG, GIF (its first frame) or WebP picture, turns it upright, bounds its size and re-encodes it as
 * WebP, so that none of the uploaded bytes are ever served.
 * @throws AppError unsupported_file for anything else, and for pictures that are damaged or too large to open
 */
export async function encodePicture(path: string, { maxSidePx, field }: EncodeOptions): Promise<Buffer> {
  const format = await sniffFormat(path);
  if (format === null) throw notAPicture(field);
  try {
    const input = sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
    if ((await input.metadata()).format !== format) throw notAPicture(field);
    return await input
      .rotate()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof AppError ? cause : notAPicture(field, cause);
  }
}

const notAPicture = (field: string, cause?: unknown): AppError =>
  new AppError('unsupported_file', 'Please select a valid image file', {
    errors: { [field]: 'Please select a valid image file' },
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
