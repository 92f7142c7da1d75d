import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { PageSummary, ReadEvent } from '../../../engine/read/read-event.ts';
import { type ReadManualOptions, readManual } from '../../../engine/read/read-manual.ts';
import { job } from '../../db/schema/jobs.ts';
import {
  insertVersion,
  interruptedAfter,
  PAGES,
  type Read,
  useReading,
} from '../../testing/reading-scene.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createManualRepository, READ_FROM_START } from './manuals.repository.ts';
import { READING, RECOGNIZING } from './read-manual.handler.ts';
import { type ReadingTarget, readManualJob } from './read-manual.job.ts';

describeOnBothDatabases('createReadManualHandler', (database) => {
  const { open, stateOf, answersOf } = useReading(database);

  const restOf = async ({ versionId }: ReadingTarget) =>
    database().write.select().from(job).where(sql`${job.payload}->>'versionId' = ${versionId}`);

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

  it('keeps how pages were read whose text was not simply there, and forgets it when they are read again', async () => {
    const db = database().write;
    const target = await insertVersion(db);
    const pictured: Read = async function* (file, options) {
      for await (const event of readManual(file, options)) {
        if (event.type !== 'batch') yield event;
        else
          yield {
            ...event,
            pages: event.pages.map((page): PageSummary => {
              if (page.page === 2) return { ...page, textSource: 'ocr' };
              if (page.page !== 21) return page;
              return { ...page, textSource: 'none', unread: { reason: 'no-model', model: 'tha' } };
            }),
          };
      }
    };
    await open(pictured).run(target);
    expect((await stateOf(target)).version).toMatchObject({
      unreadablePages: [21],
      pageNotes: [
        { page: 2, source: 'ocr' },
        { page: 21, source: 'none', reason: 'no-model', model: 'tha' },
      ],
    });
    const manuals = createManualRepository(db);
    const counted = () => manuals.findVersion(target.companyId, target.versionId);
    expect(await counted()).toMatchObject({ recognizedPages: 1 });
    await manuals.updateVersion(target.companyId, target.versionId, READ_FROM_START);
    await open().run(target);
    expect((await stateOf(target)).version).toMatchObject({ pageNotes: [], status: 'ready' });
    expect(await counted()).toMatchObject({ recognizedPages: 0 });
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
});
