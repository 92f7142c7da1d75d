/** Loads, saves and erases the conversation of a link, and erases its customer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { conversationRoutes } from '../../../../contracts/chat/conversations.ts';
import { call } from '../../../lib/api/api-client.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** The parts that name a link. */
export type LinkKey = { productId: string; uniqueId: string };

export const useConversation = (params: LinkKey) => useQuery(routeQuery(conversationRoutes.read, { params }));

/** Saves a conversation as a CSV file. */
export const useExportConversation = () =>
  useMutation({
    mutationFn: async (params: LinkKey) =>
      saveFile(await download(conversationRoutes.export, { params }), 'conversation.csv'),
  });

/** Erases a conversation and loads everything again, because nearly every screen shows or counts it. */
export function useEraseConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: LinkKey) => call(conversationRoutes.erase, { params }),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Erases a customer; the reply is the receipt. Data that are shown stay until the screen is left. */
export function useEraseCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(conversationRoutes.eraseCustomer, { body: { email } }),
    onSuccess: () => client.invalidateQueries({ refetchType: 'none' }),
  });
}
