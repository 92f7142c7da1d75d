import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { requireProduct } from '../products/require-product.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { assertMailsLeft, type LinkMails, newChatbot, tellChatbots } from './chatbot-links.ts';
import {
  type ChatbotListInput,
  type ChatbotRow,
  createChatbotListRepository,
} from './chatbot-list.repository.ts';
import { presentChatbot } from './chatbots.presenter.ts';
import { type ChatbotKey, createChatbotsRepository } from './chatbots.repository.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'queue' | 'countSince'>;
  senders: Pick<ConfirmedSender, 'assertMayMailLinks'>;
  links: LinkMails;
  events: WebhookEvents;
  deletions: Pick<DeletionService, 'delete'>;
};

export type NewChatbot = { companyId: string; productId: string; email: string };
export type ChatbotsService = ReturnType<typeof createChatbotsService>;

/** Chatbot links, mailed when made. A customer may have several of a product: each opens a conversation of its own. */
export function createChatbotsService({ db, mails, senders, links, events, deletions }: Deps) {
  const repository = createChatbotsRepository(db);
  const lists = createChatbotListRepository(db);

  async function find(tx: Db, companyId: string, key: ChatbotKey): Promise<ChatbotRow> {
    const row = await createChatbotsRepository(tx).find(companyId, key);
    if (!row) throw notFound('This chatbot');
    return row;
  }

  return {
    /** A chatbot as it is in the caller's transaction. @throws AppError not_found */
    find,

    /**
     * Makes a link, also for a customer who has one, and queues its mail.
     * @throws AppError not_found for another company or a product that isn't its own; too_many_requests when no more
     *   mails may go out today; not_allowed for an address that is not confirmed
     */
    async create(actor: CompanyActor, input: NewChatbot): Promise<{ chatbot: Chatbot; link: string }> {
      const { companyId } = actor;
      if (input.companyId !== companyId) throw notFound('This company');
      const product = await requireProduct(db, companyId, input.productId);
      const made = newChatbot(input);
      const write = await links.writerFor(companyId, product.name);
      await db.transaction(async (tx) => {
        await senders.assertMayMailLinks(tx, actor);
        await assertMailsLeft(tx, mails, companyId);
        const mailId = await mails.queue(tx, { companyId, recipient: input.email, content: write(made) });
        await createChatbotsRepository(tx).insertAll(companyId, [{ ...made, mailId }]);
        const named = { companyId, productId: input.productId, productName: product.name };
        await tellChatbots(tx, events, named, [made]);
      });
      return {
        chatbot: presentChatbot(await find(db, companyId, made)),
        link: links.urlOf(companyId, made),
      };
    },

    async list(actor: CompanyActor, input: ChatbotListInput): Promise<ListPage<Chatbot>> {
      const { rows, total } = await lists.list(actor.companyId, input);
      return { rows: rows.map(presentChatbot), total };
    },

    /** Queues the mail with the link again. @throws AppError not_found, too_many_requests */
    async resendLink(actor: CompanyActor, key: ChatbotKey): Promise<Chatbot> {
      const { companyId } = actor;
      const row = await find(db, companyId, key);
      const write = await links.writerFor(companyId, row.productName);
      await db.transaction(async (tx) => {
        await senders.assertMayMailLinks(tx, actor);
        await assertMailsLeft(tx, mails, companyId);
        const mailId = await mails.queue(tx, {
          companyId,
          recipient: row.customerEmail,
          content: write(key),
        });
        await createChatbotsRepository(tx).setMail(companyId, key, mailId);
      });
      return presentChatbot(await find(db, companyId, key));
    },

    /** @throws AppError not_found */
    async updateLimit(actor: CompanyActor, key: ChatbotKey, queryLimit: number): Promise<Chatbot> {
      await repository.setQueryLimit(actor.companyId, key, queryLimit);
      return presentChatbot(await find(db, actor.companyId, key));
    },

    /** Its link stops answering; the deletion can be undone for a short time. @throws AppError not_found */
    async delete(actor: CompanyActor, key: ChatbotKey): Promise<void> {
      const { id } = await find(db, actor.companyId, key);
      await deletions.delete(actor, { kind: 'chatbot', id });
    },

    /** Removes a chatbot for good, with its link and its conversation, in the caller's transaction. */
    removeChatbot: (tx: Db, companyId: string, id: string): Promise<void> =>
      createChatbotsRepository(tx).remove(companyId, id),
  };
}
