import { Check, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { texts } from '../texts.ts';
import type { Verdict } from '../use-verdict.ts';

const CHOSEN = 'border-ink! bg-ink! text-paper!';

type FeedbackBarProps = { verdict: Verdict; question?: string };

/** Buttons that say whether the answer worked. Pressing the other one changes the verdict. */
export function FeedbackBar({ verdict, question = texts.feedback.question }: FeedbackBarProps) {
  const { said, say, isFailed } = verdict;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-13 text-ink-2 max-sm:w-full">{question}</legend>
      <Button
        icon={<Check size={18} aria-hidden="true" />}
        aria-pressed={said === 'works'}
        className={`max-sm:flex-1 ${said === 'works' ? CHOSEN : ''}`}
        onClick={() => say(true)}
      >
        {texts.feedback.works}
      </Button>
      <Button
        icon={<X size={18} aria-hidden="true" />}
        aria-pressed={said === 'does-not-work'}
        className={`max-sm:flex-1 ${said === 'does-not-work' ? CHOSEN : ''}`}
        onClick={() => say(false)}
      >
        {texts.feedback.doesNotWork}
      </Button>
      {isFailed && (
        <div role="alert" className="w-full">
          <FieldError>{texts.feedback.failed}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
