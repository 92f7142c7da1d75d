import { PictureError, type ShapePicture } from '../../../../engine/picture/picture-shape.ts';
import {
  composeDescription,
  type PhotoDescription,
  readDescription,
} from '../../../../engine/write/photo-description.ts';
import { createModelCall, type ModelCallDeps } from '../model/model-call.ts';

/** Enough for the digits of a display; models that see work with about as much. */
const SIDE_PX = 1024;
/** Reading its words and comparing it come before: a customer has an answer within ten seconds. */
const DEFAULT_MS = 6000;

/** What a model sees in a photo, null where it says nothing that can be used; and its tokens, used or not. */
export type DescribePhoto = (
  picture: Buffer,
  language: string,
) => Promise<{ description: PhotoDescription | null; tokens: number }>;

/**
 * Has a model describe photos. `picture`: upright, as `preparePicture` makes it; `language`: ISO 639-1, to describe it
 * in.
 */
export function createPhotoDescriber({
  shapePicture,
  maxMs = DEFAULT_MS,
  ...deps
}: ModelCallDeps & { shapePicture: ShapePicture; maxMs?: number }): DescribePhoto {
  const call = createModelCall(deps);
  return async (picture, language) => {
    const jpeg = await jpegOf(shapePicture, picture);
    if (jpeg === null) return { description: null, tokens: 0 };
    const reply = await call([{ ...composeDescription(language), jpeg }], AbortSignal.timeout(maxMs));
    if (!reply) return { description: null, tokens: 0 };
    const description = readDescription(reply.text);
    deps.tally.count(description ? 'described' : 'not-described');
    return { description, tokens: reply.tokens };
  };
}

/** Null where there is no decoder for it now. */
async function jpegOf(shapePicture: ShapePicture, picture: Buffer): Promise<Buffer | null> {
  try {
    const size = { width: SIDE_PX, height: SIDE_PX };
    return (await shapePicture({ bytes: picture }, { as: 'jpeg', ...size })).bytes;
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}
