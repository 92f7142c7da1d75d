import type { ReadEvent, ReadingEffort } from '../../../engine/read/read-event.ts';
import type { ReadManualOptions } from '../../../engine/read/read-manual.ts';
import { BATCH_PAGES } from '../../../engine/read/reader.ts';
import type { Db } from '../../db/connect.ts';
import type { JobDefinition } from '../../jobs/define-job.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import { createAdminManualsRepository } from './admin-manuals.repository.ts';
import { createManualRepository } from './manuals.repository.ts';
import type { OnManualChanged } from './manuals.service.ts';
import { dropReplacedPassages, failVersion, publishVersion, type Understood } from './publish-version.ts';
import {
  enqueueRest,
  type ReadingTarget,
  type ReadingTask,
  readManualJob,
  recognizeManualJob,
} from './read-manual.job.ts';
import { createReadingStore, type ReadingStore, ReadingSuperseded } from './reading-store.ts';

/** Reads a file as the engine's `readManual` does. */
export type ReadManual = (path: string, options: ReadManualOptions) => AsyncIterable<ReadEvent>;

export type ReadManualDeps = {
  db: Db;
  /** Lends a stored file as one on this machine while `use` runs. */
  withLocalFile: <T>(fileKey: string, use: (path: string) => Promise<T>) => Promise<T>;
  readManual: ReadManual;
  /** Has a version that now answers checked for what it lacks, in the transaction that publishes it. */
  checkLater: (tx: Db, companyId: string, versionId: string) => Promise<void>;
  /** Has a version that now answers learnt by what it means, in the transaction that publishes it. */
  encodeLater: (tx: Db, companyId: string, versionId: string) => Promise<void>;
  /** Has the answers that were given compared with a version that takes the place of another, in the transaction that publishes it. */
  compareLater: (
    tx: Db,
    target: { companyId: string; versionId: string; replacedVersionId: string },
  ) => Promise<void>;
  onManualChanged: OnManualChanged;
};

const GIVEN_UP =
  'Reading this manual failed several times because of a problem on our side. Please try again.';

/** How a kind of reading goes about it. */
export type ReadingKind = {
  /** Of the job that goes on with what is left. */
  definition: JobDefinition<ReadingTask>;
  /** Whether pictures of text are recognised, or put off. */
  ocr: true | 'later';
  batchPages: number;
  /** Reads for so long at least before it goes behind those who wait: to begin again takes a second. */
  sliceMs: number;
};

/** Reads text. */
export const READING: ReadingKind = {
  definition: readManualJob,
  ocr: 'later',
  batchPages: BATCH_PAGES,
  sliceMs: 15_000,
};
/** Recognises pictures too; a page takes seconds. */
export const RECOGNIZING: ReadingKind = {
  definition: recognizeManualJob,
  ocr: true,
  batchPages: 5,
  sliceMs: 60_000,
};

type Run = Pick<JobContext, 'signal' | 'complete' | 'isWaitedFor'>;
type Ending =
  | { kind: 'understood'; understood: Understood }
  | { kind: 'failed'; sentence: string }
  /** The rest is for another job. */
  | { kind: 'rest'; definition: JobDefinition<ReadingTask>; effort: ReadingEffort };

/**
 * Reads a version of a manual and publishes it. Safe to run again at any point: stored pages are not read again, and
 * the version becomes visible as a whole. Ends quietly if the manual was deleted meanwhile; if the job is
 * interrupted, it throws and leaves everything for the next run.
 */
export function createReadManualHandler(
  deps: ReadManualDeps,
  kind: ReadingKind = READING,
): JobHandler<ReadingTask> {
  const { db, withLocalFile, readManual, checkLater, encodeLater, compareLater, onManualChanged } = deps;

  async function read(task: ReadingTask, { signal, complete, isWaitedFor }: Run): Promise<void> {
    const { companyId, versionId, effort } = task;
    const store = createReadingStore(db, companyId, versionId);
    const version = await store.begin();
    if (!version) return;
    const { definition, ocr, batchPages, sliceMs } = kind;
    const ending = await withLocalFile(version.fileKey, (path) => {
      const options = { resume: store.storedPages(), earlier: effort, ocr, batchPages, signal };
      const storing = { store, signal, effort, definition, isOver: isOverAfter(sliceMs, isWaitedFor) };
      return storeEvents(readManual(path, options), storing);
    });
    if (ending.kind === 'rest') {
      await db.transaction(async (tx) => {
        await complete(tx);
        await enqueueRest(tx, ending.definition, { companyId, versionId, effort: ending.effort });
      });
      return;
    }
    const { productId, replacedVersionId } = await db.transaction(async (tx) => {
      const ended =
        ending.kind === 'understood'
          ? await publishVersion(tx, companyId, versionId, ending.understood)
          : {
              productId: await failVersion(tx, companyId, versionId, ending.sentence),
              replacedVersionId: null,
            };
      if (ending.kind === 'understood') {
        await checkLater(tx, companyId, versionId);
        await encodeLater(tx, companyId, versionId);
        const { replacedVersionId } = ended;
        // A version that a newer one has overtaken while it was read replaces nothing.
        if (replacedVersionId !== null && replacedVersionId !== versionId)
          await compareLater(tx, { companyId, versionId, replacedVersionId });
      }
      await complete(tx);
      return ended;
    });
    onManualChanged(companyId, productId);
    if (replacedVersionId) await dropReplacedPassages(db, companyId, replacedVersionId);
  }

  return async (target, run) => {
    try {
      await read(target, run);
    } catch (error) {
      if (error instanceof ReadingSuperseded) return;
      // A deletion between two steps may break anything (a foreign key, the file) and is no fault.
      const version = await createManualRepository(db).findVersion(target.companyId, target.versionId);
      if (version) throw error;
    }
  };
}

/** Says in the manual itself that reading it was given up. Runs in the transaction that gives the job up. */
export async function giveUpReading({ companyId, versionId }: ReadingTarget, tx: Db): Promise<void> {
  try {
    await failVersion(tx, companyId, versionId, GIVEN_UP);
  } catch (error) {
    if (!(error instanceof ReadingSuperseded)) throw error;
  }
}

/** Takes back what `giveUpReading` said. Runs in the transaction that makes the jobs due again. */
export const reviveReading = (targets: ReadingTarget[], tx: Db): Promise<void> =>
  createAdminManualsRepository(tx).requeueFailed(targets);

type Storing = {
  store: ReadingStore;
  signal: AbortSignal;
  effort: ReadingEffort;
  /** Of the job that goes on. */
  definition: JobDefinition<ReadingTask>;
  /** Whether the rest is to go behind others. */
  isOver: () => Promise<boolean>;
};

/** A reading that has had its time goes on until another company waits. */
function isOverAfter(sliceMs: number, isWaitedFor: () => Promise<boolean>): () => Promise<boolean> {
  const until = performance.now() + sliceMs;
  return async () => performance.now() >= until && (await isWaitedFor());
}

async function storeEvents(
  events: AsyncIterable<ReadEvent>,
  { store, signal, effort: earlier, definition, isOver }: Storing,
): Promise<Ending> {
  let understood: Understood = { title: null, language: 'en' };
  let effort = earlier;
  let pages = 0;
  for await (const event of events) {
    // Aborting ends the reading with a failure of its own, which says nothing about the file.
    signal.throwIfAborted();
    if (event.type === 'opened') {
      await store.storeOpened(event.document);
      understood = { ...understood, title: event.document.title };
      pages = event.document.pages;
    } else if (event.type === 'batch') {
      await store.storeBatch(event);
      effort = event.effort;
      if (event.to < pages && (await isOver())) return { kind: 'rest', definition, effort };
    } else if (event.type === 'recognition-needed') {
      return { kind: 'rest', definition: recognizeManualJob, effort };
    } else if (event.type === 'manual') {
      if (event.part === 1) await store.clearFinal();
      await store.storePart(event.manual);
      const { title, language, printed } = event.manual;
      understood = { ...understood, title: title ?? understood.title, language, ...(printed && { printed }) };
    } else if (event.type === 'failed') {
      return { kind: 'failed', sentence: event.message };
    } else {
      return { kind: 'understood', understood };
    }
  }
  throw new Error('Reading ended without a result.');
}
