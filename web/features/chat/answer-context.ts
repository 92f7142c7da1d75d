import { createContext, useContext } from 'react';
import type { Place } from './place.ts';

/** What the parts of an answer need, also where nobody can ask. */
export type AnswerFrame = {
  /** Name of the company that answers. */
  companyName: string;
  /** With several manuals a page tab also names the manual. */
  hasSeveralManuals: boolean;
  showPage: (place: Place) => void;
};

export const AnswerContext = createContext<AnswerFrame | null>(null);

/** What is around an answer. Throws outside one. */
export function useAnswerFrame(): AnswerFrame {
  const frame = useContext(AnswerContext);
  if (!frame) throw new Error('useAnswerFrame is only for parts of an answer');
  return frame;
}
