import { MAX_IMAGE_BYTES } from '../../../contracts/plans/limits.ts';
import { texts } from './texts.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Says why a chosen file can't be the picture of an error; null if it can. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return texts.picture.wrongType;
  if (file.size > MAX_IMAGE_BYTES) {
    return texts.picture.tooLarge(MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE);
  }
  return null;
}
