import type { Catalogue, CataloguePlan } from '../../../contracts/plans/plans.ts';

/** The plans of the landing page that can be bought in `currency`. */
export const plansIn = ({ plans }: Catalogue, currency: string): CataloguePlan[] =>
  plans.filter(({ listedOn, prices }) => listedOn.includes('landing') && prices[currency] !== undefined);

/** The currencies in which a plan of the landing page has a price, in the order of the catalogue. */
export function currenciesOf({ plans }: Catalogue): string[] {
  const listed = plans.filter(({ listedOn }) => listedOn.includes('landing'));
  const paid = listed.flatMap(({ prices }) => Object.keys(prices).filter((code) => (prices[code] ?? 0) > 0));
  return [...new Set(paid)];
}
