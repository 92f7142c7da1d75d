import { differingBits, WORDS } from './descriptor.ts';
import type { Features } from './features.ts';

/** A feature of the reference and the one of the photo that is most like it, by their numbers. */
export type FeaturePair = { reference: number; photo: number };

/** Descriptors of different things differ in about half of 256 bits. */
const MOST_BITS = 72;
/** Nearest against second nearest, the ratio test of Lowe (2004). */
const RATIO = 0.92;

/** Pairs of features that are like each other and hardly like any other, or each other's nearest. */
export function pairFeatures(reference: Features, photo: Features): FeaturePair[] {
  const nearestOfPhoto = new Uint16Array(photo.count).fill(MOST_BITS + 1);
  const ownerOfPhoto = new Int32Array(photo.count).fill(-1);
  const candidates: { reference: number; photo: number; isClear: boolean }[] = [];
  for (let r = 0; r < reference.count; r += 1) {
    let best = MOST_BITS + 1;
    let second = MOST_BITS + 1;
    let found = -1;
    for (let p = 0; p < photo.count; p += 1) {
      const most = Math.max(second, nearestOfPhoto[p] ?? 0);
      const bits = differingBits(reference.descriptors, r * WORDS, photo.descriptors, p * WORDS, most);
      if (bits < (nearestOfPhoto[p] ?? 0)) {
        nearestOfPhoto[p] = bits;
        ownerOfPhoto[p] = r;
      }
      if (bits < best) {
        // The same corner on the next level is no rival.
        if (found < 0 || !isSamePlace(photo, found, p)) second = best;
        best = bits;
        found = p;
      } else if (bits < second && !isSamePlace(photo, found, p)) second = bits;
    }
    if (found >= 0) candidates.push({ reference: r, photo: found, isClear: best < RATIO * second });
  }
  return candidates.filter(({ reference: r, photo: p, isClear }) => isClear || ownerOfPhoto[p] === r);
}

function isSamePlace({ xs, ys, scales }: Features, i: number, j: number): boolean {
  const near = 4 * Math.max(scales[i] ?? 1, scales[j] ?? 1);
  return Math.abs((xs[i] ?? 0) - (xs[j] ?? 0)) < near && Math.abs((ys[i] ?? 0) - (ys[j] ?? 0)) < near;
}
