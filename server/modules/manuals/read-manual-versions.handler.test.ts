import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { ReadEvent } from '../../../engine/read/read-event.ts';
import { product } from '../../db/schema/products.ts';
import { insertVersion, interruptedAfter, type Read, useReading } from '../../testing/reading-scene.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sweepReplacedPassages } from './publish-version.ts';
import { giveUpReading } from './read-manual.handler.ts';

describeOnBothDatabases('createReadManualHandler', (database) => {
  const { open, stateOf, answersOf } = useReading(database);

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
