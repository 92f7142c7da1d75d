import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { presentMailState } from '../mails/present-mail-state.ts';
import type { ChatbotRow } from './chatbot-list.repository.ts';

/** A chatbot as its vendor sees it. */
export const presentChatbot = (row: ChatbotRow): Chatbot => ({
  _id: row.id,
  uniqueId: row.uniqueId,
  useremail: row.customerEmail,
  createdAt: row.createdAt.toISOString(),
  queriesUsed: row.queriesUsed,
  queryLimit: row.queryLimit,
  status: row.queriesUsed < row.queryLimit ? 'Active' : 'Inactive',
  mail: presentMailState(row.mailState, row.isMailRefused),
  company: row.companyId,
  product: {
    _id: row.productId,
    product_name: row.productName,
    uploadedAt: row.productCreatedAt.toISOString(),
  },
});
