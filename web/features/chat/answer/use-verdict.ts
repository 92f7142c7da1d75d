import type { Message } from '../../../../contracts/chat/messages.ts';
import { useFeedback } from '../api/feedback.ts';
import { useNextRemedy } from '../api/next-remedy.ts';
import { useChat } from '../shell/chat-context.ts';

export type Verdict = {
  /** The verdict; null before there is one. */
  said: Message['feedback'];
  isFailed: boolean;
  /** Stores a verdict; after "does not work" the next remedy is looked for. */
  say: (works: boolean) => void;
  remedy: { isLooking: boolean; isFailed: boolean; find: () => void };
};

/** The customer's verdict on an answer, and the search for a remedy after one that does not work. */
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
