import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { routeQuery } from '../../../lib/api/query.ts';

const REFRESH_MS = 5000;

type Filter = NonNullable<RouteInput<typeof chatbotRoutes.yourBots>['query']>;

/** Loads a page (from 1) of the company's chatbots, by default newest first, and again while a mail is on its way. */
export function useChatbots(filter: Filter) {
  return useQuery({
    ...routeQuery(chatbotRoutes.yourBots, { query: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((chatbot) => chatbot.mail === 'queued') ? REFRESH_MS : false,
  });
}
