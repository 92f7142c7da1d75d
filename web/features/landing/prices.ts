import type { Catalogue, CataloguePlan } from '../../../contracts/plans.ts';

/** Plans of the landing page that can be bought in `currency`. */
export const plansIn = ({ plans }: Catalogue, currency: string): CataloguePlan[] =>
  plans.filter(({ listedOn, prices }) => listedOn.includes('landing') && prices[currency] !== undefined);

/** Currencies that a plan of the landing page costs something in, in the catalogue's order. */
export function currenciesOf({ plans }: Catalogue): string[] {
  const listed = plans.filter(({ listedOn }) => listedOn.includes('landing'));
  const paid = listed.flatMap(({ prices }) => Object.keys(prices).filter((code) => (prices[code] ?? 0) > 0));
  return [...new Set(paid)];
}
