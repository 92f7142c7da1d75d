import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ChatbotRow } from './chatbot-list.repository.ts';
import { type ChatbotKey, createChatbotsRepository } from './chatbots.repository.ts';

/** A chatbot as it is in the caller's transaction. @throws AppError not_found */
export async function requireChatbot(tx: Db, companyId: string, key: ChatbotKey): Promise<ChatbotRow> {
  const row = await createChatbotsRepository(tx).find(companyId, key);
  if (!row) throw notFound('This chatbot');
  return row;
}
