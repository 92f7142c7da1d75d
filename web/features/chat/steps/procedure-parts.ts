/** How much of a procedure an answer shows at once. */
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { Sheet, Step } from '../shell/sheets.ts';

/** A procedure of more steps than this begins with its first ones. */
const SHORT = 4;
/** So many of a longer one are shown. */
const FIRST = 3;

export type ShownProcedure = {
  /** The sheets with the steps that are shown at once. */
  shown: Sheet[];
  /** Those with the steps that are shown when they are wanted. */
  rest: Sheet[];
};

/** A step that others stand below is not parted from them, unless nothing would be left to begin with. */
function cutOf(steps: readonly Step[]): number {
  for (let at = Math.min(FIRST, steps.length); at > 0; at -= 1) if ((steps[at]?.level ?? 0) === 0) return at;
  return FIRST;
}

/** Parts the sheets of a procedure. @param isOpening whether it begins at once; otherwise all of it waits */
export function showProcedure(sheets: readonly Sheet[], isOpening: boolean): ShownProcedure {
  const count = sheets.reduce((sum, { steps }) => sum + steps.length, 0);
  const [first, ...others] = sheets;
  if (!isOpening || !first) return { shown: [], rest: [...sheets] };
  if (count <= SHORT) return { shown: [...sheets], rest: [] };
  if (first.steps.length <= FIRST) return { shown: [first], rest: others };
  const at = cutOf(first.steps);
  const rest = { ...first, paragraphs: [], steps: first.steps.slice(at) };
  return { shown: [{ ...first, steps: first.steps.slice(0, at) }], rest: [rest, ...others] };
}

/** Indexes in `message.steps` of the steps on sheets. */
export function stepsOn({ steps = [] }: Message, sheets: readonly Sheet[]): Set<number> {
  const on = new Set(sheets.flatMap((sheet) => sheet.steps));
  return new Set(steps.flatMap((step, index) => (on.has(step) ? [index] : [])));
}
