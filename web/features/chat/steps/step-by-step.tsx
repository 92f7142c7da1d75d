import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { useBackCloses } from '../../../lib/browser/use-back-closes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { Place } from '../answer/place.ts';
import type { Verdict } from '../answer/use-verdict.ts';
import { texts } from '../shell/texts.ts';
import { LazyStepPlayer } from './lazy-step-player.tsx';
import { keepOpen, keepStep, readStep, wasOpen } from './step-place.ts';
import { planSteps } from './step-plan.ts';

type StepByStepProps = { message: Message; verdict: Verdict; onShowPage: (place: Place) => void };

/** A button that opens an answer's procedure step by step, where it was left; nothing if there is none. */
export function StepByStep({ message, verdict, onShowPage }: StepByStepProps) {
  const messageId = message._id;
  const plan = planSteps(message);
  const count = plan?.steps.length ?? 0;
  const [step, setShownStep] = useState(() => readStep(messageId, count));
  const [isOpen, setIsShown] = useState(() => plan !== null && wasOpen(messageId));
  const setIsOpen = (next: boolean) => {
    setIsShown(next);
    keepOpen(next ? messageId : null);
  };
  useBackCloses(isOpen, () => setIsOpen(false));
  if (!plan) return null;

  const goTo = (next: number) => {
    setShownStep(next);
    keepStep(messageId, next);
  };
  const headingId = `steps-${messageId}`;
  const shown = step > 0 ? plan.steps[step] : undefined;
  return (
    <>
      <Button
        variant="go"
        icon={<ListChecks size={18} aria-hidden="true" className="max-sm:hidden" />}
        onClick={() => {
          if (step === count) goTo(0);
          setIsOpen(true);
        }}
      >
        {shown ? texts.steps.goOn(shown.place, plan.count) : texts.steps.open}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        labelledBy={headingId}
        className="page-overlay step-player"
      >
        <LazyStepPlayer
          headingId={headingId}
          message={message}
          plan={plan}
          at={step}
          verdict={verdict}
          onGoTo={goTo}
          onClose={() => setIsOpen(false)}
          onShowPage={onShowPage}
        />
      </Modal>
    </>
  );
}
