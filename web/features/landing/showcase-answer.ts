import type { ComponentType } from 'react';
import type { Showcase, ShowcaseExchange } from '../../../contracts/showcase.ts';

type ShowcaseAnswerProps = {
  company: Showcase['company'];
  exchange: ShowcaseExchange;
  /** Whether a question can be asked now. */
  canAsk: boolean;
  onAsk: (question: string) => void;
};

/** Draws an exchange as the chat does: handed in from outside, for a feature knows no other. */
export type ShowcaseAnswer = ComponentType<ShowcaseAnswerProps>;
