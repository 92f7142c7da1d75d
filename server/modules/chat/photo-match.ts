/** Compares a customer's photo with the vendor's error images: by what they look like and by the words read in them. */
import { matchDescription } from '../../../engine/ask/match-description.ts';

/** What both sides of the comparison have: a 64-bit perceptual hash and the words read. */
export type PhotoTraits = { pictureHash: string; readText: string };

export type PhotoMatch<T> = { image: T; confidence: number };

const HASH_BITS = 64;
// Unrelated pictures differ in about half of the bits; up to this many is the same picture, scaled or compressed.
const SAME_PICTURE_BITS = 10;
const SAME_WORDS = 0.6;

/** The best error image for a photo; undefined if none is like it. */
export function matchPhoto<T extends PhotoTraits>(
  photo: PhotoTraits,
  images: readonly T[],
): PhotoMatch<T> | undefined {
  return images
    .map((image) => ({ image, confidence: Math.max(byLook(photo, image), byWords(photo, image)) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence)[0];
}

function byLook(a: PhotoTraits, b: PhotoTraits): number {
  const bits = differingBits(a.pictureHash, b.pictureHash);
  return bits > SAME_PICTURE_BITS ? 0 : 1 - bits / HASH_BITS;
}

function byWords(photo: PhotoTraits, image: PhotoTraits): number {
  const share = matchDescription(photo.readText, image.readText);
  return share < SAME_WORDS ? 0 : share * 0.9;
}

function differingBits(a: string, b: string): number {
  if (a.length !== HASH_BITS || b.length !== HASH_BITS) return HASH_BITS;
  let bits = 0;
  for (let i = 0; i < HASH_BITS; i++) if (a[i] !== b[i]) bits++;
  return bits;
}
