/**
 * Chapters of the landing page that nobody presses. Opened directly they come as HTML, and their code comes once the page is
 * scrolled; where it does not come, the HTML stays as it is. Without `memo` a page that is drawn again before that would take them
 * away until then.
 */
import { lazy, memo, Suspense } from 'react';

const never = new Promise<never>(() => undefined);

/** Whether the page came as HTML: then there is time. */
const isPainted = typeof document !== 'undefined' && document.getElementById('pricing') !== null;

const scrolled = (): Promise<void> =>
  isPainted
    ? new Promise((resolve) =>
        addEventListener('scroll', () => resolve(), { once: true, passive: true, capture: true }),
      )
    : Promise.resolve();

const LazyTour = lazy(() =>
  scrolled()
    .then(() => import('./tour.tsx'))
    .then(
      (loaded) => ({ default: loaded.Tour }),
      () => never,
    ),
);
const LazyFaq = lazy(() =>
  scrolled()
    .then(() => import('./faq.tsx'))
    .then(
      (loaded) => ({ default: loaded.Faq }),
      () => never,
    ),
);

/** Chapters 1 to 3. */
export const Tour = memo(function Tour() {
  return (
    <Suspense>
      <LazyTour />
    </Suspense>
  );
});

/** Chapter 5. */
export const Faq = memo(function Faq() {
  return (
    <Suspense>
      <LazyFaq />
    </Suspense>
  );
});
