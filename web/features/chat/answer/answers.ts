/** All that an answer needs and a welcome doesn't: one file of the build, loaded by loaded-answers.ts. */

import { AnswerTurn } from '../conversation/answer-turn.tsx';
import { ContactWithConversation } from '../conversation/contact-with-conversation.tsx';
import { latestPlace } from '../pages/latest-place.ts';
import { PageOverlay } from '../pages/page-overlay.tsx';
import { PanePage } from '../pages/pane-page.tsx';
import { answerText } from './answer-text.ts';

/** What shows answers and their pages, says them to screen readers and hands them on. */
export const answers = {
  ...{ AnswerTurn, PageOverlay, PanePage },
  ...{ ContactWithConversation, answerText, latestPlace },
};
