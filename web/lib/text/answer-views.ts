import type { ReactNode } from 'react';
import type { Citation, Message } from '../../../contracts/chat/messages.ts';

/**
 * Draws an answer as the chat does; `onOpen` takes the index of the citation whose page is wanted. Features are given
 * this function, because they may not import each other.
 */
export type RenderAnswer = (answer: Message, onOpen: (citation: number) => void) => ReactNode;

/** Draws the page of a citation over the screen; null closes it. `onRetry` asks for new links, since they expire. */
export type RenderPage = (citation: Citation | null, onClose: () => void, onRetry: () => void) => ReactNode;

/** The functions that draw answers and the pages they cite. */
export type AnswerViews = { renderAnswer: RenderAnswer; renderPage: RenderPage };
