import { CitationOverlay } from '../features/chat/components/citation-overlay.tsx';
import { GivenAnswer } from '../features/chat/components/given-answer.tsx';
import type { AnswerViews } from '../lib/answer-views.ts';
import { useSession } from '../lib/use-session.ts';

/** Draws answers and the pages they cite as the chat does, for lists of the questions to a company. */
export function useAnswerViews(): AnswerViews {
  const companyName = useSession().user?.company?.company_name ?? '';
  return {
    renderAnswer: (answer, onOpen) => (
      <GivenAnswer message={answer} companyName={companyName} onOpen={onOpen} />
    ),
    renderPage: (citation, onClose, onRetry) => (
      <CitationOverlay citation={citation} onClose={onClose} onRetry={onRetry} />
    ),
  };
}
