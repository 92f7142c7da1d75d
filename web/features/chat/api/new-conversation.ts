/** POST /api/chatbot/new-conversation: begins a new conversation on a link; the one before is kept. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { call } from '../../../lib/api/api-client.ts';
import { visit } from '../code/visit.ts';
import { reloadConversation } from './conversation.ts';

const route = { method: 'POST', path: '/api/chatbot/new-conversation', auth: 'public' } as const;

/** Begins anew and loads the conversation again, so that it is pending until the new one is there. */
export function useNewConversation(uniqueId: string, onBegun: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!visit.renew?.()) await call<typeof chatRoutes.newConversation>(route, { body: { uniqueId } });
      await reloadConversation(client, uniqueId);
    },
    onSuccess: onBegun,
  });
}
