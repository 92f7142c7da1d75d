import { useState } from 'react';
import type { CataloguePlan } from '../../../../contracts/plans.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChoosePlan } from '../api/choose-plan.ts';
import { useCatalogue } from '../api/get-catalogue.ts';
import { useCurrentPlan, useInterests } from '../api/get-plan-state.ts';
import { texts } from '../texts.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans a company can choose from; what it can't take at once is noted for the administrator. */
export function PlanChooser() {
  const company = useSession().user?.company;
  const catalogue = useCatalogue();
  const current = useCurrentPlan();
  const interests = useInterests();
  const failed = [catalogue, current, interests].find(({ error }) => error !== null);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!company || !catalogue.data || !current.data || !interests.data) return <Loading lines={6} />;
  const plans = catalogue.data.data.plans.filter(({ listedOn }) => listedOn.includes('chooser'));
  if (plans.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <Plans
      plans={plans}
      companyId={company._id}
      isOwner={company.isOwner}
      current={current.data.data.plan}
      asked={interests.data.data.map(({ plan }) => plan)}
    />
  );
}

type PlansProps = {
  plans: readonly CataloguePlan[];
  companyId: string;
  isOwner: boolean;
  current: string;
  asked: readonly string[];
};

function Plans({ plans, companyId, isOwner, current, asked }: PlansProps) {
  const choice = useChoosePlan(companyId);
  const [outcome, setOutcome] = useState<string>();

  const choose = (plan: CataloguePlan) => {
    if (choice.isPending) return;
    setOutcome(undefined);
    choice.reset();
    if (plan.name === current) return setOutcome(texts.using(plan.name));
    choice.mutate(plan, {
      onSuccess: ({ isTaken }) => {
        const describe = plan.availability === 'coming-soon' ? texts.notYet : texts.contact;
        setOutcome(isTaken ? texts.taken(plan.name) : describe(plan.name));
      },
    });
  };

  return (
    <div className="grid gap-6">
      <div aria-live="polite" className="empty:-mb-6">
        {outcome && <Notice tone="info">{outcome}</Notice>}
        {choice.error && <Notice tone="error">{messageOf(choice.error)}</Notice>}
        {!isOwner && <Notice tone="info">{texts.ownerOnly}</Notice>}
      </div>
      <ul className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isCurrent={plan.name === current}
            isAsked={asked.includes(plan.name)}
            isChoosing={choice.isPending && choice.variables.name === plan.name}
            onChoose={isOwner ? () => choose(plan) : undefined}
          />
        ))}
      </ul>
      <p className="text-ink-2">{texts.annual}</p>
    </div>
  );
}
