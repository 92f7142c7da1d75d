import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { chatbot, message } from '../db/schema/chats.ts';
import { correction } from '../db/schema/corrections.ts';
import { mail } from '../db/schema/platform.ts';
import { product } from '../db/schema/products.ts';
import { daysBefore } from '../time.ts';

/** Moves what was made just now to where it belongs in the demo's month. */
export function createBackdater(db: Db, companyId: string) {
  return {
    /** Products were made before anything else in the demo's month, all of them at once. */
    async products(productIds: string[]): Promise<void> {
      await db
        .update(product)
        .set({ createdAt: sql`now() - interval '33 days'` })
        .where(and(eq(product.companyId, companyId), inArray(product.id, productIds)));
    },

    async corrections(daysAgo: number): Promise<void> {
      const then = daysBefore(new Date(), daysAgo);
      await db
        .update(correction)
        .set({ createdAt: then, updatedAt: then })
        .where(eq(correction.companyId, companyId));
    },

    /** A link and its mail were made an hour before its first question. */
    async chatbots(): Promise<void> {
      const first = sql`(select min(${message.createdAt}) from ${message}
        where ${message.companyId} = ${chatbot.companyId} and ${message.chatbotId} = ${chatbot.id})`;
      await db
        .update(chatbot)
        .set({ createdAt: sql`coalesce(${first}, ${chatbot.createdAt}) - interval '1 hour'` })
        .where(eq(chatbot.companyId, companyId));
      await db
        .update(mail)
        .set({
          createdAt: sql`coalesce((select ${chatbot.createdAt} from ${chatbot} where ${chatbot.mailId} = ${mail.id}), ${mail.createdAt})`,
        })
        .where(eq(mail.companyId, companyId));
    },
  };
}
