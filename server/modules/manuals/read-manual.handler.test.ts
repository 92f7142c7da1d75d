import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_EFFORT, type ReadEvent } from '../../../engine/read/read-event.ts';
import { type ReadManualOptions, readManual } from '../../../engine/read/read-manual.ts';
import type { Db } from '../../db/connect.ts';
import { job } from '../../db/schema/jobs.ts';
import { manual, manualPage, manualSection, manualVersion, passage } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { insertCompany, pumpManual } from '../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createFileKey } from '../files/file-key.ts';
import { createPassageRepository } from './passages.repository.ts';
import { sweepReplacedPassages } from './publish-version.ts';
import {
  createReadManualHandler,
  giveUpReading,
  READING,
  RECOGNIZING,
  type ReadingKind,
} from './read-manual.handler.ts';
import { type ReadingTarget, type ReadingTask, readManualJob } from './read-manual.job.ts';

const PAGES = 50;
const noSignal = new AbortController().signal;
let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
  path = join(folder, 'pump.pdf');
  await writeFile(path, pumpManual(PAGES));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Read = typeof readManual;
const withLocalFile = <T>(_key: string, use: (file: string) => Promise<T>): Promise<T> => use(path);

/** Reads as usual, and calls `after` once so many batches have been handed over. */
function interruptedAfter(batches: number, after: () => unknown): Read {
  return async function* (file: string, options: ReadManualOptions = {}) {
    let seen = 0;
    for await (const event of readManual(file, options)) {
      yield event;
      if (event.type === 'batch' && ++seen === batches) await after();
    }
  };
}

describeOnBothDatabases('createReadManualHandler', (database) => {
  async function insertVersion(db: Db, number = 1, ofManual?: string) {
    const { companyId } = ofManual ? await ownerOf(db, ofManual) : await insertCompany(db);
    const manualId = ofManual ?? uuidv7();
    let productId = uuidv7();
    if (ofManual) productId = (await ownerOf(db, ofManual)).productId;
    else {
      await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
      await db.insert(manual).values({ companyId, id: manualId, productId, title: 'pump' });
    }
    const versionId = uuidv7();
    await db.insert(manualVersion).values({
      companyId,
      id: versionId,
      manualId,
      number,
      fileKey: createFileKey(companyId, 'pdf'),
      filename: 'pump.pdf',
      format: 'pdf',
      bytes: 1,
      sha256: '',
    });
    return { companyId, productId, manualId, versionId };
  }

  async function ownerOf(db: Db, manualId: string) {
    const [row] = await db.select().from(manual).where(eq(manual.id, manualId));
    if (!row) throw new Error('no manual');
    return row;
  }

  const open = (read: Read = readManual, kind: ReadingKind = READING, isWaitedFor = async () => false) => {
    const onManualChanged = vi.fn();
    const handler = createReadManualHandler(
      {
        db: database().write,
        withLocalFile,
        readManual: read,
        checkLater: async () => undefined,
        encodeLater: async () => undefined,
        onManualChanged,
      },
      kind,
    );
    const run = (
      { effort = NO_EFFORT, ...target }: Partial<ReadingTask> & ReadingTarget,
      signal = noSignal,
    ) =>
      handler(
        { ...target, effort },
        {
          id: uuidv7(),
          companyId: target.companyId,
          attempt: 1,
          isLastAttempt: false,
          signal,
          isWaitedFor,
          complete: async () => undefined,
        },
      );
    return { run, onManualChanged };
  };

  async function stateOf({ companyId, versionId }: ReadingTarget) {
    const db = database().write;
    const [version] = await db
      .select()
      .from(manualVersion)
      .where(and(eq(manualVersion.companyId, companyId), eq(manualVersion.id, versionId)));
    return {
      version,
      pages: await db.$count(manualPage, eq(manualPage.versionId, versionId)),
      passages: await db.select().from(passage).where(eq(passage.versionId, versionId)),
      sections: await db.$count(manualSection, eq(manualSection.versionId, versionId)),
    };
  }

  const restOf = async ({ versionId }: ReadingTarget) =>
    database().write.select().from(job).where(sql`${job.payload}->>'versionId' = ${versionId}`);

  const answersOf = async ({ companyId, productId }: { companyId: string; productId: string }) =>
    createPassageRepository(database().write).listAnsweringPassages(companyId, productId);

  it('publishes a manual as a whole and keeps nothing of the reading', async () => {
    const target = await insertVersion(database().write);
    const { run, onManualChanged } = open();
    await run(target);
    const state = await stateOf(target);
    expect(state.version).toMatchObject({
      status: 'ready',
      edition: 1,
      pages: PAGES,
      pagesRead: PAGES,
      paged: 1,
    });
    expect(state.pages).toBe(0);
    expect(state.passages.every((row) => row.edition === 1)).toBe(true);
    const { manuals } = await answersOf(target);
    const text = manuals[0]?.passages.map((found) => found.text).join('\n');
    for (let stage = 1; stage <= PAGES; stage++) expect(text).toContain(`Open valve V${stage} and`);
    expect(onManualChanged).toHaveBeenCalledExactlyOnceWith(target.companyId, target.productId);
  });

  it('goes on at the first page not stored after an interruption, to the same result', async () => {
    const whole = await insertVersion(database().write);
    await open().run(whole);

    const target = await insertVersion(database().write);
    const controller = new AbortController();
    const reason = new Error('stopping');
    const interrupted = open(interruptedAfter(1, () => controller.abort(reason)));
    await expect(interrupted.run(target, controller.signal)).rejects.toBe(reason);
    const between = await stateOf(target);
    expect(between.version).toMatchObject({ status: 'processing', pagesRead: 20, edition: 0 });
    expect(between.pages).toBe(20);

    const batches: number[] = [];
    await open(async function* (file, options) {
      for await (const event of readManual(file, options)) {
        if (event.type === 'batch') batches.push(event.from);
        yield event;
      }
    }).run(target);
    expect(batches).toEqual([21, 41]);
    const [resumed, straight] = [(await answersOf(target)).manuals[0], (await answersOf(whole)).manuals[0]];
    expect(resumed?.passages).toEqual(straight?.passages);
    expect(resumed?.sections).toEqual(straight?.sections);
  });

  it('goes behind other companies after its time, and is read on from there within the same bounds', async () => {
    const db = database().write;
    const target = await insertVersion(db);
    const impatient = { ...READING, sliceMs: 0 };
    await open(readManual, impatient, async () => true).run(target);
    expect((await stateOf(target)).version).toMatchObject({ status: 'processing', pagesRead: 20 });
    const [rest] = await restOf(target);
    expect(rest).toMatchObject({ kind: 'read-manual', payload: { versionId: target.versionId } });
    const { effort } = readManualJob.payload.parse(rest?.payload);
    expect(effort.spentMs).toBeGreaterThan(0);

    const seen: ReadManualOptions[] = [];
    const resumed: Read = (file, options) => {
      seen.push(options ?? {});
      return readManual(file, options);
    };
    await open(resumed, impatient).run({ ...target, effort });
    expect(seen[0]?.earlier).toEqual(effort);
    expect((await stateOf(target)).version).toMatchObject({ status: 'ready', pagesRead: PAGES });
  });

  it('leaves pages that are pictures to the queue of those', async () => {
    const target = await insertVersion(database().write);
    await open(async function* (_file, { ocr } = {}) {
      expect(ocr).toBe('later');
      yield { type: 'recognition-needed', page: 1 };
    }).run(target);
    expect(await restOf(target)).toMatchObject([{ kind: 'recognize-manual' }]);
    const read = vi.fn<Read>(async function* (): AsyncGenerator<ReadEvent> {
      yield { type: 'failed', reason: 'scanned', message: 'A scan.' };
    });
    await open(read, RECOGNIZING).run(target);
    expect(read.mock.calls[0]?.[1]).toMatchObject({ ocr: true });
  });

  it('starts the final edition anew when it was interrupted while storing it', async () => {
    const target = await insertVersion(database().write);
    const controller = new AbortController();
    const read: Read = async function* (file, options) {
      for await (const event of readManual(file, options)) {
        if (event.type === 'done') controller.abort(new Error('stopping'));
        yield event;
      }
    };
    await expect(open(read).run(target, controller.signal)).rejects.toThrow('stopping');
    expect((await stateOf(target)).passages.some((row) => row.edition === 1)).toBe(true);
    await open().run(target);
    expect((await stateOf(target)).version).toMatchObject({ status: 'ready' });
  });

  it('answers from provisional passages while a first version is being read', async () => {
    const target = await insertVersion(database().write);
    const revisions: string[] = [];
    const look = async () => {
      const { revision, manuals } = await answersOf(target);
      revisions.push(revision.passages);
      expect(manuals[0]?.passages.length).toBeGreaterThan(0);
      expect(manuals[0]).toMatchObject({ edition: 0, sections: [] });
    };
    expect((await answersOf(target)).manuals).toEqual([]);
    await open(interruptedAfter(2, look)).run(target);
    expect((await answersOf(target)).revision.passages).not.toBe(revisions[0]);
  });

  it('lets the version before answer until the new one is ready, also when that fails', async () => {
    const first = await insertVersion(database().write);
    await open().run(first);
    const before = await answersOf(first);

    const failing = await insertVersion(database().write, 2, first.manualId);
    const failed: ReadEvent = { type: 'failed', reason: 'damaged', message: 'This file is damaged.' };
    await open(async function* () {
      yield failed;
    }).run(failing);
    expect((await stateOf(failing)).version).toMatchObject({
      status: 'failed',
      error: 'This file is damaged.',
    });
    expect(await answersOf(first)).toEqual(before);

    const third = await insertVersion(database().write, 3, first.manualId);
    await open().run(third);
    expect((await answersOf(first)).manuals.map((found) => found.versionId)).toEqual([third.versionId]);
    expect((await stateOf(first)).passages).toEqual([]);
  });

  it('leaves passages of a version it has replaced to the daily work when it ends too soon, and no others', async () => {
    const db = database().write;
    const first = await insertVersion(db);
    await open().run(first);
    const second = await insertVersion(db, 2, first.manualId);
    const { run, onManualChanged } = open();
    onManualChanged.mockImplementation(() => {
      throw new Error('killed');
    });
    await expect(run(second)).rejects.toThrow('killed');
    const beingRead = await insertVersion(db, 3, first.manualId);
    await expect(
      open(interruptedAfter(1, () => Promise.reject(new Error('killed')))).run(beingRead),
    ).rejects.toThrow();
    const before = await Promise.all([second, beingRead].map(stateOf));
    expect((await stateOf(first)).passages).not.toEqual([]);

    expect(await sweepReplacedPassages(db, new AbortController().signal)).toBe(1);
    expect((await stateOf(first)).passages).toEqual([]);
    expect(await Promise.all([second, beingRead].map(stateOf))).toEqual(before);
    expect(await sweepReplacedPassages(db, new AbortController().signal)).toBe(0);
  });

  it('ends quietly when the product is deleted while it is read', async () => {
    const db = database().write;
    const target = await insertVersion(db);
    const read = interruptedAfter(1, () => db.delete(product).where(eq(product.id, target.productId)));
    await open(read).run(target);
    const state = await stateOf(target);
    expect(state).toMatchObject({ version: undefined, pages: 0, passages: [], sections: 0 });
  });

  it('does nothing for a version that is ready, and says so when reading is given up', async () => {
    const db = database().write;
    const target = await insertVersion(db);
    await giveUpReading(target, db);
    expect((await stateOf(target)).version).toMatchObject({ status: 'failed' });
    const read = vi.fn<Read>();
    await open(read).run(target);
    expect(read).not.toHaveBeenCalled();
  });
});
