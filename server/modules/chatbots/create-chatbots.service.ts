import type { AddressResult } from '../../../contracts/chat/chatbots.ts';
import { email as emailShape } from '../../../contracts/shapes.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { countMailsLeft } from '../mails/mails-left.ts';
import { requireProduct } from '../products/require-product.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { type LinkMails, newChatbot, tellChatbots } from './chatbot-links.ts';
import { createChatbotsRepository } from './chatbots.repository.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'queueAll' | 'countSince'>;
  senders: Pick<ConfirmedSender, 'assertMayMailLinks'>;
  links: LinkMails;
  events: WebhookEvents;
};

/** `emails` as they were typed; each is judged for itself. */
export type AddressList = { companyId: string; productId: string; emails: string[] };
export type CreateChatbots = ReturnType<typeof createCreateChatbots>;

type NewRow = ReturnType<typeof newChatbot>;

/**
 * Makes a chatbot for every customer of a list and queues the mails, all in one transaction. Addresses that are wrong
 * or have a chatbot already are reported and don't stop the others.
 */
export function createCreateChatbots({ db, mails, senders, links, events }: Deps) {
  /** @throws AppError not_found for another company or a product that isn't its own */
  return async (actor: CompanyActor, input: AddressList): Promise<AddressResult[]> => {
    const { companyId } = actor;
    const { productId } = input;
    if (input.companyId !== companyId) throw notFound('This company');
    const product = await requireProduct(db, companyId, productId);
    const write = await links.writerFor(companyId, product.name);
    const addresses = input.emails.map((email) => emailShape.safeParse(email).data);
    const wanted = [...new Set(addresses.filter((address) => address !== undefined))];

    return db.transaction(async (tx) => {
      const repository = createChatbotsRepository(tx);
      await senders.assertMayMailLinks(tx, actor);
      const mailsLeft = await countMailsLeft(tx, mails, companyId);
      const known = await repository.findByCustomers(companyId, productId, wanted);
      const made = wanted
        .filter((email) => !known.has(email))
        .slice(0, mailsLeft)
        .map((email) => newChatbot({ productId, email }));
      const mailIds = await mails.queueAll(
        tx,
        made.map((row) => ({ companyId, recipient: row.customerEmail, content: write(row) })),
      );
      await repository.insertAll(
        companyId,
        made.map((row, index) => ({ ...row, mailId: mailIds[index] ?? null })),
      );
      await tellChatbots(tx, events, { companyId, productId, productName: product.name }, made);
      const urlOf = (uniqueId: string) => links.urlOf(companyId, { productId, uniqueId });
      return tellOutcomes(input.emails, addresses, made, known, urlOf);
    });
  };
}

function tellOutcomes(
  emails: readonly string[],
  addresses: readonly (string | undefined)[],
  made: readonly NewRow[],
  known: ReadonlyMap<string, string>,
  urlOf: (uniqueId: string) => string,
): AddressResult[] {
  // Told once as created; the same address further down has one by then.
  const fresh = new Map(made.map((row) => [row.customerEmail, row.uniqueId]));
  const linked = new Map(known);
  return emails.map((email, index) => {
    const address = addresses[index];
    if (address === undefined) return { email, outcome: 'invalid', link: null };
    const earlier = linked.get(address);
    if (earlier !== undefined) return { email, outcome: 'exists', link: urlOf(earlier) };
    const uniqueId = fresh.get(address);
    if (uniqueId === undefined) return { email, outcome: 'limit', link: null };
    linked.set(address, uniqueId);
    return { email, outcome: 'created', link: urlOf(uniqueId) };
  });
}
