import { Check, X } from 'lucide-react';
import type { Message } from '../../../../contracts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { useFeedback } from '../api/feedback.ts';
import { useChat } from '../chat-context.ts';
import { texts } from '../texts.ts';

const CHOSEN = 'border-ink! bg-ink! text-paper!';

/** Whether the answer worked; the other choice takes a press back. */
export function FeedbackBar({ message }: { message: Message }) {
  const { uniqueId } = useChat();
  const { mutate, isError } = useFeedback(uniqueId, message);
  const choose = (works: boolean) => {
    const chosen = message.feedback === (works ? 'works' : 'does-not-work');
    if (!chosen) mutate(works);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-13 text-ink-2 max-sm:w-full">{texts.feedback.question}</legend>
      <Button
        icon={<Check size={18} aria-hidden="true" />}
        aria-pressed={message.feedback === 'works'}
        className={`max-sm:flex-1 ${message.feedback === 'works' ? CHOSEN : ''}`}
        onClick={() => choose(true)}
      >
        {texts.feedback.works}
      </Button>
      <Button
        icon={<X size={18} aria-hidden="true" />}
        aria-pressed={message.feedback === 'does-not-work'}
        className={`max-sm:flex-1 ${message.feedback === 'does-not-work' ? CHOSEN : ''}`}
        onClick={() => choose(false)}
      >
        {texts.feedback.doesNotWork}
      </Button>
      {isError && (
        <div role="alert" className="w-full">
          <FieldError>{texts.feedback.failed}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
