import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { session } from '../../db/schema/accounts.ts';
import { job } from '../../db/schema/jobs.ts';
import { isVersionOfManual, manual, manualVersion, passage } from '../../db/schema/manuals.ts';
import { createApprovedCompany, signUp } from '../../testing/accounts.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createMaintenance, type MaintenanceReport, maintenanceJob } from './maintenance.job.ts';

const signal = new AbortController().signal;

describeOnBothDatabases('the daily maintenance', (database) => {
  const app = useTestApp(database);

  it('removes sessions that have expired and none that has not', async () => {
    const { services, call } = app();
    const [gone, kept] = [await signUp(app()), await signUp(app())];
    await database()
      .write.update(session)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(session.accountId, gone.userId));
    await services.maintain({ signal });
    const left = await database().write.select({ accountId: session.accountId }).from(session);
    expect(left).toEqual([{ accountId: kept.userId }]);
    const { body } = await call(authRoutes.userInfo, { token: kept.token });
    expect(body.data).toMatchObject({ email: kept.email });
  });

  it('removes passages of versions that answer no more, and those of no other', async () => {
    const { write } = database();
    const vendor = await createApprovedCompany(app());
    const [replaced, answering] = [
      await createReadyProduct(app(), vendor),
      await createReadyProduct(app(), vendor, 'Pump P8'),
    ];
    await write.update(manual).set({ currentVersionId: uuidv7() }).where(eq(manual.productId, replaced));
    await app().services.maintain({ signal });
    const left = await write
      .selectDistinct({ productId: manual.productId })
      .from(passage)
      .innerJoin(manualVersion, eq(manualVersion.id, passage.versionId))
      .innerJoin(manual, isVersionOfManual);
    expect(left).toEqual([{ productId: answering }]);
  });

  it('is in the queue of a program that has started', async () => {
    const queued = await database().write.select().from(job).where(eq(job.kind, maintenanceJob.kind));
    expect(queued).toMatchObject([{ state: 'ready', companyId: null }]);
  });

  it('does the rest when a sweep fails, says which, and is to be tried again', async () => {
    const crumbs = vi.fn(async () => 2);
    const onDone = vi.fn();
    const run = createMaintenance({
      db: database().write,
      sweeps: { broken: () => Promise.reject(new Error('disk full')), crumbs },
      tidyDatabase: async () => undefined,
      onDone,
    });
    await expect(run({ signal })).rejects.toThrow('broken: disk full');
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ removed: { crumbs: 2 } }));
  });

  it('ends between two sweeps when the program stops', async () => {
    const controller = new AbortController();
    const second = vi.fn(async () => 0);
    const run = createMaintenance({
      db: database().write,
      sweeps: { first: async () => Number(controller.abort(new Error('stopping')) ?? 0), second },
      tidyDatabase: async () => void (await second()),
      onDone: second,
    });
    await expect(run({ signal: controller.signal })).rejects.toThrow('stopping');
    expect(second).not.toHaveBeenCalled();
  });

  it('tells what was removed and when it ran before', async () => {
    const reports: MaintenanceReport[] = [];
    const tidyDatabase = vi.fn(async () => undefined);
    const run = createMaintenance({
      db: database().write,
      sweeps: { crumbs: async () => 3, dust: async () => 0 },
      tidyDatabase,
      onDone: (report) => reports.push(report),
    });
    const before = Date.now();
    await run({ signal });
    await run({ signal });
    expect(reports.map(({ removed }) => removed)).toEqual([
      { crumbs: 3, dust: 0 },
      { crumbs: 3, dust: 0 },
    ]);
    expect(reports[1]?.previousRunAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(tidyDatabase).toHaveBeenCalledTimes(2);
  });
});
