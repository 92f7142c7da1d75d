import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { keyed } from '../../../lib/keyed.ts';
import { type NestedStep, nestSteps, numberIn } from '../nested-steps.ts';
import type { Step } from '../sheets.ts';
import { texts } from '../texts.ts';

const RING =
  'grid h-[26px] min-w-[26px] place-items-center rounded-full border-[1.25px] border-ink px-1 font-mono text-13 leading-none font-medium';

/** The printed marker in a ring; a bullet stays a dot. */
function Marker({ marker }: { marker: string }) {
  const number = numberIn(marker);
  if (number === null)
    return <span className="mx-[9px] mt-[9px] block size-2 rounded-full bg-ink" aria-hidden="true" />;
  return <span className={classNames(RING, number.length > 3 && 'px-2')}>{number}</span>;
}

function StepList({ steps, className }: { steps: readonly NestedStep[]; className: string }) {
  return (
    <ol className={classNames('steps', className)}>
      {keyed(steps, ({ step }) => `${step.marker} ${step.text}`).map(({ key, item: { step, below } }) => (
        <li key={key} className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-3.5 last:pb-0 max-sm:gap-x-3">
          <Marker marker={step.marker} />
          <span className="pt-px whitespace-pre-line wrap-anywhere">{step.text}</span>
          {below.length > 0 && <StepList steps={below} className="col-start-2 pt-3.5" />}
        </li>
      ))}
    </ol>
  );
}

/** A procedure of more steps than this shows its first ones, and the others when they are wanted. */
const SHOWN = 4;
/** So many are shown of a longer one. */
const FIRST = 3;

/** Steps as the manual prints them, on a hairline; those below another are set in. A long procedure begins with its first. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = steps.length > SHOWN && !isWhole;
  return (
    <>
      <StepList steps={nestSteps(isCut ? steps.slice(0, FIRST) : steps)} className="pt-0.5" />
      {isCut && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-14 text-cite underline underline-offset-4"
          onClick={() => setIsWhole(true)}
        >
          {texts.answer.showSteps(steps.length)}
        </button>
      )}
    </>
  );
}
