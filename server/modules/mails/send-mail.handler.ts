import type { Db } from '../../db/connect.ts';
import { PermanentJobError } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import {
  type MailSender,
  type MailTransport,
  NoSuchAddressError,
  PermanentMailError,
} from '../../providers/mail/mail-transport.ts';
import { createMailsRepository } from './mails.repository.ts';
import { createRefusedAddresses } from './refused-addresses.repository.ts';

type Payload = { mailId: string };
type Deps = { db: Db; transport: MailTransport; readSender: () => Promise<MailSender> };

/**
 * Sends one mail. A refusal for good ends the job; anything else is tried again. Where the recipient's server knows no
 * such address, nothing more is sent there. Safe to run again.
 */
export function createSendMailHandler({ db, transport, readSender }: Deps): JobHandler<Payload> {
  const repository = createMailsRepository(db);

  /** @throws Error the same, as a job is told of it */
  async function fail(mailId: string, recipient: string, error: unknown): Promise<never> {
    const reason = reasonOf(error);
    const isRefused = error instanceof NoSuchAddressError;
    const isOver = error instanceof PermanentMailError;
    await db.transaction(async (tx) => {
      if (isRefused) await createRefusedAddresses(tx).add(recipient, reason);
      await createMailsRepository(tx).setState(mailId, isOver ? 'failed' : 'queued', {
        error: reason,
        isRefused,
      });
    });
    throw isOver ? new PermanentJobError(reason, { cause: error }) : error;
  }

  return async ({ mailId }) => {
    const mail = await repository.find(mailId);
    // Erased meanwhile, or dealt with by a worker that was killed before it could say so to the queue. A private one that
    // is given up has lost its words by now.
    if (mail?.state !== 'queued') return;
    const { recipient, replyTo, subject, text, html, unsubscribeUrl } = mail;
    const refusal = (await createRefusedAddresses(db).find([recipient])).get(recipient);
    // It was queued before another mail to the same address came back.
    if (refusal !== undefined) {
      await repository.setState(mailId, 'failed', { error: refusal, isRefused: true });
      return;
    }
    const from = await readSender();
    try {
      await transport.send({
        to: { address: recipient },
        from,
        replyTo,
        subject,
        text,
        html,
        unsubscribeUrl,
      });
    } catch (error) {
      await fail(mailId, recipient, error);
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
