import { CLOSEST_LEAD_IN } from '../../../engine/ask/ask.ts';
import type { Answer } from '../../../engine/ask/base/answer.ts';
import { beginText } from '../../../web/features/chat/answer/fold/begun-text.ts';
import { countFitting, heightOfParts } from '../../../web/features/chat/answer/fold/room.ts';

/** Of a safety label that is no danger the screen shows the first sentence, or so many characters of whole sentences. */
const LABEL_CHARS = 110;

/**
 * An answer as a customer reads it, in the order of the screen, without what opens only when it is wanted (the passage around the
 * lead, further steps, tables behind a lead) and what stands further down (other places, pictures, sections to look at). Our own
 * lead-in and headings are left out, too.
 */
export function shownText(answer: Answer): string {
  const parts = answer.lead ? partsWithLead(answer) : partsWithout(answer);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}

/** A danger is shown whole; see web/features/chat/answer/answer-labels.ts. */
const labelsOf = ({ warnings }: Answer): string[] =>
  warnings.map(({ level, text }) => (level === 'danger' ? text : beginText(text, LABEL_CHARS).begun));
const wordsOf = ({ content }: Answer): string => content.replace(CLOSEST_LEAD_IN, '');

/** The steps that fit a phone's screen below the labels. */
function stepsOf({ steps, warnings }: Answer): string[] {
  const labels = warnings.map((warning) => {
    const isBegun = warning.level !== 'danger';
    return { kind: 'warning', warning, index: warning.citation, citation: null, isBegun } as const;
  });
  const texts = steps.map(({ text }) => text);
  return texts.slice(0, Math.max(1, countFitting(texts, heightOfParts(labels))));
}

/** What answers, then labels; all steps wait. */
const partsWithLead = (answer: Answer): string[] => [wordsOf(answer), ...labelsOf(answer)];

/** Safety labels stand before the steps, or before everything where there are none. */
function partsWithout(answer: Answer): string[] {
  const isDangerFirst = answer.band !== 'closest' && answer.steps.length === 0;
  const body = [...stepsOf(answer), ...(answer.table?.rows.flat() ?? [])];
  return isDangerFirst
    ? [...labelsOf(answer), wordsOf(answer), ...body]
    : [wordsOf(answer), ...labelsOf(answer), ...body];
}
