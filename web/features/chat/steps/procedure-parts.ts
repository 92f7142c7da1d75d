/** How much of a procedure an answer shows at once. */
import type { Message } from '../../../../contracts/chat/messages.ts';
import { countFitting } from '../answer/fold/room.ts';
import type { Sheet, Step } from '../shell/sheets.ts';

export type ShownProcedure = {
  /** The sheets with the steps that are shown at once. */
  shown: Sheet[];
  /** Those with the steps that are shown when they are wanted. */
  rest: Sheet[];
};

/** A step that others stand below is not parted from them, unless nothing would be left to begin with. */
function cutOf(steps: readonly Step[], most: number): number {
  for (let at = most; at > 0; at -= 1) if ((steps[at]?.level ?? 0) === 0) return at;
  return most;
}

/**
 * Parts the sheets of a procedure: as many steps as fit a phone's screen are shown at once, at least the first.
 * @param taken what stands before them, in CSS pixels; null where they do not begin at once: then all of them wait
 */
export function showProcedure(sheets: readonly Sheet[], taken: number | null): ShownProcedure {
  const [first, ...others] = sheets;
  if (taken === null || !first) return { shown: [], rest: [...sheets] };
  const steps = sheets.flatMap((sheet) => sheet.steps);
  const fitting = countFitting(
    steps.map(({ text }) => text),
    taken,
  );
  if (fitting >= steps.length) return { shown: [...sheets], rest: [] };
  const at = cutOf(first.steps, Math.min(Math.max(fitting, 1), first.steps.length));
  if (at >= first.steps.length) return { shown: [first], rest: others };
  const rest = { ...first, paragraphs: [], steps: first.steps.slice(at) };
  return { shown: [{ ...first, steps: first.steps.slice(0, at) }], rest: [rest, ...others] };
}

/** Indexes in `message.steps` of the steps on sheets. */
export function stepsOn({ steps = [] }: Message, sheets: readonly Sheet[]): Set<number> {
  const on = new Set(sheets.flatMap((sheet) => sheet.steps));
  return new Set(steps.flatMap((step, index) => (on.has(step) ? [index] : [])));
}
