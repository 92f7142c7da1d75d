/** What a picture is compared by: itself, small, and its features. */
import { type Features, findFeatures } from './features.ts';
import { decodePicture, type SeenPicture } from './grey-picture.ts';

export type Look = { picture: SeenPicture; features: Features };

/** A reference is compared with many photos, so it is small; a photo shows it with much around it. */
const REFERENCE = { maxSidePx: 384, features: 350 };
const PHOTO = { maxSidePx: 520, features: 600 };

/** The look of a picture that photos are compared with; `picture` has been decoded and re-encoded by us. */
export const lookAtReference = (picture: Buffer): Promise<Look> => look(picture, REFERENCE);

/** The look of somebody's photo; `picture` has been decoded and re-encoded by us. */
export const lookAtPhoto = (picture: Buffer): Promise<Look> => look(picture, PHOTO);

async function look(bytes: Buffer, { maxSidePx, features }: typeof REFERENCE): Promise<Look> {
  const picture = await decodePicture(bytes, maxSidePx);
  return { picture, features: findFeatures(picture.grey, features) };
}
