import type { Message } from '../../../../contracts/chat/messages.ts';
import { loadedAnswers } from '../answer/loaded-answers.ts';
import { texts } from './texts.ts';

type AnnouncerProps = {
  isSending: boolean;
  /** Whether the place in the manual was found and a model is writing. */
  isFound: boolean;
  /** The newest answer of this visit; null before there is one. */
  answer: Message | null;
};

/** Reads answers out to screen readers, without the buttons around them; at once in an emergency. */
export function Announcer({ isSending, isFound, answer }: AnnouncerProps) {
  if (!isSending && answer?.emergency)
    return (
      <div role="alert" className="sr-only">
        {wordsOf(answer)}
      </div>
    );
  return (
    <div aria-live="polite" className="sr-only">
      {isSending &&
        (isFound ? `${texts.thinking.found}. ${texts.thinking.writing}` : texts.thinking.announced)}
      {!isSending && answer && wordsOf(answer)}
    </div>
  );
}

const wordsOf = (answer: Message): string | undefined => loadedAnswers()?.answerText(answer);
