import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { job } from '../../db/schema/jobs.ts';
import { passageVector } from '../../db/schema/manuals.ts';
import { ENGLISH, GERMAN, MANY, useEncoding } from '../../testing/meaning/encoding-scene.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('encoding manuals', (database) => {
  const { encoder, insert, enqueue, service, allJobs, runAll, vectorsOf, placesOf, revisionOf } =
    useEncoding(database);
  const outdate = () => database().write.update(passageVector).set({ modelId: 'an older one' });

  it('is in the queue once, however often it is asked for', async () => {
    const read = await insert({ texts: [ENGLISH] });
    await Promise.all([enqueue(read), enqueue(read)]);
    await enqueue(read);
    expect(await allJobs()).toHaveLength(1);
    await enqueue(read, 'multilingual');
    expect(await allJobs()).toHaveLength(2);
    await database().write.update(job).set({ state: 'dead', attempts: 10 });
    await enqueue(read);
    expect((await allJobs()).map(({ state, attempts }) => [state, attempts]).sort()).toEqual([
      ['dead', 10],
      ['ready', 0],
    ]);
  });

  it('encodes all passages by the multilingual model when that is wanted, once an hour at most', async () => {
    const read = await insert({ texts: [ENGLISH, GERMAN] });
    let now = 0;
    const { wantVectors } = service(() => now);
    const want = () => wantVectors(read.companyId, read.productId, 'multilingual');
    await wantVectors(read.companyId, read.productId, 'english');
    expect(await allJobs()).toEqual([]);
    await Promise.all([want(), want()]);
    expect(await allJobs()).toHaveLength(1);
    await runAll();
    expect(await placesOf(read)).toEqual(['0 english', '0 multilingual', '1 multilingual']);
    now = 3_599_000;
    await want();
    expect(await allJobs()).toEqual([]);
    now = 3_601_000;
    await want();
    expect(await allJobs()).toHaveLength(1);
    await wantVectors(uuidv7(), read.productId, 'multilingual');
    expect(await allJobs()).toHaveLength(1);
  });

  it('finds what lacks vectors, or has those of a model as it was, which nobody uses meanwhile', async () => {
    const read = await insert({ texts: [ENGLISH, GERMAN] });
    const other = await insert({ texts: [ENGLISH] });
    await enqueue(other);
    await runAll();
    await service().encodeMissing();
    expect(await allJobs()).toMatchObject([{ payload: { versionId: read.versionId, scope: 'own' } }]);
    await enqueue(read, 'multilingual');
    await runAll();
    await service().encodeMissing();
    expect(await allJobs()).toEqual([]);

    await outdate();
    expect(await service().listVectors(read.companyId, [{ ...read, edition: 1 }])).toEqual([]);
    await service().encodeMissing();
    expect(await allJobs()).toHaveLength(2);
    await runAll();
    const renewed = await vectorsOf(read);
    expect(renewed.map(({ modelId }) => modelId)).toEqual(['english-2', 'multilingual-2', 'multilingual-2']);
    expect(await revisionOf(other)).toBe(2);
  });

  it('does nothing where there is no meaning, and leaves no job behind', async () => {
    encoder().state = { state: 'off' };
    const read = await insert({ texts: [ENGLISH] });
    const { encodeLater, encodeMissing, wantVectors } = service();
    await encodeLater(database().write, read.companyId, read.versionId);
    await encodeMissing();
    await wantVectors(read.companyId, read.productId, 'multilingual');
    expect(await allJobs()).toEqual([]);
    await enqueue(read);
    await runAll();
    expect(await allJobs()).toEqual([]);
    expect(encoder().encoded).toEqual([]);
  });

  it('tells how far the manuals of a company are while they are learnt', async () => {
    const read = await insert({ texts: MANY });
    const { listLearning } = service();
    const learning = async (companyId = read.companyId) =>
      (await listLearning(companyId, [read.versionId])).get(read.versionId);
    expect(await learning()).toBeUndefined();
    await enqueue(read);
    expect(await learning()).toEqual({ passages: 70, encoded: 0 });
    expect(await learning(uuidv7())).toBeUndefined();
    encoder().refuses = (text) => text.startsWith('Step 40.');
    await runAll();
    expect(await learning()).toEqual({ passages: 70, encoded: 40 });
    encoder().state = { state: 'off' };
    expect(await learning()).toBeUndefined();
    encoder().state = { state: 'ready' };
    await database().write.update(job).set({ runAt: sql`now()` });
    await runAll();
    expect(await learning()).toBeUndefined();
  });
});
