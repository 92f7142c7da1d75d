import { ChatbotTable } from '../../features/chatbots/components/chatbot-table.tsx';
import { Page } from '../../ui/page.tsx';

/** Chatbots of all products. */
export function Component() {
  return (
    <Page numeral="3" title="Chatbots">
      <ChatbotTable />
    </Page>
  );
}
