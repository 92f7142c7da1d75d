import { withoutClaim } from '../ask/ask.ts';
import type { Answer } from '../ask/base/answer.ts';
import { holdsType } from '../ask/base/query.ts';
import { languageOf } from '../index/language.ts';
import { type ManualIndex, manualOfPassage } from '../index/manual-index.ts';
import { type CheckedSentence, checkDraft, type DraftFault } from './check-draft.ts';
import { findCodes } from './claims/codes.ts';
import { toPlainText } from './claims/plain-text.ts';
import { evidenceOf } from './evidence.ts';
import { parseDraft, parseUnfinished } from './parse-draft.ts';
import { ORDERS } from './request.ts';
import type { Inquiry, WritingTask } from './writing-task.ts';
import { writeAnswer } from './written-answer.ts';

/** The outcome of a draft: shown, held back for a fault, or the model's statement that the passages don't answer. */
export type WritingOutcome = 'written' | 'not-in-manual' | DraftFault;

/**
 * Gives the final answer after a model has drafted: in the model's words if they hold, else the engine's own. If the
 * model says that the passages don't answer, they are shown as the closest ones, without a claim.
 */
export function finishWriting(
  index: ManualIndex,
  inquiry: Inquiry,
  task: WritingTask,
  draft: string,
): { answer: Answer; outcome: WritingOutcome } {
  const { answer } = inquiry;
  const sentences = parseDraft(draft);
  if (sentences === null) return { answer: withoutClaim(answer), outcome: 'not-in-manual' };
  const checked = check(index, inquiry, task, sentences);
  if ('fault' in checked) return { answer, outcome: checked.fault };
  if (!saysTheKind(inquiry, checked.sentences)) return { answer, outcome: 'uncovered' };
  return { answer: writeAnswer(index, inquiry, checked.sentences), outcome: 'written' };
}

/**
 * Follows a draft while it is being written. The function takes the draft so far and gives what may be shown: its
 * sentences while all of them hold and say what was asked for, else nothing.
 */
export function followDraft(
  index: ManualIndex,
  inquiry: Inquiry,
  task: WritingTask,
): (draft: string) => string {
  let [checkedSentences, shown] = [0, ''];
  return (draft) => {
    const sentences = parseUnfinished(draft);
    // Only at new sentences, because a check takes longer than a word takes to arrive; and nothing more is shown of a
    // draft that is too long.
    if (sentences.length <= checkedSentences || checkedSentences > task.limits.maxSentences) return shown;
    checkedSentences = sentences.length;
    const checked = check(index, inquiry, task, sentences);
    const isGood = !('fault' in checked) && saysTheKind(inquiry, checked.sentences);
    shown = isGood ? checked.sentences.map(({ text }) => text).join(' ') : '';
    return shown;
  };
}

function check(
  index: ManualIndex,
  { question, history }: Inquiry,
  { sources, limits }: WritingTask,
  sentences: Parameters<typeof checkDraft>[0],
): ReturnType<typeof checkDraft> {
  const [first] = sources;
  if (first === undefined) return { fault: 'empty' };
  const language = languageOf(manualOfPassage(index, first.found.number).language);
  const evidence = sources.flatMap((source) => evidenceOf(source, language));
  const asked = [...history.map((turn) => turn.question), question].join('\n');
  const codes = findCodes(toPlainText(question)).codes.map(({ code }) => code);
  return checkDraft(sentences, { evidence, language, question: asked, codes, orders: ORDERS, ...limits });
}

/** Asked "how long?", an answer holds a time, if the manual's own words do. */
function saysTheKind({ answer, found }: Inquiry, sentences: readonly CheckedSentence[]): boolean {
  const { query } = found;
  if (query.answerType === null || sentences.some(({ text }) => holdsType(query, text))) return true;
  const { content, steps, table } = answer;
  const own = [content, ...steps.map(({ text }) => text), ...(table?.rows.map((row) => row.join(' ')) ?? [])];
  return !own.some((text) => holdsType(query, text));
}
