/** Prices in a form: a line for each currency. */
import { z } from 'zod';
import { MAX_CURRENCIES, priceAmount } from '../../../contracts/plans/plan-catalogue.ts';
import { currencyCode } from '../../../contracts/plans/plans.ts';
import { texts } from './plan-texts.ts';

/** Lines of currency and price, each currency once. */
export const priceList = z
  .array(z.object({ currency: z.string().trim().toUpperCase().pipe(currencyCode), amount: priceAmount }))
  .min(1)
  .max(MAX_CURRENCIES)
  .superRefine((lines, context) => {
    for (const [index, { currency }] of lines.entries()) {
      const isTwice = lines.slice(0, index).some((line) => line.currency === currency);
      if (isTwice) context.addIssue({ code: 'custom', path: [index, 'currency'], message: texts.form.twice });
    }
  });
export type PriceList = z.output<typeof priceList>;

/** Converts prices of the contract to lines of a form. */
export const linesOf = (prices: Record<string, number>): PriceList =>
  Object.entries(prices).map(([currency, amount]) => ({ currency, amount }));

/** Converts lines of a form to prices of the contract. */
export const pricesOf = (lines: PriceList): Record<string, number> =>
  Object.fromEntries(lines.map(({ currency, amount }) => [currency, amount]));
