import { MAX_IMAGE_BYTES } from '../../../contracts/limits.ts';

export const PICTURE_MISSING = 'Please select an image file';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Says why a chosen file can't be the picture of an error, or gives null for one that can. */
export function findPictureFault(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  if (file.size > MAX_IMAGE_BYTES) {
    return `Image file size should be less than ${MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE}MB`;
  }
  return null;
}
