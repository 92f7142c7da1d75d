import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin/admin.ts';
import { adminManualRoutes } from '../../../contracts/admin/admin-manuals.ts';
import { auditRoutes } from '../../../contracts/admin/audit.ts';
import { type Overview, overviewRoutes } from '../../../contracts/admin/overview.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { NO_EFFORT } from '../../../engine/read/read-event.ts';
import { job } from '../../db/schema/jobs.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { mail } from '../../db/schema/platform.ts';
import { createAdministrator, createApprovedCompany, createPendingCompany } from '../../testing/accounts.ts';
import { eventually, insertDeadJob } from '../../testing/jobs.ts';
import { createLink, createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { readManualJob } from '../manuals/read-manual.job.ts';

describeOnBothDatabases('overview', (database) => {
  const app = useTestApp(database);
  let token = '';
  const read = async () => (await app().call(overviewRoutes.overview, { token })).body.data as Overview;

  const queueOf = async (kind: string) => (await read()).jobs.find((queue) => queue.kind === kind);
  const statusOf = (productId: string) =>
    database()
      .write.select({ status: manualVersion.status, error: manualVersion.error })
      .from(manualVersion)
      .innerJoin(manual, isVersionOfManual)
      .where(eq(manual.productId, productId));

  /** A manual whose reading was given up though nothing is wrong with it. */
  async function createFailedReading() {
    const owner = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), owner);
    const { write } = database();
    const [version] = await write
      .select({ id: manualVersion.id, manualId: manual.id })
      .from(manualVersion)
      .innerJoin(manual, isVersionOfManual)
      .where(eq(manual.productId, productId));
    const { id: versionId = '', manualId = '' } = version ?? {};
    await write
      .update(manualVersion)
      .set({ status: 'failed', error: 'given up' })
      .where(eq(manualVersion.id, versionId));
    await insertDeadJob(write, readManualJob, {
      companyId: owner.companyId,
      versionId,
      effort: NO_EFFORT,
    });
    return { ...owner, productId, manualId };
  }

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('counts companies by how they stand, and the list shows the same', async () => {
    const before = (await read()).companies;
    await createPendingCompany(app());
    await createApprovedCompany(app());
    const suspended = await createApprovedCompany(app());
    await app().call(adminRoutes.suspendUser, { token, body: { userId: suspended.userId } });
    const { companies } = await read();
    expect(companies).toEqual({
      active: before.active + 1,
      waiting: before.waiting + 1,
      suspended: before.suspended + 1,
    });
    for (const status of ['active', 'waiting', 'suspended'] as const) {
      const { body } = await app().call(adminRoutes.getCompanies, { token, query: { status } });
      expect(body.total).toBe(companies[status]);
    }
  });

  it('counts products, manuals and questions, and forgets what is deleted', async () => {
    const before = await read();
    const owner = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), owner);
    const link = await createLink(app(), owner, productId);
    await app().call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } });
    const damaged = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Damaged' },
      file: { name: 'pump.pdf', content: pumpManual().subarray(0, 300) },
    });
    await waitUntilRead(app(), owner.token, (damaged.body.data as { _id: string })._id);
    const after = await read();
    expect(after.products).toBe(before.products + 2);
    expect(after.manuals).toEqual({
      total: before.manuals.total + 2,
      inWork: before.manuals.inWork,
      failed: before.manuals.failed + 1,
    });
    expect(after.questions).toEqual({
      today: before.questions.today + 1,
      thisMonth: before.questions.thisMonth + 1,
    });
    await app().call(productRoutes.deleteProduct, { token: owner.token, params: { id: productId } });
    expect(await read()).toMatchObject({
      products: before.products + 1,
      manuals: { total: before.manuals.total + 1 },
    });
  });

  it('shows the queue by kind, with what killed the last job of it', async () => {
    const row = (state: 'ready' | 'dead', runAt: string, lastError: string | null) => ({
      id: randomUUID(),
      kind: 'test-kind',
      payload: {},
      state,
      runAt: new Date(runAt),
      maxAttempts: 1,
      lastError,
    });
    const rows = [
      row('ready', '2999-01-01', null),
      row('dead', '2026-01-02', 'the later one'),
      row('dead', '2026-01-01', 'the earlier one'),
    ];
    await database().write.insert(job).values(rows);
    expect((await read()).jobs.find(({ kind }) => kind === 'test-kind')).toEqual({
      kind: 'test-kind',
      waiting: 1,
      running: 0,
      dead: 2,
      lastError: 'the later one',
    });
  });

  it('has dead jobs tried again, unless nobody does their kind', async () => {
    const retry = (kind: string) => app().call(overviewRoutes.retryJobs, { token, body: { kind } });
    const manual = await createFailedReading();
    expect(await queueOf('read-manual')).toMatchObject({ dead: 1, lastError: 'the disk was full' });
    expect(await retry('read-manual')).toMatchObject({ status: 200, body: { data: { retried: 1 } } });
    await waitUntilRead(app(), manual.token, manual.productId);
    expect(await statusOf(manual.productId)).toMatchObject([{ status: 'ready', error: null }]);
    await eventually(async () => expect(await queueOf('read-manual')).toBeUndefined());
    expect(await retry('read-manual')).toMatchObject({ status: 200, body: { data: { retried: 0 } } });
    // Where there was nothing to try again, nobody did anything.
    const { body } = await app().call(auditRoutes.list, { token, query: { action: 'jobs.retried' } });
    expect(body).toMatchObject({
      total: 1,
      data: [{ subject: { name: 'read-manual' }, after: { count: 1 } }],
    });
    expect(await retry('test-kind')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await queueOf('test-kind')).toMatchObject({ dead: 2 });
    expect(await retry('')).toMatchObject({ status: 400 });
  });

  it('forgets a dead job once its manual is read again from its own screen', async () => {
    const { companyId, manualId, token: owner, productId } = await createFailedReading();
    const body = { companyId, manualId };
    expect(await app().call(adminManualRoutes.retry, { token, body })).toMatchObject({ status: 200 });
    expect((await queueOf('read-manual'))?.dead ?? 0).toBe(0);
    await waitUntilRead(app(), owner, productId);
    expect(await statusOf(productId)).toMatchObject([{ status: 'ready' }]);
  });

  it('counts mails that failed, which the outbox shows alone', async () => {
    const before = (await read()).mails;
    await database().write.insert(mail).values({
      id: randomUUID(),
      recipient: 'lost@example.com',
      subject: 'Lost',
      text: '',
      html: '',
      state: 'failed',
      error: 'no such mailbox',
    });
    expect((await read()).mails).toEqual({ ...before, failed: before.failed + 1 });
    const { body } = await app().call(adminRoutes.outbox, { token, query: { state: 'failed' } });
    expect((body.data as OutboxMail[]).map(({ to }) => to)).toEqual(['lost@example.com']);
    expect(await app().call(adminRoutes.outbox, { token, query: { state: 'lost' } })).toMatchObject({
      status: 400,
    });
  });

  it('measures the data', async () => {
    const { disk } = await read();
    expect(disk.database).toBeGreaterThan(1_000_000);
    expect(disk.free).toBeGreaterThan(0);
  });
});
