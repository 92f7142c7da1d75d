/** POST /api/chatbot/current-bot: loads the conversation of a link with its product and company. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { RouteOutput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { loadAnswers } from '../answer/loaded-answers.ts';
import { visit } from '../code/visit.ts';
import { loadOffline } from '../offline/load-offline.ts';
import { checkBodyStatus, isOutOfQueries, isUnknownLink } from './out-of-queries.ts';

type CurrentBot = typeof chatRoutes.currentBot;
/** `asOf`: answers come from this device, whose manuals were the newest then (ISO 8601); missing where the server answers. */
export type Conversation = RouteOutput<CurrentBot>['data'] & { asOf?: string | undefined };

const route = { method: 'POST', path: '/api/chatbot/current-bot', auth: 'public' } as const;

// Signed links to pages and files expire, so a conversation that stays open is loaded again now and then.
const FRESH_MS = 10 * 60 * 1000;
const MAX_RETRIES = 2;

const conversationKey = (uniqueId: string) => ['conversation', uniqueId] as const;

export function useConversation(uniqueId: string) {
  return useQuery({
    queryKey: conversationKey(uniqueId),
    queryFn: async ({ signal }): Promise<Conversation> => {
      const fetch = async (): Promise<Conversation> =>
        checkBodyStatus(await call<CurrentBot>(route, { body: { uniqueId, ...visit.code } }, { signal }))
          .data;
      const offline = await loadOffline(uniqueId);
      const conversation = await (offline ? offline.load(uniqueId, fetch) : fetch());
      const answers = loadAnswers();
      // A welcome waits for nothing; without them now, the first question asks for them again.
      const isThere = answers.catch((error: unknown) => {
        if (conversation.messages.length > 0) throw error;
      });
      if (conversation.messages.length > 0) await isThere;
      return conversation;
    },
    staleTime: FRESH_MS,
    // What is saved on this device needs no network.
    networkMode: 'always',
    retry: (failures, error) => failures < MAX_RETRIES && !isUnknownLink(error) && !isOutOfQueries(error),
  });
}

/** How many messages of `conversation`, from the first, belong to earlier ones. */
export const earlierOf = ({ botdata }: Conversation): number => botdata.earlier ?? 0;

/**
 * Changes the cached conversation of `uniqueId`; does nothing before it is loaded. A refetch in flight may bring the
 * state before the change, so it is cancelled. Stale data stay stale, because a change renews no links.
 */
export async function updateConversation(
  client: QueryClient,
  uniqueId: string,
  change: (conversation: Conversation) => Conversation,
): Promise<void> {
  const queryKey = conversationKey(uniqueId);
  await client.cancelQueries({ queryKey });
  const { dataUpdatedAt: updatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  client.setQueryData<Conversation>(queryKey, (known) => known && change(known), { updatedAt });
}

/** The cached conversation; undefined before it is loaded. */
export const readConversation = (client: QueryClient, uniqueId: string): Conversation | undefined =>
  client.getQueryData<Conversation>(conversationKey(uniqueId));

/** Loads the conversation of `uniqueId` again. */
export const reloadConversation = (client: QueryClient, uniqueId: string): Promise<void> =>
  client.refetchQueries({ queryKey: conversationKey(uniqueId) });

/** The conversation with a change of the message with `messageId`. */
export function withMessage(
  conversation: Conversation,
  messageId: string,
  change: (message: Message) => Message,
): Conversation {
  const messages = conversation.messages.map((message) =>
    message._id === messageId ? change(message) : message,
  );
  return { ...conversation, messages };
}
