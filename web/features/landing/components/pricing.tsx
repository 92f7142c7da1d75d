import { useState } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import type { Catalogue, planRoutes } from '../../../../contracts/plans/plans.ts';
import { useReply } from '../../../lib/api/use-reply.ts';
import { chooseCurrency, readCurrency } from '../../../lib/browser/currency-choice.ts';
import { symbolOf } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { catalogueRoute } from '../api/routes.ts';
import { currenciesOf, plansIn } from '../prices.ts';
import { texts } from '../texts.ts';
import { PlanTable } from './plan-table.tsx';
import { QueryCalculator } from './query-calculator.tsx';

const words = texts.pricing;

type CurrencySwitchProps = { currencies: readonly string[]; value: string; onChange: (code: string) => void };

function CurrencySwitch({ currencies, value, onChange }: CurrencySwitchProps) {
  return (
    <fieldset className="mb-3 flex items-center gap-4">
      <legend className="sr-only">{words.currency}</legend>
      {currencies.map((code) => (
        <label key={code} className="inline-flex min-h-ctl items-center gap-2">
          <input
            type="radio"
            name="currency"
            className="size-4 accent-go"
            checked={code === value}
            onChange={() => onChange(code)}
          />
          {symbolOf(code)} {code}
        </label>
      ))}
    </fieldset>
  );
}

function Prices({ catalogue, isSignedIn }: { catalogue: Catalogue; isSignedIn: boolean }) {
  const currencies = currenciesOf(catalogue);
  const [chosen, setChosen] = useState(() => {
    const kept = readCurrency();
    return kept !== null && currencies.includes(kept) ? kept : (currencies[0] ?? '');
  });
  const choose = (code: string) => {
    chooseCurrency(code);
    setChosen(code);
  };
  const plans = plansIn(catalogue, chosen);
  return (
    <>
      {currencies.length > 1 && <CurrencySwitch currencies={currencies} value={chosen} onChange={choose} />}
      <PlanTable plans={plans} currency={chosen} isSignedIn={isSignedIn} />
      <QueryCalculator packs={catalogue.queryPacks} plans={plans} preferredCurrency={chosen} />
    </>
  );
}

/** The plans and query packs of the current catalogue. */
export function Pricing({ isSignedIn }: { isSignedIn: boolean }) {
  const { reply, error, retry } = useReply<typeof planRoutes.catalogue>(catalogueRoute);
  if (error)
    return (
      <Notice tone="error" action={<Button onClick={retry}>{words.tryAgain}</Button>}>
        {words.failed}
      </Notice>
    );
  if (!reply)
    return (
      <>
        <div role="status" className="needs-scripts grid min-h-[420px] content-start gap-4">
          <span className="sr-only">{words.loading}</span>
          <div className="h-12 bg-wash" />
          <div className="h-12 bg-wash" />
          <div className="h-12 bg-wash" />
        </div>
        <noscript>
          {words.withoutScripts} <a href={paths.demoForm.path}>{texts.requestDemo}</a>
        </noscript>
      </>
    );
  return <Prices catalogue={reply.data} isSignedIn={isSignedIn} />;
}
