/** Which references are of one layout, and where they differ: compared once, for as long as their looks are kept. */
import { compareLooks, placeLook } from './compare-looks.ts';
import type { LackMap } from './lack-map.ts';
import type { Look } from './look.ts';

/** Features that two screens of one layout have at the same place, and how alike they are at least. */
const MIN_INLIERS = 15;
const MIN_MEAN = 0.6;

const known = new WeakMap<Look, WeakMap<Look, LackMap | null>>();

/** Where `other` lacks what `look` shows; null if they are of different layouts. */
export function differenceInLayout(look: Look, other: Look): LackMap | null {
  const ofLook = known.get(look) ?? new WeakMap<Look, LackMap | null>();
  known.set(look, ofLook);
  const remembered = ofLook.get(other);
  if (remembered !== undefined) return remembered;
  const difference = compare(look, other);
  ofLook.set(other, difference);
  return difference;
}

function compare(look: Look, other: Look): LackMap | null {
  const placement = placeLook(look, other);
  if (placement === null || placement.inliers < MIN_INLIERS) return null;
  const { mean, lacks } = compareLooks(look, other, placement);
  return mean >= MIN_MEAN ? lacks : null;
}
