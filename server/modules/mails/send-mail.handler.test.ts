import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { auditEntry } from '../../db/schema/audit.ts';
import { mail } from '../../db/schema/platform.ts';
import { PermanentJobError } from '../../jobs/define-job.ts';
import type { JobContext } from '../../jobs/run-job.ts';
import {
  type OutgoingMail,
  PermanentMailError,
  TemporaryMailError,
} from '../../providers/mail/mail-transport.ts';
import { DECIDER } from '../../testing/accounts.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createMailsRepository, PRIVATE_WORDS } from './mails.repository.ts';
import { createMailsService } from './mails.service.ts';
import { createSendMailHandler, giveUpMail } from './send-mail.handler.ts';

const FROM = { name: 'Manualist', address: 'help@example.com' };

const context: JobContext = {
  id: uuidv7(),
  companyId: null,
  attempt: 1,
  isLastAttempt: false,
  signal: new AbortController().signal,
  isWaitedFor: async () => false,
  complete: async () => undefined,
};

describeOnBothDatabases('sending a mail', (database) => {
  /** A queued mail, and a mail server that answers each attempt with the next of `answers`. */
  async function queueOne(
    answers: (Error | null)[],
    { isPrivate = false, replyTo = null }: { isPrivate?: boolean; replyTo?: string | null } = {},
  ) {
    const db = database().write;
    const mailId = uuidv7();
    const content = {
      recipient: 'dana@example.com',
      subject: 'Your help',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await db.insert(mail).values({ id: mailId, ...content, isPrivate, replyTo, state: 'queued' });
    const accepted: OutgoingMail[] = [];
    const transport = {
      send: async (outgoing: OutgoingMail) => {
        const answer = answers.shift();
        if (answer) throw answer;
        accepted.push(outgoing);
      },
      close: () => undefined,
    };
    const send = createSendMailHandler({ db, transport, readSender: async () => FROM });
    const stored = () => createMailsRepository(db).find(mailId);
    return { db, mailId, accepted, stored, attempt: () => send({ mailId }, context) };
  }

  it('hands it over as it was written, and says when', async () => {
    const { accepted, stored, attempt } = await queueOne([null]);
    await attempt();
    expect(accepted).toEqual([
      {
        to: { address: 'dana@example.com' },
        from: FROM,
        replyTo: null,
        subject: 'Your help',
        text: 'Hello',
        html: '<p>Hello</p>',
        unsubscribeUrl: null,
      },
    ]);
    expect(await stored()).toMatchObject({
      state: 'sent',
      error: null,
      sentAt: expect.any(Date),
      text: 'Hello',
    });
  });

  it('says to whom an answer goes, where that is somebody else', async () => {
    const { accepted, attempt } = await queueOne([null], { replyTo: 'ada@example.com' });
    await attempt();
    expect(accepted).toMatchObject([{ to: { address: 'dana@example.com' }, replyTo: 'ada@example.com' }]);
  });

  it('keeps the words of a private mail only until it is delivered or given up', async () => {
    const sent = await queueOne([new TemporaryMailError('busy'), null], { isPrivate: true });
    await expect(sent.attempt()).rejects.toThrow(TemporaryMailError);
    expect(await sent.stored()).toMatchObject({ text: 'Hello', html: '<p>Hello</p>' });
    await sent.attempt();
    expect(sent.accepted).toMatchObject([{ text: 'Hello' }]);
    expect(await sent.stored()).toMatchObject({ text: PRIVATE_WORDS, html: PRIVATE_WORDS });
    const refused = await queueOne([new PermanentMailError('no such mailbox')], { isPrivate: true });
    await expect(refused.attempt()).rejects.toThrow(PermanentJobError);
    expect(await refused.stored()).toMatchObject({ state: 'failed', text: PRIVATE_WORDS });
  });

  it('shows nobody the words of a private mail on its way, and those of one that has no way to who is written down', async () => {
    const { db, mailId } = await queueOne([], { isPrivate: true });
    const mails = createMailsService({ db, hasMailServer: true });
    const shown = async () => {
      const { rows } = await mails.list({ page: 1, limit: 100, search: '' });
      return rows.find((row) => row.id === mailId);
    };
    const looks = () => db.select().from(auditEntry).where(eq(auditEntry.subjectId, mailId));
    expect(await shown()).toMatchObject({ text: PRIVATE_WORDS, isSealed: false });
    await expect(mails.read(DECIDER, mailId)).rejects.toMatchObject({ code: 'conflict' });
    await db.update(mail).set({ state: 'outbox' });
    expect(await shown()).toMatchObject({ text: PRIVATE_WORDS, isSealed: true });
    expect(await looks()).toEqual([]);
    for (let look = 0; look < 2; look += 1) expect(await mails.read(DECIDER, mailId)).toBe('Hello');
    expect((await looks()).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['mail.read', DECIDER.accountId],
      ['mail.read', DECIDER.accountId],
    ]);
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

  it('sends nothing in place of a personal link that is not kept', async () => {
    const { accepted, stored, attempt } = await queueOne([new PermanentMailError('no such mailbox'), null], {
      isPrivate: true,
    });
    await expect(attempt()).rejects.toThrow(PermanentJobError);
    await attempt();
    expect(accepted).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'failed', error: 'no such mailbox' });
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
