/** What a picture is compared by: itself, small, and its features. */
import type { ShapePicture } from '../picture/picture-shape.ts';
import { type Features, findFeatures } from './features.ts';
import { decodePicture, type SeenPicture } from './grey-picture.ts';

export type Look = { picture: SeenPicture; features: Features };

/** A reference is compared with many photos, so it is small; a photo shows it with much around it. */
const REFERENCE = { maxSidePx: 384, features: 350 };
const PHOTO = { maxSidePx: 520, features: 600 };

/** The look of a picture that photos are compared with. Throws `PictureError`. */
export const lookAtReference = (shape: ShapePicture, picture: Buffer): Promise<Look> =>
  look(shape, picture, REFERENCE);

/** The look of somebody's photo. Throws `PictureError`. */
export const lookAtPhoto = (shape: ShapePicture, picture: Buffer): Promise<Look> =>
  look(shape, picture, PHOTO);

async function look(
  shape: ShapePicture,
  bytes: Buffer,
  { maxSidePx, features }: typeof REFERENCE,
): Promise<Look> {
  const picture = await decodePicture(shape, bytes, maxSidePx);
  return { picture, features: findFeatures(picture.grey, features) };
}
