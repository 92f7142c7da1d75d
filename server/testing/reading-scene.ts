/** Versions of manuals that are read without a queue, and what is stored of them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, vi } from 'vitest';
import { NO_EFFORT } from '../../engine/read/read-event.ts';
import { type ReadManualOptions, readManual } from '../../engine/read/read-manual.ts';
import type { Database, Db } from '../db/connect.ts';
import { manual, manualPage, manualSection, manualVersion, passage } from '../db/schema/manuals.ts';
import { product } from '../db/schema/products.ts';
import { createFileKey } from '../modules/files/file-key.ts';
import { createPassageRepository } from '../modules/manuals/passages.repository.ts';
import {
  createReadManualHandler,
  READING,
  type ReadingKind,
} from '../modules/manuals/read-manual.handler.ts';
import type { ReadingTarget, ReadingTask } from '../modules/manuals/read-manual.job.ts';
import { insertCompany, pumpManual } from './manual-fixtures.ts';

/** Pages of the file that is read: three batches. */
export const PAGES = 50;
const noSignal = new AbortController().signal;

export type Read = typeof readManual;

/** Reads as usual, and calls `after` once so many batches have been handed over. */
export function interruptedAfter(batches: number, after: () => unknown): Read {
  return async function* (file: string, options: ReadManualOptions = {}) {
    let seen = 0;
    for await (const event of readManual(file, options)) {
      yield event;
      if (event.type === 'batch' && ++seen === batches) await after();
    }
  };
}

async function ownerOf(db: Db, manualId: string) {
  const [row] = await db.select().from(manual).where(eq(manual.id, manualId));
  if (!row) throw new Error('no manual');
  return row;
}

/** A version that waits to be read, of a new manual unless one is named. */
export async function insertVersion(db: Db, number = 1, ofManual?: string) {
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

/** What the database holds of a version. */
async function stateIn(database: Database, { companyId, versionId }: ReadingTarget) {
  const db = database.write;
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

/** Call it in a block of tests. Every version is of one file. */
export function useReading(database: () => Database) {
  let folder = '';
  let path = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reading-'));
    path = join(folder, 'pump.pdf');
    await writeFile(path, pumpManual(PAGES));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const withLocalFile = <T>(_key: string, use: (file: string) => Promise<T>): Promise<T> => use(path);

  /** A handler that is run by hand. */
  const open = (read: Read = readManual, kind: ReadingKind = READING, isWaitedFor = async () => false) => {
    const onManualChanged = vi.fn();
    const handler = createReadManualHandler(
      {
        db: database().write,
        withLocalFile,
        readManual: read,
        checkLater: async () => undefined,
        encodeLater: async () => undefined,
        compareLater: async () => undefined,
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

  const stateOf = (target: ReadingTarget) => stateIn(database(), target);

  const answersOf = async ({ companyId, productId }: { companyId: string; productId: string }) =>
    createPassageRepository(database().write).listAnsweringPassages(companyId, productId);

  return { open, stateOf, answersOf };
}
