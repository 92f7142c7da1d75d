import { PeriodChoice } from '../../../features/analytics/components/period-choice.tsx';
import { useAnalyticsFilter } from '../../../features/analytics/use-analytics-filter.ts';
import { WriterReport } from '../../../features/writer-report/components/writer-report.tsx';
import { ProductPage } from '../../product-page.tsx';
import { useAnswerViews } from '../../use-answer-views.tsx';
import { texts } from '../texts.ts';

/** What customers' questions tell whoever writes the manuals of a product. */
export function Component() {
  const { renderPage } = useAnswerViews();
  const filter = useAnalyticsFilter();
  return (
    <ProductPage numeral="2.12" title={texts.titles.writerReport}>
      {({ _id: productId }) => (
        <WriterReport
          productId={productId}
          days={filter.period}
          periodChoice={<PeriodChoice filter={filter} />}
          renderPage={renderPage}
        />
      )}
    </ProductPage>
  );
}
