import { Check, X } from 'lucide-react';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { texts } from '../shell/texts.ts';
import type { Verdict } from './use-verdict.ts';

/** On a phone they stand on one line with everything else that can be done with an answer. */
const QUIET = 'max-sm:gap-1 max-sm:border-transparent max-sm:px-1.5 max-sm:text-13';
const CHOSEN = 'border-ink! bg-ink! text-paper!';

type FeedbackBarProps = { verdict: Verdict; question?: string };

/** Buttons that say whether the answer worked. Pressing the other one changes the verdict. */
export function FeedbackBar({ verdict, question = texts.feedback.question }: FeedbackBarProps) {
  const { said, say, isFailed } = verdict;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="float-left mr-1 text-13 text-ink-2 max-sm:sr-only">{question}</legend>
      <Button
        icon={<Check size={18} aria-hidden="true" />}
        aria-pressed={said === 'works'}
        className={classNames(QUIET, said === 'works' && CHOSEN)}
        onClick={() => say(true)}
      >
        {texts.feedback.works}
      </Button>
      <Button
        icon={<X size={18} aria-hidden="true" />}
        aria-pressed={said === 'does-not-work'}
        className={classNames(QUIET, said === 'does-not-work' && CHOSEN)}
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
