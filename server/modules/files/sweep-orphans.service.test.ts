import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import { insertFiles, useLocalStores } from '../../testing/files.ts';
import { insertCompany } from '../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createFileHolds } from './file-holds.service.ts';
import { createFileKey } from './file-key.ts';
import { createSweepOrphans } from './sweep-orphans.service.ts';

const HOUR_MS = 3_600_000;

describeOnBothDatabases('sweepOrphans', (database) => {
  const openStore = useLocalStores();

  async function open() {
    const db = database().write;
    const fileStore = await openStore();
    const forgotten: string[] = [];
    const holds = createFileHolds(db);
    const sweep = createSweepOrphans({
      db,
      fileStore,
      forgetPictures: async (key) => void forgotten.push(key),
      isHeld: holds.isHeld,
    });
    const { companyId } = await insertCompany(db);
    const keep = async (key: string): Promise<string> => {
      await fileStore.putStream(key, Readable.from(['x']));
      return key;
    };
    const isKept = (key: string): Promise<boolean> =>
      fileStore.size(key).then(
        () => true,
        (error: unknown) => {
          if (error instanceof FileNotFoundError) return false;
          throw error;
        },
      );
    return { db, holds, sweep, forgotten, companyId, keep, isKept };
  }

  it('removes what became part of nothing, and keeps manuals and error images', async () => {
    const { db, sweep, forgotten, companyId, keep, isKept } = await open();
    const manualKey = await keep(createFileKey(companyId, 'pdf'));
    const imageKey = await keep(createFileKey(companyId, 'webp'));
    await insertFiles(db, companyId, { manual: manualKey, image: imageKey });
    const orphan = await keep(createFileKey(companyId, 'docx'));
    expect(await sweep(-HOUR_MS)).toBe(1);
    expect(await Promise.all([manualKey, imageKey, orphan].map(isKept))).toEqual([true, true, false]);
    expect(forgotten).toEqual([orphan]);
    expect(await sweep(-HOUR_MS)).toBe(0);
  });

  it('removes nothing while files are held, and goes on after', async () => {
    const { holds, sweep, companyId, keep, isKept } = await open();
    const orphan = await keep(createFileKey(companyId, 'pdf'));
    const release = await holds.hold();
    expect(await sweep(-HOUR_MS)).toBe(0);
    expect(await isKept(orphan)).toBe(true);
    await release();
    expect(await sweep(-HOUR_MS)).toBe(1);
  });

  it('begins before it knows all files of the installation', async () => {
    const db = database().write;
    const companies = [await insertCompany(db), await insertCompany(db)];
    const stored = Array.from({ length: 2000 }, (_, i) =>
      createFileKey(companies[i % 2]?.companyId ?? '', 'pdf'),
    );
    const removed: string[] = [];
    let listed = 0;
    let mostHeld = 0;
    const sweep = createSweepOrphans({
      db,
      fileStore: {
        async *list() {
          for (const key of stored) {
            listed += 1;
            yield { key, storedAt: new Date(0) };
          }
        },
        remove: async (key) => {
          mostHeld = Math.max(mostHeld, listed - removed.length);
          removed.push(key);
        },
      },
      forgetPictures: async () => undefined,
      isHeld: async () => false,
    });
    expect(await sweep(HOUR_MS)).toBe(stored.length);
    expect(removed.sort()).toEqual(stored.sort());
    expect(mostHeld).toBeLessThan(stored.length / 2);
  });

  it('keeps a file that may still be waiting for the transaction that records it', async () => {
    const { sweep, companyId, keep, isKept } = await open();
    const arriving = await keep(createFileKey(companyId, 'pdf'));
    expect(await sweep(HOUR_MS)).toBe(0);
    expect(await isKept(arriving)).toBe(true);
  });

  it('leaves alone what is not of a company of this database, or not ours at all', async () => {
    const { sweep, keep, isKept } = await open();
    const keys = [await keep(createFileKey(uuidv7(), 'pdf')), await keep('backups/everything.tar')];
    expect(await sweep(-HOUR_MS)).toBe(0);
    expect(await Promise.all(keys.map(isKept))).toEqual([true, true]);
  });

  it('does not take the same key of another company for a use of this one', async () => {
    const { db, sweep, companyId, keep, isKept } = await open();
    const orphan = await keep(createFileKey(companyId, 'pdf'));
    const other = await insertCompany(db);
    await insertFiles(db, other.companyId, { manual: orphan, image: orphan });
    expect(await sweep(-HOUR_MS)).toBe(1);
    expect(await isKept(orphan)).toBe(false);
  });
});
