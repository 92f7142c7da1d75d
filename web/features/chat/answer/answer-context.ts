import { createStrictContext } from '../../../lib/browser/strict-context.ts';
import type { Place } from './place.ts';

/** The data that the parts of an answer need, including answers outside of a chat. */
export type AnswerFrame = {
  /** Name of the company whose chatbot answers. */
  companyName: string;
  /** Whether there are several manuals, so that page tabs also name the manual. */
  hasSeveralManuals: boolean;
  showPage: (place: Place) => void;
};

/** The context around an answer. */
export const [AnswerContext, useAnswerFrame] = createStrictContext<AnswerFrame>('useAnswerFrame');
