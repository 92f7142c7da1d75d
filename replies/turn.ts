import type { Citation, Turn } from '../engine/ask/base/answer.ts';

/** What is kept of the place that an answer was cited from. */
export type CitedPlace = Pick<Citation, 'manualId' | 'heading' | 'page'>;

/** Earlier questions by which one is understood: enough for "and the other one?", but not a whole evening's. */
export const REMEMBERED_QUESTIONS = 3;

/** A question as those after it lean on it. `cited`: the first place of its answer, if that cited one. */
export const turnOf = (question: string, cited: CitedPlace | null | undefined): Turn => ({
  question,
  ...(cited && { manualId: cited.manualId, section: cited.heading, page: cited.page }),
});
