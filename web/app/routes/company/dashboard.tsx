import { lazy, Suspense, useDeferredValue } from 'react';
import { summaryQuery, useSummary } from '../../../features/companies/api/get-summary.ts';
import { useUsage } from '../../../features/companies/api/get-usage.ts';
import { firstStepsQuery, useFirstSteps } from '../../../features/dashboard/api/first-steps.ts';
import { attentionQuery, useAttention } from '../../../features/dashboard/api/get-attention.ts';
import { Dashboard } from '../../../features/dashboard/components/dashboard.tsx';
import { sessionCache } from '../../../lib/api/session-cache.ts';
import { readSession } from '../../../lib/browser/session-store.ts';
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

/** Asks for the data as soon as the screen is wanted: they come while it is drawn. Who may not have them is led elsewhere by the guards. */
export function loader(): null {
  const { token, role, user } = readSession();
  if (token === null || role !== 'company' || user?.data.mustTurnOnTwoStep === true) return null;
  const cache = sessionCache(token);
  void cache.prefetchQuery(firstStepsQuery);
  void cache.prefetchQuery(summaryQuery);
  void cache.prefetchQuery(attentionQuery);
  return null;
}

/** The dashboard: figures of the company and quick actions. All data are loaded at once, not one after another. */
export function Component() {
  const { data, error, refetch, isPending } = useSummary(true);
  const { user } = useSession();
  const { data: plan, ...usage } = useUsage(user?.company?._id);
  const attention = useAttention();
  const firstSteps = useFirstSteps();
  // The first steps stand above everything else, which they would push down if they came later.
  const isLoading = isPending || firstSteps.isPending;
  // What a query tells is drawn in one piece. Deferred, the first drawing lets the browser answer in between.
  const isWaiting = useDeferredValue(isLoading, true);
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
