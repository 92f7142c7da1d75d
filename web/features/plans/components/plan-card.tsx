import { type ReactNode, useId } from 'react';
import type { CataloguePlan } from '../../../../contracts/plans/plans.ts';
import { Badge } from '../../../ui/state/badge.tsx';
import { limitsOf } from '../limits.ts';
import { isFree, priceText } from '../price.ts';
import { texts } from '../texts.ts';

type PlanCardProps = {
  plan: CataloguePlan;
  isCurrent: boolean;
  /** Whether the company has asked for it and it is not available yet. */
  isAsked: boolean;
  /** What chooses it; missing for those who only look. */
  children?: ReactNode;
};

/** One plan with price, limits and what chooses it. */
export function PlanCard({ plan, isCurrent, isAsked, children }: PlanCardProps) {
  const id = useId();
  const { name, prices, availability } = plan;
  return (
    <li aria-labelledby={id} className="flex flex-col gap-4 border border-line border-t-2 border-t-ink p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="mr-auto text-16 font-semibold">
          {name}
        </h2>
        {isCurrent && <Badge isNew>{texts.current}</Badge>}
        {!isCurrent && availability === 'coming-soon' && <Badge>{texts.comingSoon}</Badge>}
        {!isCurrent && isAsked && <Badge>{texts.asked}</Badge>}
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-26 font-semibold tracking-tight tabular-nums">
          {priceText(prices) ?? texts.onRequest}
        </span>
        <span className="text-13 text-ink-2">{isFree(prices) ? texts.free : texts.month}</span>
      </p>
      <ul className="grid flex-1 content-start gap-1.5 border-t border-hair pt-4">
        {limitsOf(plan).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {isCurrent && <p className="text-ink-2">{texts.already(name)}</p>}
      {children}
    </li>
  );
}
