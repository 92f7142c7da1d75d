import type { Message } from '../../../contracts/chat.ts';
import { useFeedback } from './api/feedback.ts';
import { useNextRemedy } from './api/next-remedy.ts';
import { useChat } from './chat-context.ts';

export type Verdict = {
  /** What was said of the answer; null before. */
  said: Message['feedback'];
  isFailed: boolean;
  /** Stores it; "does not work" then asks for the next thing to try. */
  say: (works: boolean) => void;
  remedy: { isLooking: boolean; isFailed: boolean; find: () => void };
};

/** What the customer says of an answer, and what comes after one that does not work. */
export function useVerdict(message: Message): Verdict {
  const { uniqueId } = useChat();
  const remedy = useNextRemedy(uniqueId, message._id);
  const find = () => {
    if (!remedy.isPending) remedy.mutate();
  };
  const feedback = useFeedback(uniqueId, message, (works) => !works && find());
  const said = message.feedback ?? null;
  return {
    said,
    isFailed: feedback.isError,
    say: (works) => {
      if (said === (works ? 'works' : 'does-not-work')) return;
      feedback.mutate(works);
    },
    remedy: { isLooking: remedy.isPending, isFailed: remedy.isError, find },
  };
}
