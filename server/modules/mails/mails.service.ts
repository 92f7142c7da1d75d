import { v7 as uuidv7 } from 'uuid';
import type { OutboxMail, Resending } from '../../../contracts/admin/admin.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import { enqueueAnew, enqueueJobs } from '../../jobs/enqueue-job.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { MailContent } from './mail-templates.ts';
import {
  createMailsRepository,
  type MailListInput,
  type MailRow,
  PRIVATE_WORDS,
} from './mails.repository.ts';
import { createRefusedAddresses } from './refused-addresses.repository.ts';
import { sendMailJob } from './send-mail.job.ts';

export type NewMail = {
  companyId: string | null;
  recipient: string;
  content: MailContent;
  /** For its reader alone, with a link that opens an account or words of customers; default: no. */
  isPrivate?: boolean;
  /** What it is for, where that is counted. */
  purpose?: MailRow['purpose'] | undefined;
  /** Where a POST ends getting such mails; missing for mails that nobody has subscribed to. */
  unsubscribeUrl?: string | undefined;
};
export type MailsService = ReturnType<typeof createMailsService>;

type Deps = { db: Db; hasMailServer: boolean };

/** Mails are rows first; sending is a durable job, so that nothing is lost when the mail server is away. */
export function createMailsService({ db, hasMailServer }: Deps) {
  const present = (row: MailRow): OutboxMail => presentMail(row, hasMailServer);

  /** As `queue` for several at once. @returns their ids in the same order */
  async function queueAll(tx: Db, newMails: readonly NewMail[]): Promise<string[]> {
    const recipients = hasMailServer ? newMails.map(({ recipient }) => recipient) : [];
    const refused = await createRefusedAddresses(tx).find(recipients);
    const rows = newMails.map(({ content, ...mail }) => ({
      ...mail,
      ...content,
      id: uuidv7(),
      state: hasMailServer ? ('queued' as const) : ('outbox' as const),
      ...asRefused(mail, refused.get(mail.recipient)),
    }));
    await createMailsRepository(tx).insertAll(rows);
    const jobs = rows
      .filter(({ state }) => state === 'queued')
      .map(({ id, companyId }) => ({ companyId, payload: { mailId: id } }));
    await enqueueJobs(tx, sendMailJob, jobs);
    return rows.map(({ id }) => id);
  }

  return {
    /**
     * Writes a mail inside the caller's transaction. Without a mail server it stays in the outbox, where the
     * administrator reads it.
     * @returns the mail's id
     */
    async queue(tx: Db, mail: NewMail): Promise<string> {
      const [id] = await queueAll(tx, [mail]);
      if (id === undefined) throw new Error('The mail was not stored.');
      return id;
    },

    queueAll,

    /** Why nothing is sent to an address at present; undefined where it is. */
    findRefusal: async (tx: Db, address: string): Promise<string | undefined> =>
      hasMailServer ? (await createRefusedAddresses(tx).find([address])).get(address) : undefined,

    /** Forgets refusals that are old; returns how many. */
    sweepRefusals: (): Promise<number> => createRefusedAddresses(db).removeOld(),

    /** Mails of a company that were written since a moment. */
    countSince: (tx: Db, companyId: string, since: Date): Promise<number> =>
      createMailsRepository(tx).countSince(companyId, since),

    /** Invitations since a moment: of a company, and to an address by all companies. */
    countInvitations: (tx: Db, companyId: string, recipient: string, since: Date) =>
      createMailsRepository(tx).countInvitations(companyId, recipient, since),

    /** Mails of the installation, newest first. */
    async list(input: MailListInput): Promise<ListPage<OutboxMail>> {
      const { rows, total } = await createMailsRepository(db).list(input);
      return { rows: rows.map(present), total };
    },

    /**
     * The words of a mail, which somebody has to pass on by hand. Each look is written down, because a link in them may
     * open somebody's account.
     * @throws AppError not_found, or conflict where its words are not kept or on their way
     */
    read: (actor: AuditActor, id: string): Promise<string> =>
      db.transaction(async (tx) => {
        const found = await createMailsRepository(tx).find(id);
        if (!found) throw notFound('This mail');
        if (found.isPrivate && found.state !== 'outbox') throw new AppError('conflict', PRIVATE_WORDS);
        await recordAudit(tx, actor, {
          action: 'mail.read',
          companyId: found.companyId,
          subject: { id, name: found.subject },
        });
        return found.text;
      }),

    /**
     * Queues a mail once more, in the same words, also to an address that was refused: whoever asks has looked.
     * @throws AppError not_found, or conflict with the reason where it can't be sent again
     */
    sendAgain: (actor: AuditActor, id: string): Promise<OutboxMail> =>
      db.transaction(async (tx) => {
        const within = createMailsRepository(tx);
        const found = await within.find(id);
        if (!found) throw notFound('This mail');
        const resending = resendingOf(found, hasMailServer);
        if (isRefused(resending)) throw new AppError('conflict', REFUSALS[resending]);
        // The job comes before the mail, as when jobs are given up or revived; otherwise two transactions could
        // deadlock.
        await enqueueAnew(tx, sendMailJob, { companyId: found.companyId, payload: { mailId: id } });
        await createRefusedAddresses(tx).remove(found.recipient);
        const queued = await within.requeue(id);
        // Somebody else was faster.
        if (!queued) throw new AppError('conflict', REFUSALS['on-its-way']);
        await recordAudit(tx, actor, {
          action: 'mail.sent_again',
          companyId: found.companyId,
          subject: { id, name: found.subject },
        });
        return present(queued);
      }),
  };
}

/** A mail to an address that is refused is kept to be seen, not to be sent; a private one without its words. */
const asRefused = ({ isPrivate = false }: Pick<NewMail, 'isPrivate'>, reason: string | undefined) =>
  reason === undefined
    ? {}
    : {
        state: 'failed' as const,
        error: reason,
        isRefused: true,
        ...(isPrivate && { text: PRIVATE_WORDS, html: PRIVATE_WORDS }),
      };

const REFUSALS = {
  'no-server': 'There is no mail server to send it with. Set one first.',
  'on-its-way': 'This mail is queued already.',
  'words-gone':
    'This mail was for its reader alone, so its words are not kept. If it held a link, have a new one mailed.',
} satisfies Partial<Record<Resending, string>>;

const isRefused = (resending: Resending): resending is keyof typeof REFUSALS => resending in REFUSALS;

function resendingOf({ state, isPrivate }: MailRow, hasMailServer: boolean): Resending {
  if (!hasMailServer) return 'no-server';
  if (state === 'queued') return 'on-its-way';
  if (!isPrivate) return 'possible';
  return state === 'outbox' ? 'may-be-stale' : 'words-gone';
}

const presentMail = (row: MailRow, hasMailServer: boolean): OutboxMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.isPrivate ? PRIVATE_WORDS : row.text,
  // Without a mail server the administrator passes the mail on; otherwise it is for the recipient only.
  isSealed: row.isPrivate && row.state === 'outbox',
  state: row.state,
  error: row.error,
  resending: resendingOf(row, hasMailServer),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
