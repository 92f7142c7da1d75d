import { lazy, Suspense } from 'react';
import { Analytics } from '../../../features/analytics/components/analytics.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useLazyAnswerViews } from '../../use-lazy-answer-views.tsx';
import { texts } from '../texts.ts';

/** What stands at the end of a long screen; the rest need not wait for its code. */
const ConfusionPoints = lazy(() =>
  import('../../../features/analytics/components/confusion-points.tsx').then((loaded) => ({
    default: loaded.ConfusionPoints,
  })),
);
const Improvements = lazy(() =>
  import('../../../features/analytics/components/improvements.tsx').then((loaded) => ({
    default: loaded.Improvements,
  })),
);
const ContactFigures = lazy(() =>
  import('../../../features/contact-forms/components/contact-figures.tsx').then((loaded) => ({
    default: loaded.ContactFigures,
  })),
);

/** Analytics: counts of customers' questions, what customers struggled with, and what would help them. */
export function Component() {
  const views = useLazyAnswerViews();
  return (
    <Page numeral="4" title={texts.titles.analytics}>
      <Analytics
        {...views}
        renderMore={(period) => (
          <Suspense fallback={<Skeleton className="mt-12 w-2/3" />}>
            <ConfusionPoints period={period} />
            <Improvements period={period} />
            <ContactFigures period={period} />
          </Suspense>
        )}
      />
    </Page>
  );
}
