import { and, asc, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { countIf } from '../../db/count-if.ts';
import { chatbot, chatbotLink, message } from '../../db/schema/chats.ts';
import { answerWatch } from '../../db/schema/notices.ts';
import { mail } from '../../db/schema/platform.ts';
import { upkeepReminder } from '../../db/schema/reminders.ts';
import type { MessageRow } from '../chat/chat.repository.ts';

export type ConversationCounts = { asked: number; answered: number; works: number; doesNotWork: number };

const isSaidOn = (companyId: string, chatbotIds: string[]) =>
  and(eq(message.companyId, companyId), inArray(message.chatbotId, chatbotIds));

/** What is kept of one company's customers in words. */
export function createCustomerConversationsRepository(db: Db) {
  return { ...queryMessages(db), ...eraseKept(db), ...eraseAddress(db) };
}

/** What was said. */
function queryMessages(db: Db) {
  return {
    /** Questions and their answers; further tries at an answer count for what the customer said of them. */
    async count(companyId: string, chatbotId: string): Promise<ConversationCounts> {
      const [row] = await db
        .select({
          asked: countIf(eq(message.sender, 'user')),
          answered: countIf(and(eq(message.answered, true), isNull(message.remedyOf))),
          works: countIf(eq(message.feedback, 'works')),
          doesNotWork: countIf(eq(message.feedback, 'does-not-work')),
        })
        .from(message)
        .where(isSaidOn(companyId, [chatbotId]));
      return row ?? { asked: 0, answered: 0, works: 0, doesNotWork: 0 };
    },

    /** At most `limit` messages behind the one with the id `after`, oldest first. */
    listAfter: (
      companyId: string,
      chatbotId: string,
      after: string | null,
      limit: number,
    ): Promise<MessageRow[]> =>
      db
        .select()
        .from(message)
        .where(and(isSaidOn(companyId, [chatbotId]), after === null ? undefined : gt(message.id, after)))
        .orderBy(asc(message.id))
        .limit(limit),
  };
}

/** What is erased of what was said. */
function eraseKept(db: Db) {
  const countQuestions = async (companyId: string, chatbotIds: string[]): Promise<number> => {
    const [row] = await db
      .select({ n: count() })
      .from(message)
      .where(and(isSaidOn(companyId, chatbotIds), eq(message.sender, 'user')));
    return row?.n ?? 0;
  };

  /** Mails that wait to tell what changes of its answers. */
  async function eraseUntold(companyId: string, chatbotId: string): Promise<void> {
    const told = db
      .select({ id: answerWatch.mailId })
      .from(answerWatch)
      .where(and(eq(answerWatch.companyId, companyId), eq(answerWatch.chatbotId, chatbotId)));
    await db
      .delete(mail)
      .where(
        and(eq(mail.companyId, companyId), inArray(mail.id, told), inArray(mail.state, ['queued', 'outbox'])),
      );
  }

  return {
    /** @returns how many questions there were */
    async eraseMessages(companyId: string, chatbotId: string): Promise<number> {
      const questions = await countQuestions(companyId, [chatbotId]);
      await eraseUntold(companyId, chatbotId);
      await db.delete(message).where(isSaidOn(companyId, [chatbotId]));
      return questions;
    },

    /** Every link of the address with what was said on it. @returns how many links and questions there were */
    async eraseChatbots(companyId: string, email: string): Promise<{ chatbots: number; questions: number }> {
      const isTheirs = and(eq(chatbot.companyId, companyId), eq(chatbot.customerEmail, email));
      const rows = await db
        .select({ id: chatbot.id, uniqueId: chatbot.uniqueId })
        .from(chatbot)
        .where(isTheirs)
        .for('update');
      if (rows.length === 0) return { chatbots: 0, questions: 0 };
      const questions = await countQuestions(
        companyId,
        rows.map(({ id }) => id),
      );
      const links = rows.map((row) => row.uniqueId);
      await db
        .delete(chatbotLink)
        .where(and(eq(chatbotLink.companyId, companyId), inArray(chatbotLink.uniqueId, links)));
      // What was said goes with them.
      await db.delete(chatbot).where(isTheirs);
      return { chatbots: rows.length, questions };
    },
  };
}

/** What is erased of an address. */
function eraseAddress(db: Db) {
  return {
    /** Reminders to the address, also those of other people's links. @returns how many there were */
    async eraseReminders(companyId: string, email: string): Promise<number> {
      const rows = await db
        .delete(upkeepReminder)
        .where(and(eq(upkeepReminder.companyId, companyId), eq(upkeepReminder.email, email)))
        .returning({ id: upkeepReminder.id });
      return rows.length;
    },

    /** Addresses that are told of changes, also those of other people's links. @returns how many there were */
    async eraseWatches(companyId: string, email: string): Promise<number> {
      const rows = await db
        .delete(answerWatch)
        .where(and(eq(answerWatch.companyId, companyId), eq(answerWatch.email, email)))
        .returning({ id: answerWatch.id });
      return rows.length;
    },

    /** Mails that the company has sent to the address, or got from it by a contact form. @returns how many there were */
    async eraseMails(companyId: string, email: string): Promise<number> {
      const rows = await db
        .delete(mail)
        .where(and(eq(mail.companyId, companyId), or(eq(mail.recipient, email), eq(mail.replyTo, email))))
        .returning({ id: mail.id });
      return rows.length;
    },
  };
}
