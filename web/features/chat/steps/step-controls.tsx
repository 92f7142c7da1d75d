import { ArrowLeft, Check } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../shell/texts.ts';

type StepControlsProps = {
  isFirst: boolean;
  isDone: boolean;
  onBack: () => void;
  onDone: () => void;
  onGiveUp: () => void;
};

/** The buttons of the player, in reach of the thumb: on, back, and out if something does not work. */
export function StepControls({ isFirst, isDone, onBack, onDone, onGiveUp }: StepControlsProps) {
  return (
    <footer className="flex flex-wrap gap-2 border-t border-ink pt-3">
      {!isFirst && (
        <Button size="large" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack}>
          {texts.steps.back}
        </Button>
      )}
      {!isDone && (
        <>
          <Button size="large" className="max-sm:flex-1" onClick={onGiveUp}>
            {texts.feedback.doesNotWork}
          </Button>
          <Button
            variant="go"
            size="large"
            className="max-sm:order-first max-sm:w-full sm:flex-1"
            icon={<Check size={20} aria-hidden="true" />}
            onClick={onDone}
          >
            {texts.steps.next}
          </Button>
        </>
      )}
    </footer>
  );
}
