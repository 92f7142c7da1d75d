import { paths } from '../../../../contracts/paths.ts';
import type { CataloguePlan } from '../../../../contracts/plans/plans.ts';
import { formatNumber, formatPrice } from '../../../lib/text/format.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Badge } from '../../../ui/state/badge.tsx';
import { texts } from '../texts.ts';

const words = texts.pricing;
const limitText = (limit: number | null) => (limit === null ? words.unlimited : formatNumber(limit));

type PlanTableProps = { plans: readonly CataloguePlan[]; currency: string; isSignedIn: boolean };

function Choose({ plan, price, isSignedIn }: { plan: CataloguePlan; price: number; isSignedIn: boolean }) {
  if (plan.availability === 'coming-soon') return <Badge>{words.comingSoon}</Badge>;
  const isFree = price === 0;
  const start = { href: paths.register.path, text: words.startFree };
  const choose = {
    href: paths.purchase.href(plan.name),
    text: isFree ? words.choose(plan.name) : words.ask(plan.name),
  };
  const { href, text } = isSignedIn ? choose : start;
  return (
    <a href={href} className={buttonStyle(isFree ? 'outline' : 'go')}>
      {text}
    </a>
  );
}

/** A table with a row for each plan; on phones each plan is a list of labels and values. */
export function PlanTable({ plans, currency, isSignedIn }: PlanTableProps) {
  const columns = [words.plan, words.perMonth, words.products, words.manuals, words.queries];
  const label = 'hidden text-ink-2 max-sm:inline';
  const cell = 'py-3 pr-4 max-sm:flex max-sm:justify-between max-sm:py-1 max-sm:pr-0';
  return (
    <table className="w-full border-y border-ink text-left max-sm:block">
      <caption className="sr-only">{texts.pricingTitle}</caption>
      <thead className="border-b border-ink max-sm:sr-only">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-3 pr-4 text-13 font-medium text-ink-2">
              {name}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {plans.map((plan) => {
          const price = plan.prices[currency] ?? 0;
          const limits = [
            [words.products, plan.maxProducts],
            [words.manuals, plan.maxManuals],
            [words.queries, plan.maxQueries],
          ] as const;
          return (
            <tr key={plan.name} className="border-hair not-last:border-b max-sm:block max-sm:py-3">
              <th scope="row" className="py-3 pr-4 font-semibold max-sm:block max-sm:py-1 max-sm:text-16">
                {plan.name}
              </th>
              <td className={`${cell} text-26 tracking-tight tabular-nums`}>
                <span className={`${label} text-14`}>{words.perMonth}</span>
                {formatPrice(price, currency)}
              </td>
              {limits.map(([name, limit]) => (
                <td key={name} className={`${cell} tabular-nums`}>
                  <span className={label}>{name}</span>
                  {limitText(limit)}
                </td>
              ))}
              <td className="py-3 text-right max-sm:block max-sm:pt-2 max-sm:[&>a]:w-full">
                <Choose plan={plan} price={price} isSignedIn={isSignedIn} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
