import { useMutation } from '@tanstack/react-query';
import { type Chatbot, chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshChatbots } from './refresh-chatbots.ts';

type Change = { chatbot: Pick<Chatbot, 'product' | 'uniqueId'>; queryLimit: number };

/** Changes how many questions a link answers. */
export function useUpdateLimit() {
  const refresh = useRefreshChatbots();
  return useMutation({
    mutationFn: ({ chatbot, queryLimit }: Change) =>
      call(chatbotRoutes.updateLimit, {
        params: { productId: chatbot.product._id, uniqueId: chatbot.uniqueId },
        body: { queryLimit },
      }),
    onSuccess: refresh,
  });
}
