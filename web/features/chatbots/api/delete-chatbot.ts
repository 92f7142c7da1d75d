import { useMutation } from '@tanstack/react-query';
import { type Chatbot, chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshChatbots } from './refresh-chatbots.ts';

/** Deletes a chatbot; its link stops answering. */
export function useDeleteChatbot() {
  const refresh = useRefreshChatbots();
  return useMutation({
    mutationFn: ({ product, uniqueId }: Pick<Chatbot, 'product' | 'uniqueId'>) =>
      call(chatbotRoutes.deleteChatbot, { params: { productId: product._id, uniqueId } }),
    onSuccess: refresh,
  });
}
