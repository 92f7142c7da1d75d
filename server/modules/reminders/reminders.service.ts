/** Reminders of upkeep by mail: asked for on a link, confirmed by the address, sent when due, ended at any time. */
import { v5 as uuidv5 } from 'uuid';
import { remindersPath } from '../../../contracts/chat/upkeep-path.ts';
import { type ReminderMail, reminderMail } from '../mails/reminder-mails.ts';
import { createAskForReminders, type RemindersDeps } from './ask-for-reminders.ts';
import { createRemindersRepository, type KnownReminder } from './reminders.repository.ts';
import { createSendDue } from './send-due.ts';

export type RemindersService = ReturnType<typeof createReminders>;

/** Makes the service. */
export function createReminders(deps: RemindersDeps) {
  const { db, mails, identity, tokens, publicUrl, now = () => new Date() } = deps;

  async function find(token: string): Promise<KnownReminder | undefined> {
    const [companyId, id] = tokens.read(token)?.split('.') ?? [];
    if (companyId === undefined || id === undefined) return undefined;
    return createRemindersRepository(db).find(companyId, id);
  }

  const linkFor = ({ companyId, id }: { companyId: string; id: string }) => {
    const token = tokens.make(`${companyId}.${id}`);
    return {
      link: publicUrl + remindersPath(token),
      unsubscribeUrl: publicUrl + remindersPath(token, 'stop'),
    };
  };

  return {
    ask: createAskForReminders(deps, linkFor),

    find,

    /** @returns what is confirmed; undefined where it is gone */
    async confirm(token: string): Promise<KnownReminder | undefined> {
      const found = await find(token);
      if (!found) return undefined;
      const isConfirmed = await db.transaction((tx) =>
        createRemindersRepository(tx).confirm(found.companyId, found.id, now()),
      );
      return isConfirmed ? { ...found, confirmedAt: found.confirmedAt ?? now() } : undefined;
    },

    /** Ends them and erases the address; what is gone is ended. @returns what they were for */
    async stop(token: string): Promise<KnownReminder | undefined> {
      const found = await find(token);
      if (found) await createRemindersRepository(db).remove(found.companyId, found.id);
      return found;
    },

    sendDue: createSendDue({
      db,
      now,
      send: async (tx, due) => {
        const { brandName } = await identity.read(tx);
        const { link, unsubscribeUrl } = linkFor(due);
        const { companyId, email: recipient } = due;
        const content = reminderMail({ ...due, brandName, link } satisfies ReminderMail);
        // The same mail however often this is tried.
        const id = uuidv5(due.dueOn, due.id);
        await mails.queue(tx, {
          ...{ id, companyId, recipient, content, unsubscribeUrl, isPrivate: true },
          purpose: 'reminder',
        });
      },
      isRefused: async (tx, email) => (await mails.findRefusal(tx, email)) !== undefined,
    }),

    /** Forgets requests that were not confirmed. @returns how many */
    sweepRequests: (before: Date): Promise<number> => createRemindersRepository(db).removeUnconfirmed(before),
  };
}
