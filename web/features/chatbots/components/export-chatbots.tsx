import type { ChatbotFilter } from '../../../../contracts/chat/chatbots.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { useExportBots } from '../api/export-bots.ts';
import { texts } from '../texts.ts';

/** A button that saves all pages of the list as a CSV file. */
export function ExportChatbots({ filter }: { filter: ChatbotFilter }) {
  const exportBots = useExportBots();
  return <ExportButton words={texts.export} mutation={exportBots} target={filter} />;
}
