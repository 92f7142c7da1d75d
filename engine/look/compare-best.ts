/** Which references lie in a photo, and how alike what lies there is. */
import { setImmediate } from 'node:timers/promises';
import type { AlignedComparison } from './compare-aligned.ts';
import { compareLooks, placeLook } from './compare-looks.ts';
import type { Placement } from './find-placement.ts';
import { worstLack } from './lack-map.ts';
import type { Look } from './look.ts';

/** A reference whose look is loaded when it is wanted; null if its picture has gone. */
export type LoadedLater = { loadLook: () => Promise<Look | null> };
export type Compared<R> = { reference: R; look: Look; seen: AlignedComparison };

/** Most references that are compared pixel by pixel, and the least share of the best one's inliers that they need. */
const MOST_COMPARED = 8;
const LEAST_OF_BEST = 0.5;
/** How much the worst place counts beside all of them. */
const WORST_WEIGHT = 0.2;

/** The references that lie in the photo, the most alike first; those that `isWanted` are compared in any case. */
export async function compareBest<R extends LoadedLater>(
  photo: Look,
  references: readonly R[],
  isWanted: (reference: R) => boolean,
): Promise<Compared<R>[]> {
  const placed: { reference: R; look: Look; placement: Placement }[] = [];
  for (const reference of references) {
    const look = await reference.loadLook();
    const placement = look && placeLook(look, photo);
    if (placement) placed.push({ reference, look, placement });
    // Each takes some milliseconds, so others get their turn in between.
    await setImmediate();
  }
  placed.sort((a, b) => b.placement.inliers - a.placement.inliers);
  const least = LEAST_OF_BEST * (placed[0]?.placement.inliers ?? 0);
  const compared: Compared<R>[] = [];
  for (const { reference, look, placement } of placed.slice(0, MOST_COMPARED)) {
    if (placement.inliers < least && !isWanted(reference)) continue;
    compared.push({ reference, look, seen: compareLooks(look, photo, placement) });
    await setImmediate();
  }
  return compared
    .map((one) => ({ one, score: scoreOf(one.seen) + (isWanted(one.reference) ? WORST_WEIGHT : 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

const scoreOf = ({ mean, lacks }: AlignedComparison): number => mean - WORST_WEIGHT * worstLack(lacks);
