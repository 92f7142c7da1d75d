import { keyed } from '../../../lib/browser/keyed.ts';
import type { LabelPart } from '../answer/answer-parts.ts';
import { Unfolding } from '../answer/fold/unfolding.tsx';
import { texts } from '../shell/texts.ts';
import { SafetyLabel } from './safety-label.tsx';

type LabelsProps = { labels: readonly LabelPart[]; messageId: string };

/** Safety labels of the manual, one below the other, in their order. */
export function Labels({ labels, messageId }: LabelsProps) {
  return keyed(labels, ({ warning }) => warning.text).map(({ key, item: { kind: _, ...label } }) => (
    <SafetyLabel key={key} {...label} messageId={messageId} />
  ));
}

/** Labels that do not govern what is shown, behind a line that counts them. */
export function FurtherLabels({ labels, messageId }: LabelsProps) {
  return (
    <Unfolding label={texts.answer.showLabels(labels.length)}>
      <Labels labels={labels} messageId={messageId} />
    </Unfolding>
  );
}
