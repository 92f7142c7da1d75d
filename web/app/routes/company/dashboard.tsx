import { lazy, Suspense } from 'react';
import { useSummary } from '../../../features/companies/api/get-summary.ts';
import { useUsage } from '../../../features/companies/api/get-usage.ts';
import { useFirstSteps } from '../../../features/dashboard/api/first-steps.ts';
import { useAttention } from '../../../features/dashboard/api/get-attention.ts';
import { Dashboard } from '../../../features/dashboard/components/dashboard.tsx';
import { useSession } from '../../../lib/browser/use-session.ts';
import { LoadingOverlay } from '../../../ui/overlay/loading-overlay.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { texts } from '../texts.ts';

// Only beside questions that were hidden, which few companies have.
const MarkOffTopic = lazy(() =>
  import('../../../features/analytics/components/mark-off-topic.tsx').then((loaded) => ({
    default: loaded.MarkOffTopic,
  })),
);

/** The dashboard: figures of the company and quick actions. All data are loaded at once, not one after another. */
export function Component() {
  const { data, error, refetch, isPending } = useSummary(true);
  const { user } = useSession();
  const { data: plan, ...usage } = useUsage(user?.company?._id);
  const attention = useAttention();
  const firstSteps = useFirstSteps();
  // The first steps stand above everything else, which they would push down if they came later.
  const isWaiting = isPending || firstSteps.isPending;
  return (
    <Page numeral="1" title={texts.titles.dashboard}>
      {data && !isWaiting && (
        <Dashboard
          summary={data.data}
          usage={{ ...usage, data: plan?.data }}
          attention={attention}
          firstSteps={firstSteps.data}
          companyId={user?.company?._id}
          renderKeep={({ _id, content }) => (
            <Suspense fallback={null}>
              <MarkOffTopic questions={[_id]} isOffTopic={false} about={content} />
            </Suspense>
          )}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {isWaiting && !error && <LoadingOverlay>{texts.loadingDashboard}</LoadingOverlay>}
    </Page>
  );
}
