import type { Manual, ManualProgress } from '../../../contracts/manuals/manuals.ts';
import { texts } from './manual-texts.ts';

const words = texts.reading;

type Reading = Pick<Manual, 'status' | 'pages' | 'pagesRead'> & Partial<Pick<ManualProgress, 'ahead'>>;

/** One line on the progress of reading: "Waiting for its turn", "Opening the file", "Reading page 42 of 64". */
export function describeReading({ status, pages, pagesRead, ahead = null }: Reading): string {
  if (ahead !== null) return words.inLine(ahead);
  switch (status) {
    case 'queued':
      return words.waiting;
    case 'processing':
      return describeProgress(pages, pagesRead);
    case 'ready':
      return pages === null ? words.read : words.pagesRead(pages);
    case 'failed':
      return words.failed;
  }
}

function describeProgress(pages: number | null, pagesRead: number): string {
  // Word files have no pages until they are printed, and a PDF has none before it is open.
  if (pages === null) return words.opening;
  // All pages are read, but the index is not built yet.
  if (pagesRead >= pages) return words.ordering(pages);
  return words.page(pagesRead + 1, pages);
}
