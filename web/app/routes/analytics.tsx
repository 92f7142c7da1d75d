import { Analytics } from '../../features/analytics/components/analytics.tsx';
import { ConfusionPoints } from '../../features/analytics/components/confusion-points.tsx';
import { Improvements } from '../../features/analytics/components/improvements.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useLazyAnswerViews } from '../use-lazy-answer-views.tsx';
import { texts } from './texts.ts';

/** Analytics: counts of customers' questions, what customers struggled with, and what would help them. */
export function Component() {
  const views = useLazyAnswerViews();
  return (
    <Page numeral="4" title={texts.titles.analytics}>
      <Analytics
        {...views}
        renderMore={(period) => (
          <>
            <ConfusionPoints period={period} />
            <Improvements period={period} />
          </>
        )}
      />
    </Page>
  );
}
