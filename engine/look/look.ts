/** The data by which a picture is compared: a small copy and its features. */
import type { ShapePicture } from '../picture/picture-shape.ts';
import { type Features, findFeatures } from './features.ts';
import { decodePicture, type SeenPicture } from './grey-picture.ts';

export type Look = { picture: SeenPicture; features: Features };

/** Sizes in pixels: a reference is compared with many photos, so it is small; a photo shows the screen with much around it. */
const REFERENCE = { maxSidePx: 384, features: 350 };
const PHOTO = { maxSidePx: 520, features: 600 };

/** The look of a reference picture. Throws `PictureError`. */
export const lookAtReference = (shape: ShapePicture, picture: Buffer): Promise<Look> =>
  look(shape, picture, REFERENCE);

/** The look of a customer's photo. Throws `PictureError`. */
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
