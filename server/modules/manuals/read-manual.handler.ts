import type { ReadEvent } from '../../../engine/read/read-event.ts';
import type { ReadManualOptions } from '../../../engine/read/read-manual.ts';
import type { Db } from '../../db/connect.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import { createAdminManualsRepository } from './admin-manuals.repository.ts';
import { createManualRepository } from './manuals.repository.ts';
import type { OnManualChanged } from './manuals.service.ts';
import { dropReplacedPassages, failVersion, publishVersion, type Understood } from './publish-version.ts';
import type { ReadingTarget } from './read-manual.job.ts';
import { createReadingStore, type ReadingStore, ReadingSuperseded } from './reading-store.ts';

/** Reads a file as the engine's `readManual` does. */
export type ReadManual = (path: string, options: ReadManualOptions) => AsyncIterable<ReadEvent>;

export type ReadManualDeps = {
  db: Db;
  /** Lends a stored file as one on this machine while `use` runs. */
  withLocalFile: <T>(fileKey: string, use: (path: string) => Promise<T>) => Promise<T>;
  readManual: ReadManual;
  /** Has a version that now answers learnt by what it means, in the transaction that publishes it. */
  encodeLater: (tx: Db, companyId: string, versionId: string) => Promise<void>;
  onManualChanged: OnManualChanged;
};

const GIVEN_UP =
  'Reading this manual failed several times because of a problem on our side. Please try again.';

type Run = Pick<JobContext, 'signal' | 'complete'>;
type Ending = { ok: true; understood: Understood } | { ok: false; sentence: string };

/**
 * Reads a version of a manual and publishes it. Safe to run again at any point: stored pages are not read again, and
 * the version becomes visible as a whole. Ends quietly if the manual was deleted meanwhile; if the job is
 * interrupted, it throws and leaves everything for the next run.
 */
export function createReadManualHandler(deps: ReadManualDeps): JobHandler<ReadingTarget> {
  const { db, withLocalFile, readManual, encodeLater, onManualChanged } = deps;

  async function read({ companyId, versionId }: ReadingTarget, { signal, complete }: Run): Promise<void> {
    const store = createReadingStore(db, companyId, versionId);
    const version = await store.begin();
    if (!version) return;
    const ending = await withLocalFile(version.fileKey, (path) =>
      storeEvents(readManual(path, { resume: store.storedPages(), signal }), store, signal),
    );
    const { productId, replacedVersionId } = await db.transaction(async (tx) => {
      const ended = ending.ok
        ? await publishVersion(tx, companyId, versionId, ending.understood)
        : {
            productId: await failVersion(tx, companyId, versionId, ending.sentence),
            replacedVersionId: null,
          };
      if (ending.ok) await encodeLater(tx, companyId, versionId);
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

async function storeEvents(
  events: AsyncIterable<ReadEvent>,
  store: ReadingStore,
  signal: AbortSignal,
): Promise<Ending> {
  let understood: Understood = { title: null, language: 'en' };
  for await (const event of events) {
    // Aborting ends the reading with a failure of its own, which says nothing about the file.
    signal.throwIfAborted();
    if (event.type === 'opened') {
      await store.storeOpened(event.document);
      understood = { ...understood, title: event.document.title };
    } else if (event.type === 'batch') {
      await store.storeBatch(event);
    } else if (event.type === 'manual') {
      if (event.part === 1) await store.clearFinal();
      await store.storePart(event.manual);
      understood = { title: event.manual.title ?? understood.title, language: event.manual.language };
    } else if (event.type === 'failed') {
      return { ok: false, sentence: event.message };
    } else {
      return { ok: true, understood };
    }
  }
  throw new Error('Reading ended without a result.');
}
