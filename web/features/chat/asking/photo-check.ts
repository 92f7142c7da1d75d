/** Checks a customer's photo before it is sent. */
import { MAX_IMAGE_BYTES } from '../../../../contracts/plans/limits.ts';
import { texts } from '../shell/texts.ts';

/** What the server opens. */
const OPENED_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Whether `photo` is a picture that the server takes only as a smaller one, or in another format. */
export const mustShrink = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  type.startsWith('image/') && (size >= MAX_IMAGE_BYTES || !OPENED_TYPES.includes(type));

/** A sentence that says why `photo` can't be sent; null if it can. */
export const photoProblem = (photo: Pick<File, 'type' | 'size'> | null): string | null => {
  if (!photo) return texts.photo.none;
  if (!photo.type.startsWith('image/')) return texts.photo.wrongType;
  if (photo.size >= MAX_IMAGE_BYTES) return texts.photo.tooLarge;
  return null;
};
