/** POST /api/chatbot/feedback: stores whether an answer worked. It is shown at once, and undone if storing fails. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { updateConversation, withMessage } from './conversation.ts';

const route = { method: 'POST', path: '/api/chatbot/feedback', auth: 'public' } as const;

const verdictOf = (works: boolean) => (works ? 'works' : 'does-not-work');

/** Stores whether `message` worked and then calls `onStored`, even if the answer is no longer on the screen. */
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
        // Customers whom an answer helped may leave the next moment.
        { outlivesPage: true },
      ),
    onMutate: async (works) => {
      await show(verdictOf(works));
      return { before: message.feedback ?? null };
    },
    onSuccess: async (_reply, works) => {
      // Written again, because a refetch since the press may have brought the state before it.
      await show(verdictOf(works));
      onStored(works);
    },
    onError: (_error, _works, context) => show(context?.before ?? null),
  });
}
