/** The conversation of a link: reading, saving and erasing it, and erasing its customer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { conversationRoutes } from '../../../../contracts/conversations.ts';
import { call } from '../../../lib/api-client.ts';
import { download, saveFile } from '../../../lib/download.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Names the link. */
export type LinkKey = { productId: string; uniqueId: string };

export const useConversation = (params: LinkKey) => useQuery(routeQuery(conversationRoutes.read, { params }));

/** Saves it as a CSV file. */
export const useExportConversation = () =>
  useMutation({
    mutationFn: async (params: LinkKey) =>
      saveFile(await download(conversationRoutes.export, { params }), 'conversation.csv'),
  });

/** Erases what was said; nearly every screen has counted or shown it. */
export function useEraseConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: LinkKey) => call(conversationRoutes.erase, { params }),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Erases a customer; the reply is the receipt. What is shown of them stays until the screen is left. */
export function useEraseCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(conversationRoutes.eraseCustomer, { body: { email } }),
    onSuccess: () => client.invalidateQueries({ refetchType: 'none' }),
  });
}
