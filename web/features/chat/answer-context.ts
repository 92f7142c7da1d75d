import { createStrictContext } from '../../lib/strict-context.ts';
import type { Place } from './place.ts';

/** What the parts of an answer need, also where nobody can ask. */
export type AnswerFrame = {
  /** Name of the company that answers. */
  companyName: string;
  /** With several manuals a page tab also names the manual. */
  hasSeveralManuals: boolean;
  showPage: (place: Place) => void;
};

/** What is around an answer. */
export const [AnswerContext, useAnswerFrame] = createStrictContext<AnswerFrame>('useAnswerFrame');
