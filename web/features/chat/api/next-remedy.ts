/** POST /api/chatbot/next-remedy: what to try after an answer that did not help; it costs no question. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { chatRoutes, Message } from '../../../../contracts/chat.ts';
import { call } from '../../../lib/api-client.ts';
import { type Conversation, updateConversation, withMessage } from './conversation.ts';
import { checkBodyStatus } from './out-of-queries.ts';

const route = { method: 'POST', path: '/api/chatbot/next-remedy', auth: 'public' } as const;

/** The conversation with what came after the answer of `messageId`: a remedy at its end, or that none is left. */
export function withRemedy(known: Conversation, messageId: string, remedy: Message | null): Conversation {
  if (!remedy) return withMessage(known, messageId, (answer) => ({ ...answer, noRemedyLeft: true }));
  const isThere = known.messages.some(({ _id }) => _id === remedy._id);
  return isThere ? known : { ...known, messages: [...known.messages, remedy] };
}

/** Asks what to try after an answer; it lands in the cached conversation. */
export function useNextRemedy(uniqueId: string, messageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      checkBodyStatus(await call<typeof chatRoutes.nextRemedy>(route, { body: { uniqueId, messageId } }))
        .data,
    onSuccess: ({ remedy }) =>
      updateConversation(client, uniqueId, (known) => withRemedy(known, messageId, remedy)),
  });
}
