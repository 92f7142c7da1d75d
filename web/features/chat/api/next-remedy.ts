/** POST /api/chatbot/next-remedy: asks what to try after an answer that did not help. It costs no query. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { call } from '../../../lib/api/api-client.ts';
import { type Conversation, updateConversation, withMessage } from './conversation.ts';
import { checkBodyStatus } from './out-of-queries.ts';

const route = { method: 'POST', path: '/api/chatbot/next-remedy', auth: 'public' } as const;

/** The conversation with the next remedy after the answer with `messageId`, or with the note that none is left. */
function withRemedy(known: Conversation, messageId: string, remedy: Message | null): Conversation {
  if (!remedy) return withMessage(known, messageId, (answer) => ({ ...answer, noRemedyLeft: true }));
  const isThere = known.messages.some(({ _id }) => _id === remedy._id);
  return isThere ? known : { ...known, messages: [...known.messages, remedy] };
}

/** Asks what to try after an answer, and writes the reply into the cached conversation. */
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
