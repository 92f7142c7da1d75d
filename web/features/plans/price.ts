import type { CataloguePlan } from '../../../contracts/plans/plans.ts';
import { readCurrency } from '../../lib/browser/currency-choice.ts';
import { formatPrice } from '../../lib/text/format.ts';

/** The currency of the chooser until one is chosen; a plan without a price in it shows its first one. */
const PREFERRED = 'USD';

/** "$49" for a plan's price per month; null if it has none. */
export function priceText(prices: CataloguePlan['prices']): string | null {
  const wanted = [readCurrency() ?? PREFERRED, PREFERRED];
  const currency = wanted.find((code) => code in prices) ?? Object.keys(prices).sort()[0];
  const amount = currency === undefined ? undefined : prices[currency];
  return currency === undefined || amount === undefined ? null : formatPrice(amount, currency);
}

/** Whether a plan has prices, and all of them are zero. */
export const isFree = (prices: CataloguePlan['prices']): boolean =>
  Object.values(prices).every((price) => price === 0);
