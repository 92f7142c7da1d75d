import './step-player.css';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { AnswerContext, useAnswerFrame } from '../answer/answer-context.ts';
import type { Place } from '../answer/place.ts';
import type { Verdict } from '../answer/use-verdict.ts';
import { headingParts } from '../pages/page-label.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import { FocusedStep } from './focused-step.tsx';
import { HandsFree } from './hands-free/hands-free.tsx';
import { spokenStep } from './hands-free/spoken-step.ts';
import { ShownStep } from './shown-step.tsx';
import { StepControls } from './step-controls.tsx';
import type { StepPlan } from './step-plan.ts';
import { StepSegments } from './step-segments.tsx';
import { StepsDone } from './steps-done.tsx';
import { useWakeLock } from './use-wake-lock.ts';

export type StepPlayerProps = {
  headingId: string;
  message: Message;
  plan: StepPlan;
  /** Index of the current step, from 0; the number of steps once all are done. */
  at: number;
  verdict: Verdict;
  onGoTo: (step: number) => void;
  onClose: () => void;
  /** Shows a page over the player. */
  onShowPage: (place: Place) => void;
};

/** A player for procedures, for people with one free hand: one large step at a time, with its warnings and figure. */
export function StepPlayer(props: StepPlayerProps) {
  const { headingId, message, plan, at, verdict, onGoTo, onClose, onShowPage } = props;
  const frame = useAnswerFrame();
  const stepId = useId();
  const planned = plan.steps[at];
  const first = plan.steps[0];
  const heading = message.citations?.[first?.step.citation ?? 0]?.heading ?? '';
  const progress = planned ? texts.steps.progress(planned.place, plan.count) : texts.steps.done(plan.count);
  const { language } = useChat();
  useWakeLock();

  const giveUp = () => {
    verdict.say(false);
    onClose();
  };
  return (
    <AnswerContext value={{ ...frame, showPage: onShowPage }}>
      <div className="step-player-body flex h-full flex-col gap-3">
        <header className="grid gap-2">
          <div className="flex items-center gap-2">
            <h2 id={headingId} className="min-w-0 flex-1 text-14 font-semibold wrap-anywhere">
              {headingParts(heading).text || texts.steps.open}
            </h2>
            <IconButton label={texts.steps.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <StepSegments count={plan.steps.length} at={at} />
          <p role="status" className="text-13 text-ink-2 tabular-nums">
            {progress}
          </p>
          <HandsFree
            manual={language}
            at={at}
            step={planned ? spokenStep(planned) : progress}
            progress={progress}
            onNext={() => planned && onGoTo(at + 1)}
            onBack={() => at > 0 && onGoTo(at - 1)}
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
          <FocusedStep key={at} labelledBy={stepId}>
            {planned ? (
              <ShownStep id={stepId} message={message} plan={plan} planned={planned} at={at} />
            ) : (
              <StepsDone id={stepId} count={plan.count} verdict={verdict} onClose={onClose} />
            )}
          </FocusedStep>
        </div>
        <StepControls
          isFirst={at === 0}
          isDone={planned === undefined}
          onBack={() => onGoTo(at - 1)}
          onDone={() => onGoTo(at + 1)}
          onGiveUp={giveUp}
        />
      </div>
    </AnswerContext>
  );
}
