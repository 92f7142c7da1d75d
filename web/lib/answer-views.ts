import type { ReactNode } from 'react';
import type { Citation, Message } from '../../contracts/chat.ts';

/**
 * Draws an answer as the chat does; `onOpen` takes the index of the citation whose page is wanted. Handed in from outside,
 * for a feature knows no other.
 */
export type RenderAnswer = (answer: Message, onOpen: (citation: number) => void) => ReactNode;

/** Draws the page of a citation over the screen; null closes it. `onRetry` asks for fresh links, for they expire. */
export type RenderPage = (citation: Citation | null, onClose: () => void, onRetry: () => void) => ReactNode;

/** How answers and the pages they cite are drawn. */
export type AnswerViews = { renderAnswer: RenderAnswer; renderPage: RenderPage };
