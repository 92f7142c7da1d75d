import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Chatbot } from '../../../contracts/chatbots.ts';
import { DEFAULT_QUERY_LIMIT } from '../../../contracts/limits.ts';
import { paths } from '../../../contracts/paths.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { chatbotLinkMail, type MailContent } from '../mails/mail-templates.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { requireProduct } from '../products/require-product.ts';
import { presentChatbot } from './chatbots.presenter.ts';
import { type ChatbotKey, createChatbotsRepository } from './chatbots.repository.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'queue'>;
  publicUrl: string;
  brandName: string;
  findCompanyName: (companyId: string) => Promise<string>;
};

export type NewChatbot = { companyId: string; productId: string; email: string };
export type ChatbotsService = ReturnType<typeof createChatbotsService>;

/** Chatbot links: one per customer and product, mailed when made. */
export function createChatbotsService({ db, mails, publicUrl, brandName, findCompanyName }: Deps) {
  const repository = createChatbotsRepository(db);
  const linkOf = (companyId: string, { productId, uniqueId }: ChatbotKey): string =>
    publicUrl + paths.chat.href(companyId, productId, uniqueId);

  /** The mail that brings the link; written before the transaction that queues it, which may read nothing else. */
  async function writeMail(companyId: string, key: ChatbotKey, productName: string): Promise<MailContent> {
    const companyName = await findCompanyName(companyId);
    return chatbotLinkMail({ brandName, companyName, productName, link: linkOf(companyId, key) });
  }

  async function findOrThrow(companyId: string, key: ChatbotKey) {
    const row = await repository.find(companyId, key);
    if (!row) throw notFound('This chatbot');
    return row;
  }

  return {
    /**
     * Makes the link and queues its mail.
     * @throws AppError not_found for another company or a product that isn't its own
     */
    async create(actor: CompanyActor, input: NewChatbot): Promise<{ chatbot: Chatbot; link: string }> {
      const { companyId } = actor;
      if (input.companyId !== companyId) throw notFound('This company');
      const product = await requireProduct(db, companyId, input.productId);
      const key = { productId: input.productId, uniqueId: createUniqueId() };
      const content = await writeMail(companyId, key, product.name);
      await db.transaction(async (tx) => {
        const within = createChatbotsRepository(tx);
        const mailId = await mails.queue(tx, { companyId, recipient: input.email, content });
        await within.insertLink(companyId, key.uniqueId);
        await within.insert({
          companyId,
          id: uuidv7(),
          ...key,
          customerEmail: input.email,
          queryLimit: DEFAULT_QUERY_LIMIT,
          mailId,
        });
      });
      return { chatbot: presentChatbot(await findOrThrow(companyId, key)), link: linkOf(companyId, key) };
    },

    async list(
      actor: CompanyActor,
      input: ListInput & { productId?: string | undefined },
    ): Promise<ListPage<Chatbot>> {
      const { rows, total } = await repository.list(actor.companyId, input);
      return { rows: rows.map(presentChatbot), total };
    },

    /** Queues the mail with the link again. @throws AppError not_found */
    async resendLink(actor: CompanyActor, key: ChatbotKey): Promise<Chatbot> {
      const row = await findOrThrow(actor.companyId, key);
      const { companyId } = actor;
      const content = await writeMail(companyId, key, row.productName);
      await db.transaction(async (tx) => {
        const mailId = await mails.queue(tx, { companyId, recipient: row.customerEmail, content });
        await createChatbotsRepository(tx).setMail(companyId, key, mailId);
      });
      return presentChatbot(await findOrThrow(actor.companyId, key));
    },

    /** @throws AppError not_found */
    async updateLimit(actor: CompanyActor, key: ChatbotKey, queryLimit: number): Promise<Chatbot> {
      await repository.setQueryLimit(actor.companyId, key, queryLimit);
      return presentChatbot(await findOrThrow(actor.companyId, key));
    },

    /** @throws AppError not_found */
    async delete(actor: CompanyActor, key: ChatbotKey): Promise<void> {
      await db.transaction(async (tx) => {
        const within = createChatbotsRepository(tx);
        const isKnown = (await within.find(actor.companyId, key)) !== undefined;
        if (!isKnown || !(await within.delete(actor.companyId, key))) throw notFound('This chatbot');
        await within.deleteLink(actor.companyId, key.uniqueId);
      });
    },
  };
}

/** 192 random bits, unrelated to any other id: the only thing that opens a conversation. */
export const createUniqueId = (): string => randomBytes(24).toString('base64url');
