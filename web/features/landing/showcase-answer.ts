import type { ComponentType } from 'react';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { Showcase } from '../../../contracts/chat/showcase.ts';

type ShowcaseAnswerProps = {
  company: Showcase['company'];
  exchange: Exchange;
  /** Whether a question can be asked now. */
  canAsk: boolean;
  onAsk: (question: string) => void;
};

/** Draws an exchange as the chat does. It is passed in, because features may not import each other. */
export type ShowcaseAnswer = ComponentType<ShowcaseAnswerProps>;
