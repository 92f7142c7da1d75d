import { lazy, Suspense } from 'react';
import { useSession } from '../lib/browser/use-session.ts';
import type { AnswerViews } from '../lib/text/answer-views.ts';
import { Skeleton } from '../ui/state/skeleton.tsx';

const GivenAnswer = lazy(() =>
  import('../features/chat/answer/given-answer.tsx').then((loaded) => ({ default: loaded.GivenAnswer })),
);
const CitationOverlay = lazy(() =>
  import('../features/chat/pages/citation-overlay.tsx').then((loaded) => ({
    default: loaded.CitationOverlay,
  })),
);

/** As `useAnswerViews`, for screens on which few people open an answer: its code is loaded with the first one. */
export function useLazyAnswerViews(): AnswerViews {
  const companyName = useSession().user?.company?.company_name ?? '';
  return {
    renderAnswer: (answer, onOpen) => (
      <Suspense fallback={<Skeleton className="w-2/3" />}>
        <GivenAnswer message={answer} companyName={companyName} onOpen={onOpen} />
      </Suspense>
    ),
    renderPage: (citation, onClose, onRetry) => (
      <Suspense>
        <CitationOverlay citation={citation} onClose={onClose} onRetry={onRetry} />
      </Suspense>
    ),
  };
}
