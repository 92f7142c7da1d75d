import type { Message } from '../../../contracts/chat.ts';
import { useFeedback } from './api/feedback.ts';
import { useChat } from './chat-context.ts';

export type Verdict = {
  /** What was said of the answer; null before. */
  said: Message['feedback'];
  isFailed: boolean;
  say: (works: boolean) => void;
};

/** What the customer says of an answer: whether it worked. */
export function useVerdict(message: Message): Verdict {
  const { uniqueId } = useChat();
  const { mutate, isError } = useFeedback(uniqueId, message);
  const said = message.feedback ?? null;
  return {
    said,
    isFailed: isError,
    say: (works) => {
      if (said !== (works ? 'works' : 'does-not-work')) mutate(works);
    },
  };
}
