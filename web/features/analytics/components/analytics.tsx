import type { ReactNode } from 'react';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { useNamedProduct } from '../../../lib/api/use-product-choice.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { formatDays } from '../../../lib/text/format.ts';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useOverview } from '../api/get-overview.ts';
import { texts } from '../texts.ts';
import { useAnalyticsFilter } from '../use-analytics-filter.ts';
import { AnalyticsFilters } from './analytics-filters.tsx';
import { ConfusedPages } from './confused-pages.tsx';
import { Performance } from './performance.tsx';
import { QueriesChart } from './queries-chart.tsx';
import { Totals } from './totals.tsx';

type AnalyticsProps = AnswerViews & {
  /** Renders further sections about the same questions, below the others. */
  renderMore?: (period: AnalyticsPeriod) => ReactNode;
};

/** Analytics of customers' questions: figures, a chart, products and pages, all for the questions of the filter. */
export function Analytics({ renderMore, ...views }: AnalyticsProps) {
  const filter = useAnalyticsFilter();
  const { period } = filter;
  return (
    <>
      <AnalyticsFilters filter={filter} />
      {period && (
        <>
          <Overview period={period} />
          <Performance period={period} />
          <ConfusedPages period={period} {...views} />
          {renderMore?.(period)}
        </>
      )}
    </>
  );
}

/** The figures of the chosen questions, and the chart over their days. */
function Overview({ period }: { period: AnalyticsPeriod }) {
  const { data, error, refetch } = useOverview(period);
  const { get, setParam } = useListParams();
  const product = useNamedProduct(period.product);
  const name = product.data?.data.product_name ?? '';
  if (!data) return <Unloaded error={error} onRetry={refetch} lines={8} />;
  return (
    <>
      <p className="mb-3 hidden print:block">
        {texts.chart.caption(formatDays(period.from, period.to), name || texts.chart.allProducts)}
      </p>
      <Totals overview={data} />
      <QueriesChart
        overview={data}
        period={period}
        productName={name}
        unit={get('by')}
        onUnit={(unit) => setParam('by', unit)}
      />
    </>
  );
}
