import type { Answer, Turn } from '../../ask/base/answer.ts';
import { indexOf, makeManual, type PassageDraft } from '../../ask/testing/make-manual.ts';
import { finishWriting, type WritingOutcome } from '../finish-writing.ts';
import type { ModelMessage } from '../request.ts';
import { inquire, planWriting } from '../writing-task.ts';

export type Written = {
  answer: Answer;
  /** What the engine says alone. */
  extract: Answer;
  outcome: WritingOutcome | 'not asked';
  messages: ModelMessage[];
};

/** Asks a manual of the drafts a question, with a model that answers `draft`. */
export function write(
  passages: readonly PassageDraft[],
  question: string,
  draft: string,
  { history = [], language = 'en' }: { history?: Turn[]; language?: string } = {},
): Written {
  const index = indexOf(makeManual(passages, { language }));
  const inquiry = inquire(index, question, history);
  const extract = inquiry.answer;
  const task = planWriting(index, inquiry);
  if (task === null) return { answer: extract, extract, outcome: 'not asked', messages: [] };
  return { ...finishWriting(index, inquiry, task, draft), extract, messages: task.messages };
}
