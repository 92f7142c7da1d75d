import { Check } from 'lucide-react';
import { FeedbackBar } from '../answer/feedback-bar.tsx';
import type { Verdict } from '../answer/use-verdict.ts';
import { texts } from '../shell/texts.ts';

type StepsDoneProps = { id: string; count: number; verdict: Verdict; onClose: () => void };

/** The content after the last step: says that all steps are done and asks whether it works now. */
export function StepsDone({ id, count, verdict, onClose }: StepsDoneProps) {
  const say = (works: boolean) => {
    verdict.say(works);
    onClose();
  };
  return (
    <div className="grid gap-5 py-4">
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-ink text-paper">
          <Check size={24} aria-hidden="true" />
        </span>
        <p id={id} className="text-20 font-semibold md:text-26">
          {texts.steps.done(count)}
        </p>
      </div>
      <FeedbackBar verdict={{ ...verdict, say }} question={texts.steps.didItWork} />
    </div>
  );
}
