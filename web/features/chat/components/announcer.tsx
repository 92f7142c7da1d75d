import type { Message } from '../../../../contracts/chat.ts';
import { answerText } from '../answer-text.ts';
import { texts } from '../texts.ts';

type AnnouncerProps = {
  isSending: boolean;
  /** Whether the place in the manual is known, and a model writes. */
  isFound: boolean;
  /** The answer that arrived on this visit; null before one has. */
  answer: Message | null;
};

/** Reads answers out to screen readers, without the buttons around them. */
export function Announcer({ isSending, isFound, answer }: AnnouncerProps) {
  return (
    <div aria-live="polite" className="sr-only">
      {isSending &&
        (isFound ? `${texts.thinking.found}. ${texts.thinking.writing}` : texts.thinking.announced)}
      {!isSending && answer && answerText(answer)}
    </div>
  );
}
