/** File stores for tests, and rows that make stored files part of something. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../db/connect.ts';
import { manual, manualVersion } from '../db/schema/manuals.ts';
import { errorImage, product } from '../db/schema/products.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import { createLocalFileStore } from '../providers/storage/local.ts';

/** Call it in a block of tests: what it gives opens an empty store, which goes with the others after the tests. */
export function useLocalStores(): () => Promise<FileStore> {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-stores-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return async () => createLocalFileStore(await mkdtemp(join(folder, 'store-')));
}

/** A product whose manual and error image are the files of these keys, as far as they are given. */
export async function insertFiles(
  db: Db,
  companyId: string,
  keys: { manual?: string; image?: string },
): Promise<void> {
  const productId = uuidv7();
  await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
  if (keys.manual !== undefined) {
    const manualId = uuidv7();
    await db.insert(manual).values({ companyId, id: manualId, productId, title: 'Pump' });
    await db.insert(manualVersion).values({
      companyId,
      id: uuidv7(),
      manualId,
      number: 1,
      fileKey: keys.manual,
      filename: 'pump.pdf',
      format: 'pdf',
      bytes: 1,
      sha256: '',
    });
  }
  if (keys.image !== undefined) {
    await db.insert(errorImage).values({
      companyId,
      id: uuidv7(),
      productId,
      title: 'E-14',
      description: '',
      solution: '',
      fileKey: keys.image,
      readText: '',
    });
  }
}
