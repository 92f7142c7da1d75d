/** Which safety labels of an answer stand open, and which wait behind a counted line. */
import type { AnswerWarning, Message } from '../../../../contracts/chat/messages.ts';
import type { Step } from '../shell/sheets.ts';
import type { LabelPart, LabelsPart } from './answer-parts.ts';

/** Labels against damage and light injury stand open as long as no more labels than these do. */
const MOST_OPEN = 2;

const isSevere = ({ level }: AnswerWarning): boolean => level === 'danger' || level === 'warning';

/**
 * Whether a label governs what is shown: one that is printed before a step does so once that step is shown. A danger
 * always does, because people go on without reading the page again.
 */
const governs = (warning: AnswerWarning, shown: ReadonlySet<number>, count: number): boolean =>
  warning.level === 'danger' ||
  warning.step === undefined ||
  warning.step < 0 ||
  warning.step >= count ||
  shown.has(warning.step);

/** @param shown indexes of the steps that are shown at once */
export function labelsOf(
  { warnings = [], citations = [], steps = [] }: Message,
  shown: ReadonlySet<number>,
): { open: LabelPart[]; folded: LabelPart[] } {
  const labels = warnings.map(
    (warning): LabelPart => ({
      kind: 'warning',
      warning,
      index: warning.citation,
      citation: citations[warning.citation] ?? null,
    }),
  );
  const governing = labels.filter(({ warning }) => governs(warning, shown, steps.length));
  const severe = governing.filter(({ warning }) => isSevere(warning));
  const lesser = governing.filter(({ warning }) => !isSevere(warning));
  const open = new Set([...severe, ...lesser.slice(0, Math.max(MOST_OPEN - severe.length, 0))]);
  return {
    open: labels.filter((label) => open.has(label)),
    folded: labels.filter((label) => !open.has(label)),
  };
}

/**
 * The labels of an answer that shows the steps at `shown`: those that govern it, then a line for the others. A danger is
 * read to the end; of the others the first sentence is enough to know whether to read on.
 */
export function labelParts(message: Message, shown: ReadonlySet<number>): (LabelPart | LabelsPart)[] {
  const { open, folded } = labelsOf(message, shown);
  const begun = open.map((label) => (label.warning.level === 'danger' ? label : { ...label, isBegun: true }));
  return folded.length > 0 ? [...begun, { kind: 'labels', labels: folded }] : begun;
}

/** The labels of each step that is not shown yet, to be read before it. */
export function labelsOfSteps(message: Message, shown: ReadonlySet<number>): Map<Step, LabelPart[]> {
  const labels = new Map<Step, LabelPart[]>();
  for (const label of labelsOf(message, shown).folded) {
    const step = message.steps?.[label.warning.step ?? -1];
    if (step) labels.set(step, [...(labels.get(step) ?? []), label]);
  }
  return labels;
}
