/** All that an answer needs and a welcome doesn't: one file of the build, loaded by loaded-answers.ts. */
import { answerText } from './answer-text.ts';
import { AnswerTurn } from './components/answer-turn.tsx';
import { ContactWithConversation } from './components/contact-with-conversation.tsx';
import { PageOverlay } from './components/page-overlay.tsx';
import { PanePage } from './components/pane-page.tsx';
import { latestPlace } from './latest-place.ts';

/** What shows answers and their pages, says them to screen readers and hands them on. */
export const answers = {
  ...{ AnswerTurn, PageOverlay, PanePage },
  ...{ ContactWithConversation, answerText, latestPlace },
};
