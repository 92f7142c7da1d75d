/** How reminders are asked for. */
import { v7 as uuidv7 } from 'uuid';
import { isRemindable } from '../../../contracts/chat/remindable.ts';
import type { UpkeepTask } from '../../../contracts/chat/upkeep.ts';
import {
  MAX_REMINDER_REQUESTS_PER_ADDRESS,
  MAX_REMINDER_REQUESTS_PER_DAY,
  MAX_REMINDER_REQUESTS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { ReminderTask } from '../../db/schema/reminders.ts';
import { dueAfter } from '../../lib/calendar/ics.ts';
import type { UnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { dayOf, daysBefore } from '../../time.ts';
import type { UpkeepService } from '../chat/upkeep/upkeep.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { reminderRequestMail } from '../mails/reminder-mails.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { earliestOf } from './send-due.ts';

export type RemindersDeps = {
  db: Db;
  upkeep: Pick<UpkeepService, 'listForLink'>;
  mails: Pick<MailsService, 'queue' | 'countReminderRequests' | 'findRefusal'>;
  identity: Pick<IdentityService, 'read'>;
  tokens: UnsubscribeTokens;
  publicUrl: string;
  now?: () => Date;
};
/** What a customer asks for. */
export type Wish = {
  uniqueId: string;
  email: string;
  tasks: readonly string[];
  done?: string | undefined;
  lang?: string | undefined;
};

type LinkFor = (of: { companyId: string; id: string }) => { link: string };

/**
 * Makes the function that asks an address whether it wants to be reminded. Nothing else is sent before it says so.
 * @throws AppError not_found for a link or task that is none, not_allowed for a suspended company, conflict for an address that does
 *   not exist, too_many_requests
 */
export function createAskForReminders(
  { db, upkeep, mails, identity, now = () => new Date() }: Omit<RemindersDeps, 'tokens' | 'publicUrl'>,
  linkFor: LinkFor,
) {
  return async ({ uniqueId, email, tasks: keys, done, lang = 'en' }: Wish): Promise<void> => {
    const { link, tasks } = await upkeep.listForLink(uniqueId);
    if (link.company.suspendedAt) throw new AppError('not_allowed', 'Reminders can’t be asked for now.');
    const today = dayOf(now());
    const wanted = tasks.flatMap((task) =>
      keys.includes(task.key) ? reminderTaskOf(task, done ?? today, today) : [],
    );
    if (wanted.length === 0) throw notFound('This task');
    const { companyId, id: chatbotId } = link.chatbot;
    await db.transaction(async (tx) => {
      // One after another, so that the counts hold.
      await lockCompany(tx, companyId);
      await assertMayAsk(mails, tx, { companyId, chatbotId, email, since: daysBefore(now(), 1) });
      const id = uuidv7();
      const { brandName } = await identity.read(tx);
      await createRemindersRepository(tx).insert({
        ...{ companyId, id, chatbotId, email, language: lang, tasks: wanted },
        nextDueOn: earliestOf(wanted),
        createdAt: now(),
      });
      const { link: page } = linkFor({ companyId, id });
      const content = reminderRequestMail({
        ...{ language: lang, brandName, tasks: wanted, link: page },
        ...{ companyName: link.company.name, productName: link.productName },
      });
      await mails.queue(tx, {
        ...{ companyId, recipient: email, content, isPrivate: true },
        purpose: 'reminder-request',
      });
    });
  };
}

/** Nothing for what no mail is sent of. What is overdue already is due today. */
function reminderTaskOf(
  { key, task, printed, every, place }: UpkeepTask,
  done: string,
  today: string,
): ReminderTask[] {
  if (every === null || !isRemindable(every)) return [];
  const due = dueAfter(done, every);
  const page = place.printed ?? (place.page === null ? null : String(place.page));
  return [{ key, task, printed, every, title: place.title, page, dueOn: due < today ? today : due }];
}

type Asked = { companyId: string; chatbotId: string; email: string; since: Date };

/** Mails to people who may have asked for none are few. @throws AppError conflict, too_many_requests */
async function assertMayAsk(
  mails: Pick<MailsService, 'countReminderRequests' | 'findRefusal'>,
  tx: Db,
  { companyId, chatbotId, email, since }: Asked,
): Promise<void> {
  const refuse = (code: 'conflict' | 'too_many_requests', message: string): AppError =>
    new AppError(code, message, { errors: { email: message } });
  if ((await mails.findRefusal(tx, email)) !== undefined)
    throw refuse('conflict', 'A mail came back from this address. Check it.');
  const sent = await mails.countReminderRequests(tx, companyId, email, since);
  const onLink = await createRemindersRepository(tx).countOnLink(companyId, chatbotId, since);
  if (
    sent.toRecipient >= MAX_REMINDER_REQUESTS_PER_ADDRESS ||
    sent.ofCompany >= MAX_REMINDER_REQUESTS_PER_DAY ||
    onLink >= MAX_REMINDER_REQUESTS_PER_LINK
  )
    throw refuse('too_many_requests', 'Reminders were asked for many times today. Try again tomorrow.');
}
