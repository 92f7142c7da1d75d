import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { chatbot } from './schema/chats.ts';

/**
 * Leaves out what was said on chatbots of the company that are deleted, but whose deletion may still be undone. Nearly
 * always there are none: holding these few against each message is cheaper than a look at the chatbot of each.
 *
 * @param chatbotId column that says on which chatbot something was said
 */
export const isOnLiveChatbot = (companyId: string, chatbotId: AnyPgColumn): SQL =>
  sql`${chatbotId} <> all(array(select ${chatbot.id} from ${chatbot}
    where ${chatbot.companyId} = ${companyId} and ${chatbot.deletedAt} is not null))`;
