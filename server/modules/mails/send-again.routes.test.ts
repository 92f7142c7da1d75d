import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin/admin.ts';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { job } from '../../db/schema/jobs.ts';
import { mail } from '../../db/schema/platform.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

type Stored = Partial<typeof mail.$inferInsert>;

describeOnBothDatabases('sending a mail again', (database) => {
  /** Its mail server is nowhere: what is queued stays so. */
  const app = useTestApp(database, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const withoutServer = useTestApp(database);
  let token = '';

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  async function store(stored: Stored): Promise<string> {
    const id = randomUUID();
    const content = { recipient: `${id}@example.com`, subject: 'Your help', text: 'Hello', html: '<p>' };
    await database()
      .write.insert(mail)
      .values({ id, ...content, state: 'failed', ...stored });
    return id;
  }
  const sendAgain = (id: string, from = app()) =>
    from.call(adminRoutes.sendMailAgain, { token, params: { id } });
  const shown = async (id: string, from = app()) =>
    ((await from.call(adminRoutes.outbox, { token, query: { search: id } })).body.data as OutboxMail[])[0];
  const jobsOf = (id: string) =>
    database().write.select().from(job).where(sql`${job.payload} ->> 'mailId' = ${id}`);

  it.each<[string, Stored]>([
    ['failed', { state: 'failed', error: 'no such mailbox' }],
    ['was sent', { state: 'sent', sentAt: new Date('2026-01-02T03:04:05Z') }],
    ['was kept while there was no mail server', { state: 'outbox' }],
  ])('queues one that %s once more, as it was written', async (_what, stored) => {
    const id = await store(stored);
    expect(await shown(id)).toMatchObject({ resending: 'possible' });
    expect(await sendAgain(id)).toMatchObject({
      status: 200,
      body: { data: { id, state: 'queued', error: null, text: 'Hello', resending: 'on-its-way' } },
    });
    expect(await jobsOf(id)).toMatchObject([{ kind: 'send-mail' }]);
  });

  it('is possible or not, which everybody who is signed in is told', async () => {
    for (const [from, hasMailServer] of [
      [app(), true],
      [withoutServer(), false],
    ] as const)
      expect(await from.call(authRoutes.userInfo, { token })).toMatchObject({
        body: { data: { hasMailServer } },
      });
  });

  it('queues it once, however often and fast it is asked', async () => {
    const id = await store({ state: 'sent' });
    const replies = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(await sendAgain(id)).toMatchObject({
      status: 409,
      body: { message: 'This mail is queued already.' },
    });
  });

  it('forgets the job that was given up, and no other', async () => {
    const [id, other] = [await store({}), await store({})];
    const dead = { kind: 'send-mail', state: 'dead' as const, maxAttempts: 1 };
    await database()
      .write.insert(job)
      .values([id, other].map((mailId) => ({ id: randomUUID(), payload: { mailId }, ...dead })));
    await sendAgain(id);
    expect((await jobsOf(id)).map(({ state }) => state)).not.toContain('dead');
    expect(await jobsOf(other)).toMatchObject([{ state: 'dead' }]);
  });

  it('queues what its jobs are tried again for, where the words are kept', async () => {
    const [id, priv] = [await store({ error: 'away' }), await store({ isPrivate: true, error: 'away' })];
    // The first of two attempts may be over before the mail is looked at.
    const dead = { kind: 'send-mail', state: 'dead' as const, maxAttempts: 2 };
    await database()
      .write.insert(job)
      .values([id, priv].map((mailId) => ({ id: randomUUID(), payload: { mailId }, ...dead })));
    const body = { kind: 'send-mail' };
    expect(await app().call(overviewRoutes.retryJobs, { token, body })).toMatchObject({ status: 200 });
    expect(await shown(id)).toMatchObject({ state: 'queued' });
    expect(await shown(priv)).toMatchObject({ state: 'failed', error: 'away' });
    await eventually(async () => expect(await jobsOf(priv)).toEqual([]));
    expect(await shown(priv)).toMatchObject({ state: 'failed', error: 'away' });
  });

  it('says that a personal link may be over, and refuses where it was not kept', async () => {
    const kept = await store({ state: 'outbox', isPrivate: true });
    expect(await shown(kept)).toMatchObject({ resending: 'may-be-stale' });
    expect(await sendAgain(kept)).toMatchObject({ status: 200 });
    for (const state of ['sent', 'failed'] as const) {
      const id = await store({ state, isPrivate: true });
      expect(await shown(id)).toMatchObject({ resending: 'words-gone' });
      expect(await sendAgain(id)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('for its reader alone') },
      });
      expect(await shown(id)).toMatchObject({ state });
      expect(await jobsOf(id)).toEqual([]);
    }
  });

  it('refuses without a mail server, and knows no other mail', async () => {
    const id = await store({});
    expect(await shown(id, withoutServer())).toMatchObject({ resending: 'no-server' });
    expect(await sendAgain(id, withoutServer())).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'There is no mail server to send it with. Set one first.' },
    });
    const [stored] = await database().write.select().from(mail).where(eq(mail.id, id));
    expect(stored).toMatchObject({ state: 'failed' });
    expect(await sendAgain(randomUUID())).toMatchObject({ status: 404 });
  });
});
