import { ChatbotTable } from '../../../features/chatbots/components/chatbot-table.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { texts } from '../texts.ts';

/** Chatbots of all products. */
export function Component() {
  return (
    <Page numeral="3" title={texts.titles.chatbots}>
      <ChatbotTable />
    </Page>
  );
}
