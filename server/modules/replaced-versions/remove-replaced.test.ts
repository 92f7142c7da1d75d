import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it, vi } from 'vitest';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { correction } from '../../db/schema/corrections.ts';
import { instructionEdition, instructionPage } from '../../db/schema/instructions.ts';
import { job } from '../../db/schema/jobs.ts';
import { manualCheck, manualFinding } from '../../db/schema/manual-checks.ts';
import { manual, manualFigure, manualSection, manualVersion } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createCompanyRowsRepository } from '../company-data/company-rows.repository.ts';
import { removeFilesJob } from '../files/remove-files.job.ts';
import { createVersionRepository } from '../writer-report/versions.repository.ts';
import { createRemoveVersion } from './remove-version.ts';
import { createReplacedVersions } from './replaced-versions.service.ts';
import { insertVersions, listStored, type ManualScene, say, VERSION_BYTES } from './versions-scene.ts';

const noSignal = new AbortController().signal;

describeOnBothDatabases('replaced versions that a company does not keep', (database) => {
  const db = () => database().write;
  const storedFiles = {
    removeLater: async (tx: ReturnType<typeof db>, companyId: string, fileKeys: string[]) =>
      void (await enqueueJob(tx, removeFilesJob, { companyId, payload: { companyId, fileKeys } })),
  };
  const onVersionsRemoved = vi.fn();
  const service = (removeLater = storedFiles.removeLater) =>
    createReplacedVersions({
      db: db(),
      storedFiles: { removeLater },
      onVersionsRemoved,
      sizes: { manuals: 1, messages: 2 },
    });
  const run = () => service().removeReplaced(noSignal);
  const listFilesToRemove = async () =>
    (await db().select().from(job).where(eq(job.kind, removeFilesJob.kind))).flatMap(
      ({ payload }) => (payload as { fileKeys: string[] }).fileKeys,
    );
  const keyOf = ({ versions }: ManualScene, number: number): string => versions[number - 1]?.fileKey ?? '';
  const idOf = ({ versions }: ManualScene, number: number): string => versions[number - 1]?.id ?? '';

  beforeEach(async () => {
    onVersionsRemoved.mockReset();
    await db().delete(job);
    await db().update(company).set({ versionsKept: null, versionDaysKept: null });
  });

  it('go with their file and what was read of them, and their row tells of them', async () => {
    const scene = await insertVersions(db(), 4);
    const bytesBefore = await createHoldingsRepository(db()).sumBytes(scene.companyId);
    expect(await run()).toBe(2);
    expect(await listStored(db(), scene)).toEqual([3, 4]);
    expect(await listFilesToRemove()).toEqual([keyOf(scene, 1), keyOf(scene, 2)]);
    expect(bytesBefore - (await createHoldingsRepository(db()).sumBytes(scene.companyId))).toBe(
      2 * VERSION_BYTES,
    );
    for (const table of [manualSection, manualFigure]) {
      const rows = await db().select().from(table).where(eq(table.companyId, scene.companyId));
      expect(rows.map(({ versionId }) => versionId)).toEqual([idOf(scene, 3), idOf(scene, 4)]);
    }
    const [first] = await db()
      .select()
      .from(manualVersion)
      .where(eq(manualVersion.id, idOf(scene, 1)));
    expect(first).toMatchObject({ number: 1, filename: 'pump.pdf', fileKey: '', bytes: VERSION_BYTES });
    const exported = await createCompanyRowsRepository(db()).listFileKeys(scene.companyId);
    expect(exported.sort()).toEqual([keyOf(scene, 3), keyOf(scene, 4)].sort());
    const ever = { since: new Date(0), until: new Date() };
    const reported = await createVersionRepository(db()).listNewVersions(
      scene.companyId,
      scene.productId,
      ever,
    );
    expect(reported.map(({ version }) => version)).toEqual([4, 3, 2]);
    expect(onVersionsRemoved.mock.calls).toEqual([[{ versions: 2, bytes: 2 * VERSION_BYTES }]]);
    expect(await run()).toBe(0);
    expect(onVersionsRemoved).toHaveBeenCalledTimes(1);
  });

  it('stay while an answer shows them, wherever in it, and go with the last that does', async () => {
    const scene = await insertVersions(db(), 7);
    const of = (number: number) => ({ fileKey: keyOf(scene, number) });
    await say(db(), scene, { citations: [{ page: 1 }, of(1)] });
    await say(db(), scene, { related: [{}, of(2)] });
    await say(db(), scene, { figures: [of(3)] });
    await say(db(), scene, { parts: [{ figures: [], related: [of(4)] }] });
    const deleted = await say(db(), scene, { citations: [of(4)] });
    const [row] = await db().select().from(message).where(eq(message.id, deleted));
    await db()
      .update(chatbot)
      .set({ deletedAt: new Date() })
      .where(eq(chatbot.id, row?.chatbotId ?? ''));
    await say(db(), scene);
    expect(await run()).toBe(1);
    expect(await listStored(db(), scene)).toEqual([1, 2, 3, 4, 6, 7]);
    await db()
      .delete(message)
      .where(and(eq(message.companyId, scene.companyId), ne(message.id, deleted)));
    expect(await run()).toBe(3);
    expect(await listStored(db(), scene)).toEqual([4, 6, 7]);
    await db().delete(message).where(eq(message.id, deleted));
    expect(await run()).toBe(1);
    expect(await listStored(db(), scene)).toEqual([6, 7]);
  });

  it('stay while a correction names them, or an instructions page shows them, published or not', async () => {
    const scene = await insertVersions(db(), 5);
    const { companyId, productId, manualId } = scene;
    await db()
      .insert(correction)
      .values({
        ...{ companyId, id: uuidv7(), productId, question: 'q', answer: 'a', createdBy: uuidv7() },
        ...{ manualId, versionId: idOf(scene, 1), page: 1 },
      });
    const pageId = uuidv7();
    await db()
      .insert(instructionPage)
      .values({ companyId, id: pageId, productId, code: uuidv7(), model: 'P7', paperDays: 7 });
    await db()
      .insert(instructionEdition)
      .values({
        ...{ companyId, id: uuidv7(), pageId, versionId: idOf(scene, 2) },
        ...{ language: 'en', validFrom: '2026-01-15', content: [] },
      });
    expect(await run()).toBe(1);
    expect(await listStored(db(), scene)).toEqual([1, 2, 4, 5]);
    await db().delete(correction).where(eq(correction.companyId, companyId));
    await db().delete(instructionPage).where(eq(instructionPage.companyId, companyId));
    expect(await run()).toBe(2);
    expect(await listStored(db(), scene)).toEqual([4, 5]);
  });

  it('are those of companies that have chosen, open ones, and of manuals that are not deleted', async () => {
    const keepsAll = await insertVersions(db(), 3, { newest: null });
    const closed = await insertVersions(db(), 3);
    await db().update(company).set({ closedAt: new Date() }).where(eq(company.id, closed.companyId));
    const chosen = await insertVersions(db(), 3);
    const deleted = await insertVersions(db(), 3, { of: chosen });
    await db().update(manual).set({ deletedAt: new Date() }).where(eq(manual.id, deleted.manualId));
    const gone = await insertVersions(db(), 3, { of: chosen });
    await db().update(product).set({ deletedAt: new Date() }).where(eq(product.id, gone.productId));
    const second = await insertVersions(db(), 3, { of: chosen });
    // Another company's answer is no reason to keep anything.
    await say(db(), keepsAll, { citations: [{ fileKey: keyOf(chosen, 1) }] });
    expect(await run()).toBe(2);
    for (const whole of [keepsAll, closed, deleted, gone])
      expect(await listStored(db(), whole)).toEqual([1, 2, 3]);
    for (const scene of [chosen, second]) expect(await listStored(db(), scene)).toEqual([2, 3]);
  });

  it('leave what was dismissed of their findings, so that it stays dismissed', async () => {
    const scene = await insertVersions(db(), 3);
    const { companyId } = scene;
    const versionId = idOf(scene, 1);
    await db()
      .insert(manualCheck)
      .values({ companyId, versionId, rules: 1, totals: [], checkedAt: new Date() });
    const finding = { companyId, versionId, place: 0, content: { kind: 'missing-page' } as never };
    await db()
      .insert(manualFinding)
      .values([
        { ...finding, id: uuidv7(), key: 'dismissed', dismissedAt: new Date() },
        { ...finding, id: uuidv7(), key: 'open' },
      ]);
    expect(await run()).toBe(1);
    const left = await db().select().from(manualFinding).where(eq(manualFinding.companyId, companyId));
    expect(left.map(({ key }) => key)).toEqual(['dismissed']);
  });

  it('are whole or gone wherever a run ends, and the next one goes on', async () => {
    const scene = await insertVersions(db(), 6);
    let calls = 0;
    const failing = service(async (...args) => {
      await storedFiles.removeLater(...args);
      if (++calls === 2) throw new Error('killed');
    });
    await expect(failing.removeReplaced(noSignal)).rejects.toThrow('killed');
    expect(await listStored(db(), scene)).toEqual([2, 3, 4, 5, 6]);
    expect(await listFilesToRemove()).toEqual([keyOf(scene, 1)]);
    expect(failing.removedSoFar()).toEqual({ versions: 1, bytes: VERSION_BYTES });
    const sections = await db()
      .select()
      .from(manualSection)
      .where(eq(manualSection.companyId, scene.companyId));
    expect(sections).toHaveLength(5);

    const stopping = new AbortController();
    const stopped = service(async (...args) => {
      await storedFiles.removeLater(...args);
      stopping.abort(new Error('stopping'));
    });
    await expect(stopped.removeReplaced(stopping.signal)).rejects.toThrow('stopping');
    expect(await listStored(db(), scene)).toEqual([3, 4, 5, 6]);

    expect(await run()).toBe(2);
    expect(await listStored(db(), scene)).toEqual([5, 6]);
    const keys = [1, 2, 3, 4].map((number) => keyOf(scene, number));
    expect((await listFilesToRemove()).sort()).toEqual(keys.sort());
  });

  it('go once where several processes remove them', async () => {
    const scene = await insertVersions(db(), 8);
    const removed = await Promise.all([run(), run(), run()]);
    expect(removed.reduce((sum, count) => sum + count)).toBe(6);
    expect(await listFilesToRemove()).toHaveLength(6);
    expect(await listStored(db(), scene)).toEqual([7, 8]);
  });

  it('stay if that was decided after they were looked at', async () => {
    const scene = await insertVersions(db(), 4);
    const { companyId, manualId } = scene;
    const remove = (number: number) =>
      createRemoveVersion({ db: db(), storedFiles })(companyId, { id: idOf(scene, number), manualId });
    const choose = (versionsKept: number | null) =>
      db().update(company).set({ versionsKept }).where(eq(company.id, companyId));
    expect(await remove(3)).toBe(false);
    expect(await remove(4)).toBe(false);
    await choose(null);
    expect(await remove(1)).toBe(false);
    await choose(1);
    await db().update(manual).set({ deletedAt: new Date() }).where(eq(manual.id, manualId));
    expect(await remove(1)).toBe(false);
    await db().update(manual).set({ deletedAt: null }).where(eq(manual.id, manualId));
    expect(await listFilesToRemove()).toEqual([]);
    expect(await remove(1)).toBe(true);
    expect(await remove(1)).toBe(false);
    expect(await listFilesToRemove()).toEqual([keyOf(scene, 1)]);
  });
});
