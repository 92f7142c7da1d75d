/** Rules for a customer's photo, checked before anything is sent. */
import { MAX_IMAGE_BYTES } from '../../../contracts/limits.ts';

/** Why `photo` can't be sent, in a sentence; null when it can. */
export const photoProblem = (photo: Pick<File, 'type' | 'size'> | null): string | null => {
  if (!photo) return 'Please select an image first';
  if (!photo.type.startsWith('image/')) return 'Please select a valid image file';
  if (photo.size >= MAX_IMAGE_BYTES) return 'Image file size should be less than 5MB';
  return null;
};
