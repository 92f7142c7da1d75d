/** What a company reads, saves and erases of the conversations with its customers. */
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { Conversation, Erasure } from '../../../contracts/chat/conversations.ts';
import { csvLine } from '../../../contracts/csv.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { csvStream } from '../../lib/csv-stream.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MessageRow } from '../chat/chat.repository.ts';
import type { ConversationService } from '../chat/conversation.service.ts';
import { FEEDBACK_WORDS } from '../chat/feedback-words.ts';
import { presentChatbot } from '../chatbots/chatbots.presenter.ts';
import type { ChatbotKey } from '../chatbots/chatbots.repository.ts';
import type { ChatbotsService } from '../chatbots/chatbots.service.ts';
import { createCustomerConversationsRepository } from './customer-conversations.repository.ts';
import { eraseUnsentSummaries } from './unsent-summaries.repository.ts';

const HEADER = [
  'Time (UTC)',
  'From',
  'Text',
  'Manual',
  'Page',
  'Feedback',
  'Engine',
  'Language model',
  'Manual versions',
] as const;

type Deps = {
  db: Db;
  chatbots: Pick<ChatbotsService, 'find'>;
  conversations: Pick<ConversationService, 'listMessages'>;
};
export type CustomerConversations = ReturnType<typeof createCustomerConversations>;

/** Reads, saves and erases what the customers of a company have said. */
export function createCustomerConversations({ db, chatbots, conversations }: Deps) {
  const repository = createCustomerConversationsRepository(db);

  return {
    /** @throws AppError not_found */
    async read({ companyId }: CompanyActor, key: ChatbotKey): Promise<Conversation> {
      const chatbot = await chatbots.find(db, companyId, key);
      const { doesNotWork, ...counts } = await repository.count(companyId, chatbot.id);
      return {
        chatbot: presentChatbot(chatbot),
        ...counts,
        does_not_work: doesNotWork,
        messages: await conversations.listMessages(companyId, chatbot.id),
      };
    },

    /** The whole conversation as CSV, oldest first. @throws AppError not_found */
    async export({ companyId }: CompanyActor, key: ChatbotKey): Promise<Readable> {
      const { id } = await chatbots.find(db, companyId, key);
      return csvStream<MessageRow>({
        header: HEADER,
        listAfter: (last, limit) => repository.listAfter(companyId, id, last?.id ?? null, limit),
        lineOf,
      });
    },

    ...createErasing({ db, chatbots }),
  };
}

/** What a company erases of it; the receipt is what is left. */
function createErasing({ db, chatbots }: Pick<Deps, 'db' | 'chatbots'>) {
  return {
    /** Erases what was said; the link and what it has used stay. @throws AppError not_found */
    erase: (actor: CompanyActor, key: ChatbotKey): Promise<Erasure> =>
      db.transaction(async (tx) => {
        const { companyId } = actor;
        const { id, customerEmail, productName } = await chatbots.find(tx, companyId, key);
        const questions = await createCustomerConversationsRepository(tx).eraseMessages(companyId, id);
        await eraseUnsentSummaries(tx, companyId);
        const receipt = uuidv7();
        const erased = { questions, receipt };
        await recordAudit(tx, actor, {
          action: 'conversation.erased',
          companyId,
          subject: { id, name: productName },
          after: erased,
        });
        return { ...erased, email: customerEmail, chatbots: 0, mails: 0, erasedAt: new Date().toISOString() };
      }),

    /** Erases everything that is kept of a customer in words. @throws AppError not_found */
    eraseCustomer: (actor: CompanyActor, email: string): Promise<Erasure> =>
      db.transaction(async (tx) => {
        const { companyId } = actor;
        const within = createCustomerConversationsRepository(tx);
        // Before the links, with which those of them go: all are counted.
        const reminders = await within.eraseReminders(companyId, email);
        const watches = await within.eraseWatches(companyId, email);
        const erased = await within.eraseChatbots(companyId, email);
        const mails = await within.eraseMails(companyId, email);
        if (erased.chatbots + mails + reminders + watches === 0) throw notFound('This customer');
        await eraseUnsentSummaries(tx, companyId);
        const receipt = uuidv7();
        // The trail stays for ever, so it knows the customer by the receipt alone.
        await recordAudit(tx, actor, {
          action: 'customer.erased',
          companyId,
          subject: { id: receipt, name: receipt },
          after: { ...erased, mails, reminders, watches },
        });
        return { ...erased, receipt, email, mails, erasedAt: new Date().toISOString() };
      }),
  };
}

function lineOf({ createdAt, sender, content, answer, feedback }: MessageRow): string {
  const citation = answer?.citations[0];
  return csvLine([
    createdAt.toISOString(),
    sender === 'user' ? 'customer' : 'chatbot',
    content,
    citation?.title ?? '',
    (citation && namePlace(citation)) ?? '',
    feedback === null ? '' : FEEDBACK_WORDS[feedback],
    answer?.made?.engine ?? '',
    answer?.made?.model ?? '',
    answer?.made?.manuals.map(({ title, version }) => `${title} v${version}`).join('; ') ?? '',
  ]);
}
