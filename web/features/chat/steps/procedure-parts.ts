/** How much of a procedure an answer shows at once. */
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { Sheet, Step } from '../shell/sheets.ts';

/** A procedure of more steps than this begins with its first ones. */
const SHORT = 4;
/** So many of a longer one are shown. */
const FIRST = 3;
/** No more characters of steps than these are shown at once, so that long steps leave room for what else there is. */
const MOST_CHARS = 320;

export type ShownProcedure = {
  /** The sheets with the steps that are shown at once. */
  shown: Sheet[];
  /** Those with the steps that are shown when they are wanted. */
  rest: Sheet[];
};

const charsOf = (steps: readonly Step[]): number => steps.reduce((sum, { text }) => sum + text.length, 0);

/** How many steps are shown of those that are too many: at least one, and no more than fit. */
function fitting(steps: readonly Step[]): number {
  const most = Math.min(FIRST, steps.length);
  for (let at = most; at > 1; at -= 1) if (charsOf(steps.slice(0, at)) <= MOST_CHARS) return at;
  return 1;
}

/** A step that others stand below is not parted from them, unless nothing would be left to begin with. */
function cutOf(steps: readonly Step[]): number {
  const most = fitting(steps);
  for (let at = most; at > 0; at -= 1) if ((steps[at]?.level ?? 0) === 0) return at;
  return most;
}

/** Parts the sheets of a procedure. @param isOpening whether it begins at once; otherwise all of it waits */
export function showProcedure(sheets: readonly Sheet[], isOpening: boolean): ShownProcedure {
  const count = sheets.reduce((sum, { steps }) => sum + steps.length, 0);
  const [first, ...others] = sheets;
  if (!isOpening || !first) return { shown: [], rest: [...sheets] };
  if (count <= SHORT && charsOf(sheets.flatMap(({ steps }) => steps)) <= MOST_CHARS)
    return { shown: [...sheets], rest: [] };
  const at = cutOf(first.steps);
  if (at >= first.steps.length) return { shown: [first], rest: others };
  const rest = { ...first, paragraphs: [], steps: first.steps.slice(at) };
  return { shown: [{ ...first, steps: first.steps.slice(0, at) }], rest: [rest, ...others] };
}

/** Indexes in `message.steps` of the steps on sheets. */
export function stepsOn({ steps = [] }: Message, sheets: readonly Sheet[]): Set<number> {
  const on = new Set(sheets.flatMap((sheet) => sheet.steps));
  return new Set(steps.flatMap((step, index) => (on.has(step) ? [index] : [])));
}
