/** How customers ask to be told of changes. */
import { v7 as uuidv7 } from 'uuid';
import {
  MAX_WATCH_REQUESTS_PER_ADDRESS,
  MAX_WATCH_REQUESTS_PER_DAY,
  MAX_WATCH_REQUESTS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { daysBefore } from '../../time.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import { watchRequestMail } from '../mails/change-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createAnswerWatchesRepository } from './answer-watches.repository.ts';

export type AskToWatchDeps = {
  db: Db;
  /** @throws AppError not_found */
  findLink: (uniqueId: string) => Promise<LinkRow>;
  mails: Pick<MailsService, 'queue' | 'countWatchRequests' | 'findRefusal'>;
  identity: Pick<IdentityService, 'read'>;
  now: () => Date;
};
/** What a customer asks for. */
export type WatchWish = {
  uniqueId: string;
  visit?: string | undefined;
  email: string;
  lang?: string | undefined;
};

type LinkFor = (of: { companyId: string; id: string }) => { link: string };

/**
 * Makes the function that asks an address whether it wants to be told. Nothing else is sent before it says so.
 * @throws AppError not_found for a link that is none, not_allowed for a suspended company, conflict for an address that does not exist,
 *   too_many_requests
 */
export function createAskToWatch({ db, findLink, mails, identity, now }: AskToWatchDeps, linkFor: LinkFor) {
  return async ({ uniqueId, visit = undefined, email, lang = 'en' }: WatchWish): Promise<void> => {
    const { chatbot, company, productName } = await findLink(uniqueId);
    if (company.suspendedAt) throw new AppError('not_allowed', 'This can’t be asked for now.');
    const { companyId, productId, id: chatbotId } = chatbot;
    await db.transaction(async (tx) => {
      // One after another, so that the counts hold.
      await lockCompany(tx, companyId);
      await assertMayAsk(mails, tx, { companyId, chatbotId, email, since: daysBefore(now(), 1) });
      const id = uuidv7();
      const { brandName } = await identity.read(tx);
      await createAnswerWatchesRepository(tx).insert({
        ...{
          companyId,
          id,
          chatbotId,
          productId,
          visit: visit ?? null,
          email,
          language: lang,
          createdAt: now(),
        },
      });
      const { link } = linkFor({ companyId, id });
      const content = watchRequestMail({
        ...{ language: lang, brandName, companyName: company.name, productName, link },
      });
      await mails.queue(tx, {
        ...{ companyId, recipient: email, content, isPrivate: true },
        purpose: 'watch-request',
      });
    });
  };
}

type Asked = { companyId: string; chatbotId: string; email: string; since: Date };

/** Mails to people who may have asked for none are few. @throws AppError conflict, too_many_requests */
async function assertMayAsk(
  mails: AskToWatchDeps['mails'],
  tx: Db,
  { companyId, chatbotId, email, since }: Asked,
): Promise<void> {
  const refuse = (code: 'conflict' | 'too_many_requests', message: string): AppError =>
    new AppError(code, message, { errors: { email: message } });
  if ((await mails.findRefusal(tx, email)) !== undefined)
    throw refuse('conflict', 'A mail came back from this address. Check it.');
  const sent = await mails.countWatchRequests(tx, companyId, email, since);
  const onLink = await createAnswerWatchesRepository(tx).countOnLink(companyId, chatbotId, since);
  if (
    sent.toRecipient >= MAX_WATCH_REQUESTS_PER_ADDRESS ||
    sent.ofCompany >= MAX_WATCH_REQUESTS_PER_DAY ||
    onLink >= MAX_WATCH_REQUESTS_PER_LINK
  )
    throw refuse('too_many_requests', 'This was asked for many times today. Try again tomorrow.');
}
