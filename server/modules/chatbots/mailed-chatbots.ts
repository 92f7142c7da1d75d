import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { assertMailsLeft } from '../mails/mails-left.ts';
import { requireProduct } from '../products/require-product.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { type LinkMails, newChatbot, tellChatbots } from './chatbot-links.ts';
import { presentChatbot } from './chatbots.presenter.ts';
import { type ChatbotKey, createChatbotsRepository } from './chatbots.repository.ts';
import { requireChatbot } from './require-chatbot.ts';

export type MailDeps = {
  db: Db;
  mails: Pick<MailsService, 'queue' | 'countSince'>;
  senders: Pick<ConfirmedSender, 'assertMayMailLinks'>;
  links: LinkMails;
  events: WebhookEvents;
};

export type NewChatbot = { companyId: string; productId: string; email: string };

/** Links that go out by mail. */
export function createMailedChatbots({ db, mails, senders, links, events }: MailDeps) {
  return {
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
        chatbot: presentChatbot(await requireChatbot(db, companyId, made)),
        link: links.urlOf(companyId, made),
      };
    },

    /** Queues the mail with the link again. @throws AppError not_found, too_many_requests */
    async resendLink(actor: CompanyActor, key: ChatbotKey): Promise<Chatbot> {
      const { companyId } = actor;
      const row = await requireChatbot(db, companyId, key);
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
      return presentChatbot(await requireChatbot(db, companyId, key));
    },
  };
}
