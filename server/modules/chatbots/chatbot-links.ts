/** What a chatbot link is made of: its key, its address, its mail, and how many of those may go out. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { paths } from '../../../contracts/paths.ts';
import { DEFAULT_QUERY_LIMIT } from '../../../contracts/plans/limits.ts';
import type { Db } from '../../db/connect.ts';
import { chatbotLinkMail, type MailContent } from '../mails/mail-templates.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { ChatbotKey } from './chatbots.repository.ts';

type Deps = {
  db: Db;
  publicUrl: string;
  identity: Pick<IdentityService, 'read'>;
  findCompanyName: (companyId: string) => Promise<string>;
};

export type LinkMails = ReturnType<typeof createLinkMails>;

/** Addresses of chatbots and the mails that bring them. */
export function createLinkMails({ db, publicUrl, identity, findCompanyName }: Deps) {
  const urlOf = (companyId: string, { productId, uniqueId }: ChatbotKey): string =>
    publicUrl + paths.chat.href(companyId, productId, uniqueId);

  return {
    urlOf,

    /** Gives what writes the mails; called before the transaction that queues them, which may read nothing else. */
    async writerFor(companyId: string, productName: string): Promise<(key: ChatbotKey) => MailContent> {
      const companyName = await findCompanyName(companyId);
      const { brandName } = await identity.read(db);
      return (key) => chatbotLinkMail({ brandName, companyName, productName, link: urlOf(companyId, key) });
    },
  };
}

/** 192 random bits, unrelated to any other id: the only thing that opens a conversation. */
export const createUniqueId = (): string => randomBytes(24).toString('base64url');

/** A chatbot that is not stored yet, with the cap every link begins with. */
export const newChatbot = ({ productId, email }: { productId: string; email: string }) => ({
  id: uuidv7(),
  productId,
  uniqueId: createUniqueId(),
  customerEmail: email,
  queryLimit: DEFAULT_QUERY_LIMIT,
});

/** What webhooks are told of new chatbots. */
export const tellChatbots = (
  tx: Db,
  events: WebhookEvents,
  { companyId, productId, productName }: { companyId: string; productId: string; productName: string },
  made: readonly ReturnType<typeof newChatbot>[],
): Promise<void> =>
  events.tell(tx, companyId, 'chatbot.created', () =>
    made.map(({ id, uniqueId, customerEmail }) => ({
      chatbotId: id,
      data: {
        product: { _id: productId, product_name: productName },
        chatbot: { uniqueId, useremail: customerEmail },
      },
    })),
  );
