/**
 * Chapters of the landing page that nobody presses. They come as HTML; their code comes behind the page, and where it does
 * not come, the HTML stays as it is. Without `memo` a page that is drawn again before that would take them away until then.
 */
import { lazy, memo, Suspense } from 'react';

const never = new Promise<never>(() => undefined);

const LazyTour = lazy(() =>
  import('./tour.tsx').then(
    (loaded) => ({ default: loaded.Tour }),
    () => never,
  ),
);
const LazyFaq = lazy(() =>
  import('./faq.tsx').then(
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
