import type { QueryPack } from '../../../contracts/plans.ts';

/** Ends of the calculator's scale. */
export const SCALE = { min: 1, max: 100, start: 50 } as const;

/**
 * The pack that a place on the scale stands for: the scale is cut into as many equal parts as there are packs, each
 * with its upper end.
 * @param packs from the smallest
 */
export function packAt(place: number, packs: readonly QueryPack[]): QueryPack | undefined {
  const index = Math.ceil((place * packs.length) / SCALE.max) - 1;
  return packs[Math.min(Math.max(index, 0), packs.length - 1)];
}
