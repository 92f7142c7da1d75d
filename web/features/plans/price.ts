import type { CataloguePlan } from '../../../contracts/plans.ts';
import { formatPrice } from '../../lib/format.ts';

/** The currency the chooser prefers; a plan without a price in it shows the first it has. */
const PREFERRED = 'USD';

/** "$49" for a plan's price a month; null where no price is set. */
export function priceText(prices: CataloguePlan['prices']): string | null {
  const [currency] = PREFERRED in prices ? [PREFERRED] : Object.keys(prices).sort();
  const amount = currency === undefined ? undefined : prices[currency];
  return currency === undefined || amount === undefined ? null : formatPrice(amount, currency);
}

/** Whether a plan has prices and each is nothing. */
export const isFree = (prices: CataloguePlan['prices']): boolean =>
  Object.values(prices).every((price) => price === 0);
