import { useMutation } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshChatbots } from './refresh-chatbots.ts';

type NewBots = RouteInput<typeof chatbotRoutes.createBots>['body'];

/** Creates chatbots for a list of customers; the reply has an outcome for each address. */
export function useCreateBots() {
  const refresh = useRefreshChatbots();
  return useMutation({
    mutationFn: (body: NewBots) => call(chatbotRoutes.createBots, { body }),
    onSuccess: refresh,
  });
}
