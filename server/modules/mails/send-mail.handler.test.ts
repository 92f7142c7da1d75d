import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { mail } from '../../db/schema/platform.ts';
import { PermanentJobError } from '../../jobs/define-job.ts';
import type { JobContext } from '../../jobs/run-job.ts';
import {
  type OutgoingMail,
  PermanentMailError,
  TemporaryMailError,
} from '../../providers/mail/mail-transport.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createMailsRepository } from './mails.repository.ts';
import { createSendMailHandler, giveUpMail } from './send-mail.handler.ts';

const context: JobContext = {
  id: uuidv7(),
  companyId: null,
  attempt: 1,
  isLastAttempt: false,
  signal: new AbortController().signal,
  complete: async () => undefined,
};

describeOnBothDatabases('sending a mail', (database) => {
  /** A queued mail, and a mail server that answers each attempt with the next of `answers`. */
  async function queueOne(answers: (Error | null)[]) {
    const db = database().write;
    const mailId = uuidv7();
    const content = {
      recipient: 'dana@example.com',
      subject: 'Your help',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await db.insert(mail).values({ id: mailId, ...content, state: 'queued' });
    const accepted: OutgoingMail[] = [];
    const transport = {
      send: async (outgoing: OutgoingMail) => {
        const answer = answers.shift();
        if (answer) throw answer;
        accepted.push(outgoing);
      },
      close: () => undefined,
    };
    const send = createSendMailHandler({ db, transport, from: 'Manualist <help@example.com>' });
    const stored = () => createMailsRepository(db).find(mailId);
    return { db, mailId, accepted, stored, attempt: () => send({ mailId }, context) };
  }

  it('hands it over as it was written, and says when', async () => {
    const { accepted, stored, attempt } = await queueOne([null]);
    await attempt();
    expect(accepted).toEqual([
      {
        to: { address: 'dana@example.com' },
        from: 'Manualist <help@example.com>',
        subject: 'Your help',
        text: 'Hello',
        html: '<p>Hello</p>',
      },
    ]);
    expect(await stored()).toMatchObject({ state: 'sent', error: null, sentAt: expect.any(Date) });
  });

  it('tries again after a mail server was away, and forgets the reason once it is sent', async () => {
    const { accepted, stored, attempt } = await queueOne([new TemporaryMailError('busy'), null]);
    await expect(attempt()).rejects.toThrow(TemporaryMailError);
    expect(await stored()).toMatchObject({ state: 'queued', error: 'busy', sentAt: null });
    await attempt();
    expect(accepted).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: 'sent', error: null });
  });

  it('does not try again what is refused for good', async () => {
    const { accepted, stored, attempt } = await queueOne([new PermanentMailError('no such mailbox')]);
    await expect(attempt()).rejects.toThrow(PermanentJobError);
    expect(await stored()).toMatchObject({ state: 'failed', error: 'no such mailbox' });
    expect(accepted).toEqual([]);
  });

  it('sends once, though a worker that was killed could not say that it had', async () => {
    const { accepted, attempt } = await queueOne([null, null]);
    await attempt();
    await attempt();
    expect(accepted).toHaveLength(1);
  });

  it('has nothing to do for a mail that was erased', async () => {
    const { db, accepted, attempt } = await queueOne([null]);
    await db.delete(mail);
    await attempt();
    expect(accepted).toEqual([]);
  });

  it('tells of a mail that was given up, with a reason of bounded length', async () => {
    const { db, mailId, stored } = await queueOne([]);
    await db.transaction((tx) => giveUpMail({ mailId }, 'x'.repeat(900), tx));
    expect(await stored()).toMatchObject({ state: 'failed', error: 'x'.repeat(500) });
  });
});
