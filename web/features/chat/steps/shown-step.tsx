import type { AnswerWarning, Message } from '../../../../contracts/chat/messages.ts';
import { keyed } from '../../../lib/browser/keyed.ts';
import { AnswerFigure } from '../answer/answer-figure.tsx';
import { CitationTab } from '../pages/citation-tab.tsx';
import { texts } from '../shell/texts.ts';
import { SafetyLabel } from '../warnings/safety-label.tsx';
import type { NumberedStep, PlannedStep, StepPlan } from './step-plan.ts';

type ShownStepProps = { id: string; message: Message; plan: StepPlan; planned: PlannedStep; at: number };

function Labels({ message, warnings }: { message: Message; warnings: readonly AnswerWarning[] }) {
  return keyed(warnings, ({ text }) => text).map(({ key, item }) => (
    <SafetyLabel
      key={key}
      warning={item}
      index={item.citation}
      citation={message.citations?.[item.citation] ?? null}
      messageId={message._id}
    />
  ));
}

/** The line that a, b and c stand below: read with each of them. */
function StepAbove({ step, number }: NumberedStep) {
  return (
    <p className="flex max-w-[62ch] gap-2.5 text-16 whitespace-pre-line wrap-anywhere">
      <span className="font-mono font-medium">{number}</span>
      {step.text}
    </p>
  );
}

/** A step as it is followed: its warnings first, word for word, then what to do, then the figure. */
export function ShownStep({ id, message, plan, planned, at }: ShownStepProps) {
  const { step, number, above, warnings, figures } = planned;
  const citation = message.citations?.[step.citation];
  return (
    <div className="grid gap-4">
      <Labels message={message} warnings={warnings} />
      {above.map((outer) => (
        <StepAbove key={outer.step.text} {...outer} />
      ))}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-3">
        <span
          aria-hidden="true"
          className="grid h-10 min-w-10 place-items-center rounded-full border-[1.5px] border-ink bg-sheet px-1.5 font-mono text-16 font-medium"
        >
          {number}
        </span>
        <p id={id} className="max-w-[40ch] pt-1 text-20 whitespace-pre-line wrap-anywhere md:text-26">
          {step.text}
        </p>
        {citation && (
          <span className="col-start-2 justify-self-start">
            <CitationTab citation={citation} index={step.citation} messageId={message._id} />
          </span>
        )}
      </div>
      {keyed(figures, ({ url }) => url).map(({ key, item }) => (
        <AnswerFigure key={key} figure={item} />
      ))}
      {at > 0 && plan.general.length > 0 && (
        <details className="border-t border-hair pt-2">
          <summary className="min-h-ctl content-center text-14 text-ink-2">
            {texts.steps.general(plan.general.length)}
          </summary>
          <div className="grid gap-3 pt-2">
            <Labels message={message} warnings={plan.general} />
          </div>
        </details>
      )}
    </div>
  );
}
