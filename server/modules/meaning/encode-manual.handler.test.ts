import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { company } from '../../db/schema/companies.ts';
import { job } from '../../db/schema/jobs.ts';
import { manual, passageVector } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { ENGLISH, GERMAN, MANY, useEncoding } from '../../testing/meaning/encoding-scene.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dropReplacedPassages, sweepReplacedPassages } from '../manuals/publish-version.ts';

describeOnBothDatabases('encoding manuals', (database) => {
  const { encoder, insert, enqueue, service, allJobs, start, runAll, vectorsOf, placesOf, revisionOf } =
    useEncoding(database);
  const countAll = () => database().write.$count(passageVector);

  it('gives every passage vectors of the model of its language, whatever the manual is in', async () => {
    const read = await insert({ texts: [ENGLISH, GERMAN, 'A7 42', ENGLISH] });
    await enqueue(read);
    await runAll();
    expect(await placesOf(read)).toEqual(['0 english', '1 multilingual', '2 multilingual', '3 english']);
    const [first] = await vectorsOf(read);
    expect(first).toMatchObject({ edition: 1, modelId: 'english-2', windows: 1 });
    expect(first?.bytes.readInt8(0)).toBe(100);
    expect((await vectorsOf(read))[1]?.bytes.readInt8(0)).toBe(-100);
    expect(first?.bytes.length).toBe(768);
    const sources = [{ ...read, edition: 1 }];
    const stored = await service().listVectors(read.companyId, sources);
    expect(stored.map(({ manualId, ordinal, model }) => [manualId, ordinal, model])).toEqual([
      [read.manualId, 0, 'english'],
      [read.manualId, 1, 'multilingual'],
      [read.manualId, 2, 'multilingual'],
      [read.manualId, 3, 'english'],
    ]);
    expect(stored[1]?.vectors.bytes[0]).toBe(-100);
  });

  it('goes on where it was when the program stops, encodes nothing twice and leaves nothing out', async () => {
    const read = await insert({ texts: MANY });
    await enqueue(read);
    const { encodePassage } = encoder();
    let goOn: () => void = () => undefined;
    const blocked = new Promise<void>((isBlocked) => {
      encoder().encodePassage = async (...given) => {
        if (given[1].text.startsWith('Step 20.')) {
          isBlocked();
          await new Promise<void>((resolve) => {
            goOn = resolve;
          });
        }
        return encodePassage(...given);
      };
    });
    const runner = await start({ stopTimeoutMs: 50 });
    await blocked;
    await runner.stop();
    goOn();
    encoder().encodePassage = encodePassage;
    expect(await countAll()).toBe(16);
    await runAll();
    expect(await countAll()).toBe(MANY.length);
    expect(await allJobs()).toEqual([]);
    // The four before it were not stored when it stopped.
    expect(encoder().encoded.filter(({ text }) => !text.startsWith('Step 20.'))).toHaveLength(69 + 4);
    expect(await revisionOf(read)).toBe(2);
    await enqueue(read);
    const sofar = encoder().encoded.length;
    await runAll();
    expect(encoder().encoded.length).toBe(sofar);
    expect(await revisionOf(read)).toBe(2);
  });

  it('keeps the language of the passages before, over batches', async () => {
    const read = await insert({ texts: [...MANY.slice(0, 15), ...Array(20).fill(GERMAN), 'A7', 'B8'] });
    await enqueue(read);
    await runAll();
    expect((await placesOf(read)).slice(-2)).toEqual(['35 multilingual', '36 multilingual']);
  });

  it('does a batch of each company in turn, and of each manual of one', async () => {
    const long = await insert({ texts: MANY });
    const { companyId } = long;
    const others = [await insert({ texts: MANY, companyId }), await insert({ texts: MANY, companyId })];
    const waiting = await insert({ texts: [`Waiting. ${ENGLISH}`] });
    for (const read of [long, ...others, waiting]) await enqueue(read);
    await runAll();
    const turn = encoder().encoded.findIndex(({ text }) => text.startsWith('Waiting'));
    expect(turn).toBeGreaterThanOrEqual(0);
    expect(turn).toBeLessThanOrEqual(16);
    expect(await countAll()).toBe(3 * MANY.length + 1);
    // The first batches are of three manuals, before any has its second.
    const firsts = encoder().encoded.filter(({ text }) => text.startsWith('Step 0.'));
    const second = encoder().encoded.findIndex(({ text }) => text.startsWith('Step 16.'));
    expect(firsts).toHaveLength(3);
    expect(
      encoder()
        .encoded.slice(0, second)
        .filter(({ text }) => text.startsWith('Step 0.')),
    ).toHaveLength(3);
  });

  it('waits when the encoder fails, then goes on behind what it could not take', async () => {
    const read = await insert({ texts: [ENGLISH, `Bad. ${ENGLISH}`, ENGLISH] });
    encoder().refuses = (text) => text.startsWith('Bad');
    await enqueue(read);
    await runAll();
    expect(await placesOf(read)).toEqual(['0 english']);
    const [waiting] = await allJobs();
    expect(waiting).toMatchObject({ state: 'ready', attempts: 0, payload: { after: 1, failures: 1 } });
    await database().write.update(job).set({ runAt: sql`now()` });
    await runAll();
    expect(await placesOf(read)).toEqual(['0 english', '2 english']);
    expect(await allJobs()).toEqual([]);
  });

  it('gives up quietly when the encoder goes on failing, and is found again by the daily look', async () => {
    await enqueue(await insert({ texts: MANY }));
    encoder().refuses = () => true;
    encoder().state = { state: 'failing', models: ['english'], since: new Date(), reason: 'no such file' };
    for (let run = 1; run <= 3; run += 1) {
      await runAll();
      await database().write.update(job).set({ runAt: sql`now()` });
    }
    expect(await allJobs()).toEqual([]);
    encoder().refuses = () => false;
    await service().encodeMissing();
    await runAll();
    expect(await countAll()).toBe(MANY.length);
  });

  it('leaves alone what does not answer any more, and stores nothing for what stops answering meanwhile', async () => {
    const { write } = database();
    const read = await insert({ texts: [ENGLISH] });
    await write.update(manual).set({ currentVersionId: uuidv7() });
    await enqueue(read);
    await runAll();
    expect(encoder().encoded).toEqual([]);

    await write.update(manual).set({ currentVersionId: read.versionId });
    const { encodePassage } = encoder();
    encoder().encodePassage = async (...given) => {
      await write.delete(product);
      return encodePassage(...given);
    };
    await enqueue(read);
    await runAll();
    expect([await countAll(), await allJobs()]).toEqual([0, []]);
  });

  it('loses vectors with the passages of a replaced version, with a manual, a product and a company', async () => {
    const { write } = database();
    const [replaced, swept, deleted, ofProduct, kept] = [
      await insert({ texts: [ENGLISH] }),
      await insert({ texts: [ENGLISH] }),
      await insert({ texts: [ENGLISH] }),
      await insert({ texts: [ENGLISH] }),
      await insert({ texts: [ENGLISH] }),
    ];
    await service().encodeMissing();
    await runAll();
    expect(await countAll()).toBe(5);
    await dropReplacedPassages(write, replaced.companyId, replaced.versionId);
    expect(await vectorsOf(replaced)).toEqual([]);
    await write.update(manual).set({ currentVersionId: uuidv7() }).where(eq(manual.id, swept.manualId));
    await sweepReplacedPassages(write, new AbortController().signal);
    expect(await vectorsOf(swept)).toEqual([]);
    await write.delete(manual).where(eq(manual.id, deleted.manualId));
    expect(await vectorsOf(deleted)).toEqual([]);
    await write.delete(product).where(eq(product.id, ofProduct.productId));
    expect(await vectorsOf(ofProduct)).toEqual([]);
    expect(await countAll()).toBe(1);
    await write.delete(company).where(eq(company.id, kept.companyId));
    expect(await countAll()).toBe(0);
  });
});
