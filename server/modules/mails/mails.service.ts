import type { Db } from '../../db/connect.ts';
import { createMailsRepository } from './mails.repository.ts';
import { createOutbox } from './outbox.ts';
import { createMailQueue } from './queue-mails.ts';
import { createRefusedAddresses } from './refused-addresses.repository.ts';

export type MailsService = ReturnType<typeof createMailsService>;

type Deps = { db: Db; hasMailServer: boolean };

/** Mails are rows first; sending is a durable job, so that nothing is lost when the mail server is away. */
export function createMailsService({ db, hasMailServer }: Deps) {
  return {
    ...createMailQueue(hasMailServer),
    ...createOutbox({ db, hasMailServer }),

    /** Why nothing is sent to an address at present; undefined where it is. */
    findRefusal: async (tx: Db, address: string): Promise<string | undefined> =>
      hasMailServer ? (await createRefusedAddresses(tx).find([address])).get(address) : undefined,

    /** Forgets refusals that are old; returns how many. */
    sweepRefusals: (): Promise<number> => createRefusedAddresses(db).removeOld(),

    /** Forgets who wrote the messages that were mailed before a moment and have left; returns how many. */
    sweepReplyAddresses: (before: Date): Promise<number> =>
      createMailsRepository(db).forgetReplyAddresses(before),

    /** Mails of a company that were written since a moment. */
    countSince: (tx: Db, companyId: string, since: Date): Promise<number> =>
      createMailsRepository(tx).countSince(companyId, since),

    /** Invitations since a moment: of a company, and to an address by all companies. */
    countInvitations: (tx: Db, companyId: string, recipient: string, since: Date) =>
      createMailsRepository(tx).countOfPurpose('invitation', companyId, recipient, since),

    /** The same of mails that ask whether reminders are wanted. */
    countReminderRequests: (tx: Db, companyId: string, recipient: string, since: Date) =>
      createMailsRepository(tx).countOfPurpose('reminder-request', companyId, recipient, since),

    /** The same of mails that ask whether changes are to be told. */
    countWatchRequests: (tx: Db, companyId: string, recipient: string, since: Date) =>
      createMailsRepository(tx).countOfPurpose('watch-request', companyId, recipient, since),

    /** The same of mails that tell of changes. */
    countChangeMails: (tx: Db, companyId: string, recipient: string, since: Date) =>
      createMailsRepository(tx).countOfPurpose('change', companyId, recipient, since),

    /** Whether a mail is stored, whatever became of it. */
    exists: async (tx: Db, id: string): Promise<boolean> =>
      (await createMailsRepository(tx).find(id)) !== undefined,

    /** Mails of contact forms since a moment: of a company, and of those the ones that one customer wrote. */
    countContacts: (tx: Db, companyId: string, replyTo: string, since: Date) =>
      createMailsRepository(tx).countContacts(companyId, replyTo, since),
  };
}
