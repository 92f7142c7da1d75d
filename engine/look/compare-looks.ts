import { type AlignedComparison, compareAligned } from './compare-aligned.ts';
import { findPlacement, type Placement } from './find-placement.ts';
import type { Look } from './look.ts';
import { pairFeatures } from './pair-features.ts';
import { refinePlacement } from './refine-placement.ts';

/** Features that agree on a place; fewer do so by chance between any two pictures. */
const MIN_INLIERS = 8;

/** Where a reference lies in a photo, by their features alone; null if it is nowhere. */
export function placeLook(reference: Look, photo: Look): Placement | null {
  const pairs = pairFeatures(reference.features, photo.features);
  const placement = findPlacement(reference.features, photo.features, pairs);
  return placement !== null && placement.inliers >= MIN_INLIERS ? placement : null;
}

/** How alike a reference and what lies at its place in the photo are. */
export function compareLooks(reference: Look, photo: Look, { matrix }: Placement): AlignedComparison {
  const refined = refinePlacement(reference.picture.grey, photo.picture.grey, matrix);
  return compareAligned(reference.picture, photo.picture, refined);
}
