import type { Db } from '../../db/connect.ts';
import { PermanentJobError } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import {
  type MailSender,
  type MailTransport,
  PermanentMailError,
} from '../../providers/mail/mail-transport.ts';
import { createMailsRepository } from './mails.repository.ts';

type Payload = { mailId: string };
type Deps = { db: Db; transport: MailTransport; readSender: () => Promise<MailSender> };

/** Sends one mail. A refusal for good ends the job; anything else is tried again. Safe to run again. */
export function createSendMailHandler({ db, transport, readSender }: Deps): JobHandler<Payload> {
  const repository = createMailsRepository(db);
  return async ({ mailId }) => {
    const mail = await repository.find(mailId);
    // Erased meanwhile, or dealt with by a worker that was killed before it could say so to the queue. A private one that
    // is given up has lost its words by now.
    if (mail?.state !== 'queued') return;
    const { recipient, subject, text, html, unsubscribeUrl } = mail;
    const from = await readSender();
    try {
      await transport.send({ to: { address: recipient }, from, subject, text, html, unsubscribeUrl });
    } catch (error) {
      const reason = reasonOf(error);
      await repository.setState(mailId, error instanceof PermanentMailError ? 'failed' : 'queued', {
        error: reason,
      });
      throw error instanceof PermanentMailError ? new PermanentJobError(reason, { cause: error }) : error;
    }
    await repository.setState(mailId, 'sent', { error: null, sentAt: new Date() });
  };
}

/** Marks a mail whose last attempt failed. Runs in the transaction that gives the job up. */
export async function giveUpMail({ mailId }: Payload, error: string, tx: Db): Promise<void> {
  await createMailsRepository(tx).setState(mailId, 'failed', { error: error.slice(0, 500) });
}

/** Takes back what `giveUpMail` said. Runs in the transaction that makes the jobs due again. */
export const reviveMails = (payloads: Payload[], tx: Db): Promise<void> =>
  createMailsRepository(tx).requeueFailed(payloads.map(({ mailId }) => mailId));
