/** What a chatbot link is made of: its key, its address, its mail, and how many of those may go out. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { paths } from '../../../contracts/paths.ts';
import { DEFAULT_QUERY_LIMIT, MAX_LINK_MAILS_PER_DAY } from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { DAY_MS } from '../../time.ts';
import { chatbotLinkMail, type MailContent } from '../mails/mail-templates.ts';
import type { MailsService } from '../mails/mails.service.ts';
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

/** Mails the company may still write in these 24 hours. Holds the company, so that two calls can't both take the rest. */
export async function countMailsLeft(
  tx: Db,
  mails: Pick<MailsService, 'countSince'>,
  companyId: string,
): Promise<number> {
  await lockCompany(tx, companyId);
  const written = await mails.countSince(tx, companyId, new Date(Date.now() - DAY_MS));
  return Math.max(0, MAX_LINK_MAILS_PER_DAY - written);
}

/** @throws AppError too_many_requests */
export async function assertMailsLeft(
  tx: Db,
  mails: Pick<MailsService, 'countSince'>,
  companyId: string,
): Promise<void> {
  if ((await countMailsLeft(tx, mails, companyId)) > 0) return;
  const most = MAX_LINK_MAILS_PER_DAY.toLocaleString('en');
  throw new AppError(
    'too_many_requests',
    `${most} e-mails were sent in the last 24 hours, which is the most. Please try again later.`,
  );
}
