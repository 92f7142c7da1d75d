import type { CataloguePlan } from '../../../contracts/plans.ts';
import { formatPrice } from '../../lib/format.ts';

/** The preferred currency of the chooser; a plan without a price in it shows its first one. */
const PREFERRED = 'USD';

/** "$49" for a plan's price per month; null if it has none. */
export function priceText(prices: CataloguePlan['prices']): string | null {
  const [currency] = PREFERRED in prices ? [PREFERRED] : Object.keys(prices).sort();
  const amount = currency === undefined ? undefined : prices[currency];
  return currency === undefined || amount === undefined ? null : formatPrice(amount, currency);
}

/** Whether a plan has prices, and all of them are zero. */
export const isFree = (prices: CataloguePlan['prices']): boolean =>
  Object.values(prices).every((price) => price === 0);
