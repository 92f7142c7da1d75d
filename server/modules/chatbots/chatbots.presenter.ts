import type { Chatbot } from '../../../contracts/chatbots.ts';
import type { ChatbotRow } from './chatbot-list.repository.ts';

/** A chatbot as its vendor sees it. A mail kept in the outbox has not been sent: it counts as queued. */
export const presentChatbot = (row: ChatbotRow): Chatbot => ({
  _id: row.id,
  uniqueId: row.uniqueId,
  useremail: row.customerEmail,
  createdAt: row.createdAt.toISOString(),
  queriesUsed: row.queriesUsed,
  queryLimit: row.queryLimit,
  status: row.queriesUsed < row.queryLimit ? 'Active' : 'Inactive',
  mail: row.mailState === 'sent' || row.mailState === 'failed' ? row.mailState : 'queued',
  company: row.companyId,
  product: {
    _id: row.productId,
    product_name: row.productName,
    uploadedAt: row.productCreatedAt.toISOString(),
  },
});
