import { useMutation } from '@tanstack/react-query';
import { type Chatbot, chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshChatbots } from './refresh-chatbots.ts';

/** Mails the link to its customer again. */
export function useResendLink() {
  const refresh = useRefreshChatbots();
  return useMutation({
    mutationFn: ({ product, uniqueId }: Pick<Chatbot, 'product' | 'uniqueId'>) =>
      call(chatbotRoutes.resendLink, { params: { productId: product._id, uniqueId } }),
    onSuccess: refresh,
  });
}
