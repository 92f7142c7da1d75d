import sharp from 'sharp';
import {
  composeDescription,
  type PhotoDescription,
  readDescription,
} from '../../../engine/write/photo-description.ts';
import { createModelCall, type ModelCallDeps } from './model-call.ts';

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
  maxMs = DEFAULT_MS,
  ...deps
}: ModelCallDeps & { maxMs?: number }): DescribePhoto {
  const call = createModelCall(deps);
  return async (picture, language) => {
    const size = { width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true } as const;
    const jpeg = await sharp(picture)
      .resize(size)
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
    const reply = await call([{ ...composeDescription(language), jpeg }], AbortSignal.timeout(maxMs));
    if (!reply) return { description: null, tokens: 0 };
    const description = readDescription(reply.text);
    deps.tally.count(description ? 'described' : 'not-described');
    return { description, tokens: reply.tokens };
  };
}
