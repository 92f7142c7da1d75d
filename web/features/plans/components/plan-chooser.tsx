import type { CataloguePlan, Purchase } from '../../../../contracts/plans/plans.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { texts as planTexts } from '../../../lib/text/plan-texts.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useCatalogue } from '../api/get-catalogue.ts';
import { useCurrentPlan, useInterests, useUsage } from '../api/get-plan-state.ts';
import { texts } from '../texts.ts';
import { usePlanChoice } from '../use-plan-choice.ts';
import { ChooseButton } from './choose-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

/**
 * The plans a company can choose from; what it can't take at once is noted for the administrator.
 * @param wanted the plan that it comes for, which is shown wherever it is listed
 */
export function PlanChooser({ wanted }: { wanted: string | null }) {
  const company = useSession().user?.company;
  const catalogue = useCatalogue();
  const current = useCurrentPlan();
  const usage = useUsage(company?._id);
  const interests = useInterests();
  const failed = [catalogue, current, usage, interests].find(({ error }) => error !== null);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!company || !catalogue.data || !current.data || !usage.data || !interests.data) {
    return <Loading lines={6} />;
  }
  const plans = catalogue.data.data.plans.filter(
    ({ name, listedOn }) => listedOn.includes('chooser') || name === wanted,
  );
  if (plans.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <Plans
      plans={plans}
      companyId={company._id}
      isOwner={company.isOwner}
      current={current.data.data}
      trialEndsAt={usage.data.data.trialEndsAt}
      asked={interests.data.data.map(({ plan }) => plan)}
    />
  );
}

type PlansProps = {
  plans: readonly CataloguePlan[];
  companyId: string;
  isOwner: boolean;
  current: Purchase;
  /** Null when no trial runs. */
  trialEndsAt: string | null;
  asked: readonly string[];
};

function Plans({ plans, companyId, isOwner, current, trialEndsAt, asked }: PlansProps) {
  const { choose, choosing, outcome, error, replacement } = usePlanChoice(companyId, current);

  return (
    <div className="grid gap-6">
      <div aria-live="polite" className="empty:-mb-6">
        {outcome && <Notice tone="info">{outcome}</Notice>}
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        {!isOwner && <Notice tone="info">{texts.ownerOnly}</Notice>}
      </div>
      <ul className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        {plans.map((plan) => {
          const isHeld = plan.name === current.plan;
          return (
            <PlanCard
              key={plan.name}
              plan={plan}
              isCurrent={isHeld && trialEndsAt === null}
              isAsked={asked.includes(plan.name)}
            >
              {isHeld && trialEndsAt !== null && (
                <p className="text-ink-2">{texts.afterTrial(formatDate(trialEndsAt))}</p>
              )}
              {isOwner && !isHeld && (
                <ChooseButton plan={plan} isChoosing={choosing === plan.name} onChoose={() => choose(plan)} />
              )}
            </PlanCard>
          );
        })}
      </ul>
      <p className="text-ink-2">{planTexts.trialRule}</p>
      <p className="text-ink-2">{texts.annual}</p>
      <ReplaceDialog current={current} {...replacement} />
    </div>
  );
}
