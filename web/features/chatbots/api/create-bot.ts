import { useMutation } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshChatbots } from './refresh-chatbots.ts';

type NewBot = RouteInput<typeof chatbotRoutes.createBot>['body'];

/** Creates a chatbot link for a customer and mails it; the reply holds the link. */
export function useCreateBot() {
  const refresh = useRefreshChatbots();
  return useMutation({
    mutationFn: (body: NewBot) => call(chatbotRoutes.createBot, { body }),
    onSuccess: refresh,
  });
}
