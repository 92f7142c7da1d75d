import { useId } from 'react';
import type { CataloguePlan } from '../../../../contracts/plans.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { isFree, priceText } from '../price.ts';
import { texts } from '../texts.ts';

type PlanCardProps = {
  plan: CataloguePlan;
  isCurrent: boolean;
  /** Asked for already, and not available yet. */
  isAsked: boolean;
  isChoosing: boolean;
  /** Missing for members, who only look: then there is no button. */
  onChoose: (() => void) | undefined;
};

/** One plan with price, limits and the button that chooses it. */
export function PlanCard({ plan, isCurrent, isAsked, isChoosing, onChoose }: PlanCardProps) {
  const id = useId();
  const { name, prices, availability } = plan;
  const limits = [
    texts.limits.products(plan.maxProducts),
    texts.limits.manuals(plan.maxManuals),
    texts.limits.queries(plan.maxQueries),
    texts.limits.tokens(plan.tokenLimitPerMonth),
  ];
  return (
    <li aria-labelledby={id} className="flex flex-col gap-4 border border-line border-t-2 border-t-ink p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="mr-auto text-16 font-semibold">
          {name}
        </h2>
        {isCurrent && <Badge isNew>{texts.current}</Badge>}
        {availability === 'coming-soon' && <Badge>{texts.comingSoon}</Badge>}
        {isAsked && <Badge>{texts.asked}</Badge>}
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-26 font-semibold tracking-tight tabular-nums">
          {priceText(prices) ?? texts.onRequest}
        </span>
        <span className="text-13 text-ink-2">{isFree(prices) ? texts.free : texts.month}</span>
      </p>
      <ul className="grid flex-1 content-start gap-1.5 border-t border-hair pt-4">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {onChoose && (
        <Button
          variant={isCurrent ? 'outline' : 'go'}
          busyText={isChoosing && texts.choosing}
          onClick={onChoose}
        >
          {texts.choose(name)}
        </Button>
      )}
    </li>
  );
}
