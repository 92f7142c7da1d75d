import { CLOSEST_LEAD_IN } from '../../engine/ask/ask.ts';
import type { Answer, AnswerStep } from '../../engine/ask/base/answer.ts';
import { beginText } from '../../web/features/chat/answer/fold/begun-text.ts';

/** Of a procedure of more than four steps the screen shows the first three, and the others when they are wanted. */
const SHOWN_STEPS = 4;
const FIRST_STEPS = 3;
/** Of a safety label that is no danger the screen shows the first sentence, or so many characters of whole sentences. */
const LABEL_CHARS = 110;

/**
 * An answer as a customer reads it, in the order of the screen, without what opens only when it is wanted (the passage around the
 * lead, further steps, tables behind a lead) and what stands further down (other places, pictures, sections to look at). Our own
 * lead-in and headings are left out, too.
 */
export function shownText(answer: Answer): string {
  const parts = answer.lead ? partsWithLead(answer, answer.lead[0]?.step) : partsWithout(answer);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}

/** A danger is shown whole; see web/features/chat/answer/answer-labels.ts. */
const labelsOf = ({ warnings }: Answer): string[] =>
  warnings.map(({ level, text }) => (level === 'danger' ? text : beginText(text, LABEL_CHARS).begun));
const wordsOf = ({ content }: Answer): string => content.replace(CLOSEST_LEAD_IN, '');

function stepsOf(steps: readonly AnswerStep[]): string[] {
  const shown = steps.length > SHOWN_STEPS ? steps.slice(0, FIRST_STEPS) : steps;
  return shown.map(({ text }) => text);
}

/** What answers, then labels; the steps only where one of them answers. */
const partsWithLead = (answer: Answer, step: number | undefined): string[] => [
  wordsOf(answer),
  ...labelsOf(answer),
  ...(step === undefined ? [] : stepsOf(answer.steps)),
];

/** Safety labels stand before the steps, or before everything where there are none. */
function partsWithout(answer: Answer): string[] {
  const isDangerFirst = answer.band !== 'closest' && answer.steps.length === 0;
  const body = [...stepsOf(answer.steps), ...(answer.table?.rows.flat() ?? [])];
  return isDangerFirst
    ? [...labelsOf(answer), wordsOf(answer), ...body]
    : [wordsOf(answer), ...labelsOf(answer), ...body];
}
