import { GivenAnswer } from '../features/chat/answer/given-answer.tsx';
import { CitationOverlay } from '../features/chat/pages/citation-overlay.tsx';
import { useSession } from '../lib/browser/use-session.ts';
import type { AnswerViews } from '../lib/text/answer-views.ts';

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
