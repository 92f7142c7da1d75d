import type { LiteParse } from '@llamaindex/liteparse';
import { type PageContent, toPageContent } from './page-content.ts';

/** Pages `from` to `to` of a file (1-based, inclusive); those that cannot be parsed are missing. */
type Batch = { to: number; pages: PageContent[] };

/** A file parsed batch by batch. */
export type BatchSession = {
  /** The next pages in order; null behind the last one. */
  next(): Promise<Batch | null>;
  close(): Promise<void>;
};

/** The part of the library's native half that its own `parseBatches` is made of. */
type NativeParser = {
  openBatchSession(path: string, batchPages: number): Promise<NativeSession>;
};

type NativeSession = {
  nextBatch(): Promise<{ endPage: number; result: { pages: PageContent[] } } | null>;
  close(): Promise<void>;
};

/**
 * Opens a file as `parseBatches` does, but lets go of what the native half hands over as soon as it is copied:
 * the library copies all of it once more and holds both until the next batch, and the collector moves what is held.
 */
export async function openBatchSession(
  parser: LiteParse,
  path: string,
  batchPages: number,
): Promise<BatchSession> {
  const { _native: native } = parser as unknown as { _native: NativeParser };
  const session = await native.openBatchSession(path, batchPages);
  return {
    async next() {
      const batch = await session.nextBatch();
      return batch && { to: batch.endPage, pages: batch.result.pages.map(toPageContent) };
    },
    close: () => session.close(),
  };
}
