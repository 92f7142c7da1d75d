import type { QueryPack } from '../../../contracts/plans/plans.ts';

/** Ends of the calculator's scale. */
export const SCALE = { min: 1, max: 100, start: 50 } as const;

/**
 * The pack for a place on the scale. The scale is divided into as many equal parts as there are packs; each includes
 * its upper end.
 * @param packs from the smallest
 */
export function packAt(place: number, packs: readonly QueryPack[]): QueryPack | undefined {
  const index = Math.ceil((place * packs.length) / SCALE.max) - 1;
  return packs[Math.min(Math.max(index, 0), packs.length - 1)];
}

/**
 * The packs that are sold in one currency: the preferred one, or the first in which any pack is sold.
 * @returns `currency` is undefined if nothing is for sale
 */
export function packsIn(
  preferred: string,
  packs: readonly QueryPack[],
): { currency: string | undefined; sold: QueryPack[] } {
  const currencies = packs.flatMap(({ prices }) => Object.keys(prices));
  const currency = currencies.includes(preferred) ? preferred : currencies[0];
  return { currency, sold: packs.filter(({ prices }) => currency !== undefined && currency in prices) };
}
