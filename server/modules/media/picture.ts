import perceptualHash from 'sharp-phash';
import { encodePicture } from '../files/encode-picture.ts';

/** A picture as it is kept: re-encoded, so that nothing of the bytes that came in is ever served. */
export type Picture = {
  webp: Buffer;
  /** 64-bit perceptual hash of what it looks like, as a string of 0 and 1. */
  hash: string;
};

const MAX_SIDE_PX = 2000;

/** Re-encodes a picture and says what it looks like. @throws AppError unsupported_file for what is no picture */
export async function preparePicture(path: string): Promise<Picture> {
  const webp = await encodePicture(path, { maxSidePx: MAX_SIDE_PX, field: 'image' });
  return { webp, hash: await perceptualHash(webp) };
}
