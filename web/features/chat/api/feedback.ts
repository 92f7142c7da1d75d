/** POST /api/chatbot/feedback: whether an answer worked. Shown at once, taken back when it can't be stored. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { chatRoutes, Message } from '../../../../contracts/chat.ts';
import { call } from '../../../lib/api-client.ts';
import { updateConversation, withMessage } from './conversation.ts';

const route = { method: 'POST', path: '/api/chatbot/feedback', auth: 'public' } as const;

const verdictOf = (works: boolean) => (works ? 'works' : 'does-not-work');

/** Stores whether `message` worked; `onStored` hears of it, also when the answer is not on the screen any more. */
export function useFeedback(uniqueId: string, message: Message, onStored: (works: boolean) => void) {
  const client = useQueryClient();
  const show = (feedback: Message['feedback']) =>
    updateConversation(client, uniqueId, (known) =>
      withMessage(known, message._id, (stored) => ({ ...stored, feedback })),
    );
  return useMutation({
    mutationFn: (works: boolean) =>
      call<typeof chatRoutes.feedback>(
        route,
        { body: { uniqueId, messageId: message._id, works } },
        // Whom an answer helped is gone the next moment.
        { outlivesPage: true },
      ),
    onMutate: async (works) => {
      await show(verdictOf(works));
      return { before: message.feedback ?? null };
    },
    onSuccess: async (_reply, works) => {
      // Shown again: a refetch since the press may have read the conversation as it was before.
      await show(verdictOf(works));
      onStored(works);
    },
    onError: (_error, _works, context) => show(context?.before ?? null),
  });
}
