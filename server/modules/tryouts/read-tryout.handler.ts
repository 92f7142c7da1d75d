import { MAX_TRYOUT_PAGES } from '../../../contracts/plans/limits.ts';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import { joinParts } from '../../../engine/read/collect-manual.ts';
import type { ReadEvent } from '../../../engine/read/read-event.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import type { ReadManual } from '../manuals/read-manual.handler.ts';
import { encodeTryoutJob, type TryoutTarget } from './tryout-jobs.ts';
import { createTryoutRepository } from './tryouts.repository.ts';

export type ReadTryoutDeps = {
  db: Db;
  withLocalFile: <T>(fileKey: string, use: (path: string) => Promise<T>) => Promise<T>;
  readManual: ReadManual;
  /** Whether passages can be given vectors at all. */
  isEncoding: () => boolean;
};

/** Far below what a company's manual may take: a hundred pages of text are read in seconds. */
const LIMITS = { documentTimeoutMs: 120_000, batchTimeoutMs: 30_000, maxDeaths: 3, maxPassages: 6_000 };

const TOO_LONG = (pages: number): string =>
  `This manual has ${pages} pages; up to ${MAX_TRYOUT_PAGES} can be tried here. With an account it is read whole.`;
const IS_SCAN =
  'The pages of this manual are pictures of text. Reading those takes minutes, which is done with an account.';
const EMPTY = 'No text could be read in this file.';
const GIVEN_UP = 'Reading this manual failed because of a problem on our side. Please try again later.';

/** Thrown when the manual was kept, thrown away or deleted meanwhile. */
class TryoutGone extends Error {}

/**
 * Reads a visitor's manual from its first page, and stores it whole once it is understood. Safe to run again. Ends
 * quietly if it is gone.
 */
export function createReadTryoutHandler({ db, withLocalFile, readManual, isEncoding }: ReadTryoutDeps) {
  const repository = createTryoutRepository(db);

  /** @returns the understood manual, or the reason why there is none, as a sentence */
  async function readAll(id: string, events: AsyncIterable<ReadEvent>, signal: AbortSignal) {
    const parts: StructuredManual[] = [];
    let isPicture = false;
    for await (const event of events) {
      signal.throwIfAborted();
      if (event.type === 'opened') {
        const { pages, paged } = event.document;
        if (paged && pages > MAX_TRYOUT_PAGES) return TOO_LONG(pages);
        requireThere(await repository.update(id, { pages, paged: paged ? 1 : 0 }));
      } else if (event.type === 'batch') {
        const unreadable = event.pages
          .filter(({ textSource }) => textSource === 'none')
          .map(({ page }) => page);
        isPicture ||= unreadable.length > 0;
        requireThere(
          await repository.addPages(id, { pagesRead: event.to, unreadable, found: event.headings }),
        );
      } else if (event.type === 'failed') return event.message;
      else if (event.type === 'manual') parts.push(event.manual);
    }
    const manual = joinParts(parts);
    if (manual.passages.length > 0) return withoutPictures(manual);
    return isPicture ? IS_SCAN : EMPTY;
  }

  const handler: JobHandler<TryoutTarget> = async ({ tryoutId: id }, { signal, complete }) => {
    const begun = await repository.begin(id);
    if (!begun) return;
    // A cover that is a picture keeps nobody from the pages behind it.
    const options = { ...LIMITS, ocr: false, signal };
    try {
      const read = await withLocalFile(begun.fileKey, (path) =>
        readAll(id, readManual(path, options), signal),
      );
      await db.transaction(async (tx) => {
        const within = createTryoutRepository(tx);
        if (typeof read === 'string') await within.update(id, { status: 'failed', error: read });
        else if ((await within.update(id, { status: 'ready', manual: read })) && isEncoding())
          await enqueueJob(tx, encodeTryoutJob, { companyId: null, payload: { tryoutId: id } });
        await complete(tx);
      });
    } catch (error) {
      // Being kept or deleted meanwhile may break anything (a row, the file) and is no fault.
      if (await repository.find(id)) throw error;
    }
  };
  return handler;
}

/** Says in the manual that reading it was given up. Runs in the transaction that gives the job up. */
export async function giveUpTryout({ tryoutId }: TryoutTarget, tx: Db): Promise<void> {
  await createTryoutRepository(tx).update(tryoutId, { status: 'failed', error: GIVEN_UP });
}

function requireThere(isThere: boolean): void {
  if (!isThere) throw new TryoutGone();
}

/** Pictures that only the file holds are left out, since they may be megabytes. */
const withoutPictures = (manual: StructuredManual): StructuredManual => ({
  ...manual,
  figures: manual.figures.map((figure) => ({ ...figure, image: null })),
});
