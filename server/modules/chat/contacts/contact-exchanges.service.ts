/** What becomes of a message in a contact form after it was answered. Only what the customer does or says counts. */
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import { message } from '../../../db/schema/chats.ts';
import { dayOf } from '../../../time.ts';
import { createChatRepository, type LinkRow, type MessageRow } from '../chat.repository.ts';
import { momentOf } from '../message-row.ts';
import { createContactCounts, isShownFirst } from './contact-counts.repository.ts';

/** The customer said that it helped, or sent the message all the same. */
export type ContactFate = 'helped' | 'sent';
export type ContactExchanges = ReturnType<typeof createContactExchanges>;

/** Makes the service. */
export function createContactExchanges({ db }: { db: Db }) {
  const repository = createChatRepository(db);

  return {
    /** The link that a form belongs to; undefined also for one of a closed company. */
    async findLink(uniqueId: string): Promise<LinkRow | undefined> {
      const companyId = await repository.findCompanyOfLink(uniqueId);
      return companyId === undefined ? undefined : repository.findLink(companyId, uniqueId);
    },

    /** An answer that a form of the link has shown; undefined where there is none, or it is erased. */
    async findAnswer({ chatbot }: LinkRow, answerId: string): Promise<MessageRow | undefined> {
      const answer = await repository.findMessage(chatbot.companyId, answerId);
      return answer?.chatbotId === chatbot.id && answer.contact !== null && answer.sender === 'bot'
        ? answer
        : undefined;
    },

    /**
     * Keeps what came of an answer. Who says that it helped may send the message after all, and is counted as that then; what
     * was sent stays sent.
     * @throws AppError not_found for an answer that is no contact form's of this link
     */
    async settle(tx: Db, { chatbot }: LinkRow, answerId: string, fate: ContactFate): Promise<void> {
      const { companyId, id } = chatbot;
      const answer = await createChatRepository(tx).lockAnswer(companyId, id, answerId);
      if (!answer?.contact) throw notFound('This answer');
      const before = answer.contact;
      if (before === fate || before === 'sent') return;
      await tx
        .update(message)
        .set({ contact: fate })
        .where(and(eq(message.companyId, companyId), eq(message.id, answerId)));
      // What was not shown first is sent as ever, and has helped nobody.
      if (answer.isTrial || !answer.answer || !isShownFirst(answer.answer)) return;
      await createContactCounts(tx).add(chatbot, dayOf(momentOf(answer.id)), {
        [fate]: 1,
        ...(before === 'helped' && { helped: -1 }),
      });
    },

    /** Mails that our own form of a link has sent since a day, `YYYY-MM-DD`, that day included. */
    countMailed: (tx: Db, { chatbot }: LinkRow, since: string): Promise<number> =>
      createContactCounts(tx).countMailed(chatbot, since),

    /** Counts a mail of a day, `YYYY-MM-DD`. */
    addMailed: (tx: Db, { chatbot }: LinkRow, day: string): Promise<void> =>
      createContactCounts(tx).add(chatbot, day, { mailed: 1 }),
  };
}
