/** Plans an answer's procedure step by step: each step with its warnings and figures. */
import type { AnswerWarning, Message } from '../../../../contracts/chat/messages.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import type { Figure } from '../answer/answer-parts.ts';
import type { Step } from '../shell/sheets.ts';
import { type NestedStep, nestSteps, numberIn } from './nested-steps.ts';

/** `number` is the printed one, or the place in order where only a bullet is printed. */
export type NumberedStep = { step: Step; number: string };

export type PlannedStep = NumberedStep & {
  /** The steps it stands below, the outermost first: they are read with each of theirs, and are none of their own. */
  above: NumberedStep[];
  /** Where it stands among the manual's steps: "3", or "3a" below the third. */
  place: string;
  /** Printed before this step; the first has those that hold for all, too. */
  warnings: AnswerWarning[];
  figures: Figure[];
};

export type StepPlan = {
  steps: PlannedStep[];
  /** How many steps the manual counts: the outermost. */
  count: number;
  /** Labels that hold for all steps, for a look back. */
  general: AnswerWarning[];
};

/** A step to do, with the indexes in the procedure that are done with it: its own and those of the steps above it. */
type Leaf = NumberedStep & Pick<PlannedStep, 'above' | 'place'> & { first: number; at: number };

/** One step is no procedure. */
const MIN_STEPS = 2;
/** A reference to a number in a drawing: "the shower screen (4)". */
const CALLOUT = /\(\d{1,2}\)/;

const hasStep = (place: number | undefined, count: number): place is number =>
  place !== undefined && place > 0 && place < count;

/** "3", then "3a", "3.1" */
const placeBelow = (place: string, number: string): string =>
  /\d$/.test(place) && /^\p{L}$/u.test(number) ? `${place}${number}` : `${place}.${number}`;

/** The steps that have none below them, in order. */
function leavesOf(
  nested: readonly NestedStep[],
  above: readonly NumberedStep[],
  place: string | null,
): Leaf[] {
  return nested.flatMap(({ step, at, below }, index) => {
    const order = formatNumber(index + 1);
    const number = numberIn(step.marker) ?? order;
    const own = place === null ? order : placeBelow(place, number);
    if (below.length === 0) return [{ step, number, above: [...above], place: own, first: at, at }];
    const [first, ...others] = leavesOf(below, [...above, { step, number }], own);
    // What is printed before a step that others stand below is read before the first of them.
    return first ? [{ ...first, first: at }, ...others] : [];
  });
}

/**
 * Whether a step shows a figure. It is first shown at its own step, or at the first step if it has none, and again with
 * each later step that names numbers of a drawing.
 */
const showsFigure = ({ step: own = 0 }: Figure, { step, first, at }: Leaf): boolean =>
  (first <= own && own <= at) || (at > own && CALLOUT.test(step.text));

/** The plan for the procedure of `message`; null if it has none. */
export function planSteps({ steps = [], warnings = [], figures = [] }: Message): StepPlan | null {
  const nested = nestSteps(steps);
  const leaves = leavesOf(nested, [], null);
  if (leaves.length < MIN_STEPS) return null;
  const general = warnings.filter(({ step }) => !hasStep(step, steps.length));
  const isBefore = ({ step }: AnswerWarning, { first, at }: Leaf) =>
    hasStep(step, steps.length) && first <= step && step <= at;
  return {
    general,
    count: nested.length,
    steps: leaves.map((leaf, index) => ({
      step: leaf.step,
      number: leaf.number,
      above: leaf.above,
      place: leaf.place,
      warnings: [...(index === 0 ? general : []), ...warnings.filter((warning) => isBefore(warning, leaf))],
      figures: figures.filter((figure) => showsFigure(figure, leaf)),
    })),
  };
}
