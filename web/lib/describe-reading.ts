import type { Manual } from '../../contracts/manuals.ts';

type Reading = Pick<Manual, 'status' | 'pages' | 'pagesRead'>;

/** One line on where reading is: "Waiting its turn", "Opening the file", "Reading page 42 of 64", "All 64 pages read". */
export function describeReading({ status, pages, pagesRead }: Reading): string {
  switch (status) {
    case 'queued':
      return 'Waiting for its turn';
    case 'processing':
      return describeProgress(pages, pagesRead);
    case 'ready':
      return pages === null ? 'Read' : `${pages} ${pages === 1 ? 'page' : 'pages'} read`;
    case 'failed':
      return 'Reading failed';
  }
}

function describeProgress(pages: number | null, pagesRead: number): string {
  // Word files have no pages until they are printed, and a PDF has none before it is open.
  if (pages === null) return 'Opening and reading the file';
  // The last page is read before the index is built: there is no page after it to name.
  if (pagesRead >= pages) return `All ${pages} pages read, putting them in order`;
  return `Reading page ${pagesRead + 1} of ${pages}`;
}
