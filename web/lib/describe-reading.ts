import type { Manual } from '../../contracts/manuals.ts';
import { texts } from './manual-texts.ts';

const words = texts.reading;

type Reading = Pick<Manual, 'status' | 'pages' | 'pagesRead'>;

/** One line on where reading is: "Waiting its turn", "Opening the file", "Reading page 42 of 64", "All 64 pages read". */
export function describeReading({ status, pages, pagesRead }: Reading): string {
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
  // The last page is read before the index is built: there is no page after it to name.
  if (pagesRead >= pages) return words.ordering(pages);
  return words.page(pagesRead + 1, pages);
}
