import { useId, useState } from 'react';
import type { CataloguePlan, QueryPack } from '../../../../contracts/plans/plans.ts';
import { formatNumber, formatPrice } from '../../../lib/text/format.ts';
import { packAt, packsIn, SCALE } from '../query-packs.ts';
import { texts } from '../texts.ts';

const words = texts.pricing;

type QueryCalculatorProps = {
  packs: readonly QueryPack[];
  /** The plans beside which they are shown. */
  plans: readonly CataloguePlan[];
  /** The currency if packs are sold in it; otherwise the first one in which they are sold is used. */
  preferredCurrency: string;
};

/** A scale that shows the price of a number of queries; nothing if no packs are for sale. */
export function QueryCalculator({ packs, plans, preferredCurrency }: QueryCalculatorProps) {
  const id = useId();
  const [place, setPlace] = useState<number>(SCALE.start);
  const { currency, sold } = packsIn(preferredCurrency, packs);
  const pack = packAt(place, sold);
  const price = currency === undefined ? undefined : pack?.prices[currency];
  if (!pack || currency === undefined || price === undefined) return null;
  const totals = plans.flatMap(({ name, prices }) => {
    const ofPlan = prices[currency];
    return ofPlan === undefined ? [] : [words.withPlan(name, formatPrice(ofPlan + price, currency))];
  });
  const queries = formatNumber(pack.queries);
  const priceText = formatPrice(price, currency);
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-10 gap-y-2 border-b border-ink pb-5 max-md:grid-cols-1">
      <div>
        <label htmlFor={id} className="text-16 font-semibold">
          {words.calculator}
        </label>
        <input
          id={id}
          type="range"
          min={SCALE.min}
          max={SCALE.max}
          value={place}
          aria-valuetext={`${priceText} ${words.forQueries(queries)}`}
          className="mt-2 block h-11 w-full accent-go"
          onChange={({ target }) => setPlace(target.valueAsNumber)}
        />
        <ol className="flex text-center font-mono text-12 text-ink-2 *:flex-1">
          {sold.map(({ queries: amount, prices }) => (
            <li key={amount} className={amount === pack.queries ? 'font-medium text-ink' : ''}>
              {formatNumber(amount)}
              <span className="block">{formatPrice(prices[currency] ?? 0, currency)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="text-right max-md:text-left">
        <strong className="block text-36 font-normal tracking-tight tabular-nums">{priceText}</strong>
        <span className="text-ink-2">{words.forQueries(queries)}</span>
      </p>
      <div className="col-span-full grid gap-1 text-13 text-ink-2">
        <p className="max-w-[80ch]">{words.packs}</p>
        {totals.length > 0 && (
          <p className="tabular-nums">
            {words.total} {totals.join(' · ')}
          </p>
        )}
      </div>
    </div>
  );
}
