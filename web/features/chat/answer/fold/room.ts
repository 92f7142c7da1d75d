/** How much of a phone an answer takes, by its words, so that it is known before anything is drawn. */
import type { AnswerPart } from '../answer-parts.ts';

/** What 360 × 640 CSS pixels have room for above the row of folds, two other places and the verdict. */
const ROOM = 350;
/** A sentence, step or label with its frame and the end of its last line, and each character of it. CSS pixels. */
const BLOCK = 38;
const CHARACTER = 0.65;
/** Longer texts are begun, labels sooner than others. Characters. */
const MOST = 280;
const MOST_OF_LABEL = 120;
/** What the frame of a label, and the line below a cell that says which row it is of, take besides. Characters. */
const BESIDES = 40;

/** The lengths of the texts that a part shows. */
function lengthsOf(part: AnswerPart): number[] {
  switch (part.kind) {
    case 'lead':
      return part.sentences.map(({ sentence: { row, text } }) =>
        row?.others ? row.value.length + BESIDES : text.length,
      );
    case 'warning':
      return [BESIDES + Math.min(part.warning.text.length, part.isBegun ? MOST_OF_LABEL : MOST)];
    case 'sheet':
      return [...part.paragraphs, ...part.steps.map(({ text }) => text), ...(part.table?.rows ?? [])].map(
        ({ length }) => length,
      );
    case 'labels':
    case 'heading':
      return [0];
    default:
      return [];
  }
}

/** How tall a text of so many characters is with its frame, at most as much of it as is shown at once; CSS pixels. */
const heightOf = (length: number): number => BLOCK + Math.min(length, MOST) * CHARACTER;

/** How tall parts of an answer are; CSS pixels. */
export const heightOfParts = (parts: readonly AnswerPart[]): number =>
  parts.flatMap(lengthsOf).reduce((sum, length) => sum + heightOf(length), 0);

/** How many of the first texts fit a phone's screen below what takes `taken` CSS pixels of it. */
export function countFitting(texts: readonly string[], taken: number): number {
  let room = ROOM - taken;
  const at = texts.findIndex(({ length }) => {
    room -= heightOf(length);
    return room < 0;
  });
  return at < 0 ? texts.length : at;
}

/** Whether other places can stand below an answer of these parts without pushing its end off the screen. */
export const hasRoom = (parts: readonly AnswerPart[]): boolean => heightOfParts(parts) <= ROOM;
