import { Analytics } from '../../features/analytics/components/analytics.tsx';
import { Page } from '../../ui/page.tsx';
import { useAnswerViews } from '../use-answer-views.tsx';
import { texts } from './texts.ts';

/** What customers asked, counted. */
export function Component() {
  const views = useAnswerViews();
  return (
    <Page numeral="4" title={texts.titles.analytics}>
      <Analytics {...views} />
    </Page>
  );
}
