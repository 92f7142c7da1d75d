import type { Catalogue } from '../../contracts/plans/plans.ts';
import { PlanTable } from '../features/landing/components/plan-table.tsx';
import { QueryCalculator } from '../features/landing/components/query-calculator.tsx';
import { currenciesOf, plansIn } from '../features/landing/prices.ts';
import { PlanCard } from '../features/plans/components/plan-card.tsx';
import { texts } from './texts.ts';

const words = texts.cataloguePreview;

/** The catalogue as the landing page and the plan chooser show it, but inert. */
export function CataloguePreview({ catalogue }: { catalogue: Catalogue }) {
  const currencies = currenciesOf(catalogue);
  return (
    <div className="grid gap-10">
      {currencies.map((currency) => (
        <div key={currency}>
          <h3 className="mb-3 font-semibold">{words.landing(currency)}</h3>
          <div inert>
            <PlanTable plans={plansIn(catalogue, currency)} currency={currency} isSignedIn={false} />
          </div>
        </div>
      ))}
      <div>
        <h3 className="mb-3 font-semibold">{words.calculator}</h3>
        <QueryCalculator
          packs={catalogue.queryPacks}
          plans={plansIn(catalogue, currencies[0] ?? '')}
          preferredCurrency={currencies[0] ?? ''}
        />
      </div>
      <div>
        <h3 className="mb-3 font-semibold">{words.chooser}</h3>
        <ul className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
          {catalogue.plans
            .filter(({ listedOn }) => listedOn.includes('chooser'))
            .map((plan) => (
              <PlanCard key={plan.name} plan={plan} isCurrent={false} isAsked={false} />
            ))}
        </ul>
      </div>
    </div>
  );
}
