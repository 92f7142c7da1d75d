import type { Message } from '../../../../contracts/chat.ts';
import { answerText } from '../answer-text.ts';
import { texts } from '../texts.ts';

type AnnouncerProps = {
  isSending: boolean;
  /** The answer that arrived on this visit; null before one has. */
  answer: Message | null;
};

/** Reads answers out to screen readers, without the buttons around them. */
export function Announcer({ isSending, answer }: AnnouncerProps) {
  return (
    <div aria-live="polite" className="sr-only">
      {isSending && texts.thinking.announced}
      {!isSending && answer && answerText(answer)}
    </div>
  );
}
