/** An answer's procedure one step at a time: each step with what has to be read and seen at it. */
import type { AnswerWarning, Message } from '../../../contracts/chat.ts';
import type { Figure } from './answer-parts.ts';
import type { Step } from './sheets.ts';

export type PlannedStep = {
  step: Step;
  /** Printed before this step; the first has those that hold for all, too. */
  warnings: AnswerWarning[];
  figures: Figure[];
};

export type StepPlan = {
  steps: PlannedStep[];
  /** Labels that hold for all steps, for a look back. */
  general: AnswerWarning[];
};

/** One step is no procedure. */
const MIN_STEPS = 2;
/** A number that stands in a drawing: "the shower screen (4)". */
const CALLOUT = /\(\d{1,2}\)/;

const hasStep = (place: number | undefined, count: number): place is number =>
  place !== undefined && place > 0 && place < count;

/**
 * Where a figure is shown first: its own step, else the first. From there on it comes again with each step that names
 * numbers of a drawing.
 */
const showsFigure = ({ step: own = 0 }: Figure, at: number, { text }: Step): boolean =>
  at === own || (at > own && CALLOUT.test(text));

/** The procedure of `message`; null where there is none to follow. */
export function planSteps({ steps = [], warnings = [], figures = [] }: Message): StepPlan | null {
  if (steps.length < MIN_STEPS) return null;
  const general = warnings.filter(({ step }) => !hasStep(step, steps.length));
  return {
    general,
    steps: steps.map((step, at) => ({
      step,
      warnings: [
        ...(at === 0 ? general : []),
        ...warnings.filter((warning) => at > 0 && warning.step === at),
      ],
      figures: figures.filter((figure) => showsFigure(figure, at, step)),
    })),
  };
}
