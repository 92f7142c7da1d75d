import { useMutation } from '@tanstack/react-query';
import { type ChatbotFilter, chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { download, saveFile } from '../../../lib/api/download.ts';

/** Saves the matching chatbots as a CSV file. */
export function useExportBots() {
  return useMutation({
    mutationFn: async (query: ChatbotFilter) =>
      saveFile(await download(chatbotRoutes.exportBots, { query }), 'chatbots.csv'),
  });
}
