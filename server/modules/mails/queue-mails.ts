import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { enqueueJobs } from '../../jobs/enqueue-job.ts';
import type { MailContent } from './mail-templates.ts';
import { createMailsRepository, type MailRow, PRIVATE_WORDS } from './mails.repository.ts';
import { createRefusedAddresses } from './refused-addresses.repository.ts';
import { sendMailJob } from './send-mail.job.ts';

export type NewMail = {
  /** UUID, of a mail that is sent once however often it is asked for; otherwise made anew. */
  id?: string;
  companyId: string | null;
  recipient: string;
  content: MailContent;
  /** For its reader alone, with a link that opens an account or words of customers; default: no. */
  isPrivate?: boolean;
  /** What it is for, where that is counted. */
  purpose?: MailRow['purpose'] | undefined;
  /** To whom an answer goes, where that is not us. */
  replyTo?: string | undefined;
  /** Where a POST ends getting such mails; missing for mails that nobody has subscribed to. */
  unsubscribeUrl?: string | undefined;
};

/** Writes mails inside the caller's transaction. */
export function createMailQueue(hasMailServer: boolean) {
  /** As `queue` for several at once. @returns their ids in the same order */
  async function queueAll(tx: Db, newMails: readonly NewMail[]): Promise<string[]> {
    const recipients = hasMailServer ? newMails.map(({ recipient }) => recipient) : [];
    const refused = await createRefusedAddresses(tx).find(recipients);
    const rows = newMails.map(({ content, id = uuidv7(), ...mail }) => ({
      ...mail,
      ...content,
      id,
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
