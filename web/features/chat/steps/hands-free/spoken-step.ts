import { texts } from '../../shell/texts.ts';
import { labelBody } from '../../warnings/label-body.ts';
import type { NumberedStep, PlannedStep } from '../step-plan.ts';

const numbered = ({ number, step }: NumberedStep): string => `${number}. ${step.text}`;

/** A step as it is read aloud: its warnings first, then the steps it stands below, then itself; as it is shown. */
export const spokenStep = ({ warnings, above, ...own }: PlannedStep): string =>
  [
    ...warnings.map((warning) => `${texts.answer.level[warning.level]}: ${labelBody(warning)}`),
    ...above.map(numbered),
    numbered(own),
  ].join('\n');
