import type { Db } from '../../db/connect.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { LinkRow, NewMessage } from './chat.repository.ts';

/** Tells the company's webhooks of a question that its manuals do not answer. */
export const tellUnanswered = (
  events: WebhookEvents,
  tx: Db,
  { chatbot, productName }: LinkRow,
  { id, content }: NewMessage,
): Promise<void> =>
  events.tell(tx, chatbot.companyId, 'question.unanswered', () => [
    {
      chatbotId: chatbot.id,
      messageId: id,
      data: {
        question: { _id: id, text: content },
        product: { _id: chatbot.productId, product_name: productName },
        chatbot: { uniqueId: chatbot.uniqueId },
      },
    },
  ]);
