import type { OutboxMail, Resending } from '../../../contracts/admin/admin.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import { enqueueAnew } from '../../jobs/enqueue-job.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import {
  createMailsRepository,
  type MailListInput,
  type MailRow,
  PRIVATE_WORDS,
} from './mails.repository.ts';
import { createRefusedAddresses } from './refused-addresses.repository.ts';
import { sendMailJob } from './send-mail.job.ts';

/** The mails of the installation, as its administrator reads them and sends them again. */
export function createOutbox({ db, hasMailServer }: { db: Db; hasMailServer: boolean }) {
  const present = (row: MailRow): OutboxMail => presentMail(row, hasMailServer);

  return {
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
