import { classNames } from '../../../lib/browser/class-names.ts';
import { keyed } from '../../../lib/browser/keyed.ts';
import type { LabelPart } from '../answer/answer-parts.ts';
import type { Step } from '../shell/sheets.ts';
import { Labels } from '../warnings/labels.tsx';
import { type NestedStep, nestSteps, numberIn } from './nested-steps.ts';

const RING =
  'grid h-[26px] min-w-[26px] place-items-center rounded-full border-[1.25px] border-ink px-1 font-mono text-13 leading-none font-medium';

/** The printed marker in a ring; a bullet stays a dot. */
function Marker({ marker }: { marker: string }) {
  const number = numberIn(marker);
  if (number === null)
    return <span className="mx-[9px] mt-[9px] block size-2 rounded-full bg-ink" aria-hidden="true" />;
  return <span className={classNames(RING, number.length > 3 && 'px-2')}>{number}</span>;
}

type StepListProps = {
  steps: readonly NestedStep[];
  /** Labels that are printed before a step. */
  labels?: ReadonlyMap<Step, LabelPart[]> | undefined;
  messageId: string;
  className: string;
};

function StepList({ steps, labels, messageId, className }: StepListProps) {
  return (
    <ol className={classNames('steps', className)}>
      {keyed(steps, ({ step }) => `${step.marker} ${step.text}`).map(({ key, item: { step, below } }) => (
        <li key={key} className="relative grid grid-cols-[auto_1fr] gap-x-3 pb-2.5 last:pb-0">
          {labels?.has(step) && (
            <div className="relative col-span-2 grid gap-2.5 bg-sheet pb-2.5">
              <Labels labels={labels.get(step) ?? []} messageId={messageId} />
            </div>
          )}
          <Marker marker={step.marker} />
          <span className="pt-px whitespace-pre-line wrap-anywhere">{step.text}</span>
          {below.length > 0 && (
            <StepList steps={below} labels={labels} messageId={messageId} className="col-start-2 pt-2.5" />
          )}
        </li>
      ))}
    </ol>
  );
}

type StepsProps = Omit<StepListProps, 'steps' | 'className'> & { steps: readonly Step[] };

/** Steps as the manual prints them, on a hairline; those below another are set in. */
export function Steps({ steps, ...rest }: StepsProps) {
  return <StepList steps={nestSteps(steps)} {...rest} className="pt-0.5" />;
}
