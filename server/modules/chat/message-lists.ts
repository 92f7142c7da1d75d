/** Lists of what was said on a link. */
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { message } from '../../db/schema/chats.ts';

/** Said on a link, in its chat or in a contact form. */
export const isSaidOn = (companyId: string, chatbotId: string): SQL | undefined =>
  and(eq(message.companyId, companyId), eq(message.chatbotId, chatbotId));

/**
 * Said in the chat, where everybody who opens the link reads it, and not in a contact form; or, with a key, by whoever opened a printed
 * code and has that key. @param visit null for the conversation of the link
 */
export const isOfConversation = (visit: string | null): SQL | undefined =>
  and(isNull(message.contact), isOfVisit(visit));

/** Said by whoever opened a printed code and has that key, or by nobody who opened one. */
export const isOfVisit = (visit: string | null): SQL =>
  visit === null ? isNull(message.visit) : eq(message.visit, visit);

/** The last `limit` messages for which the condition holds, oldest first. */
export async function listLast(
  db: Db,
  condition: SQL | undefined,
  limit: number,
): Promise<(typeof message.$inferSelect)[]> {
  const rows = await db.select().from(message).where(condition).orderBy(desc(message.id)).limit(limit);
  return rows.reverse();
}
