/** Words of a product's manuals: their list, their actions and their progress. */
import { countOf } from '../../lib/text/count.ts';

export const texts = {
  unreadable: 'This file could not be read.',
  pages: (pages: number) => countOf(pages, 'page'),
  /** @param listed page numbers and ranges: "3–5, 9" */
  pageList: (listed: string) => `p. ${listed}`,
  version: (version: number) => `version ${version}`,
  recognized: (pages: number) => `${countOf(pages, 'page')} recognised in pictures.`,
  blind: (pages: string) => `No text found on ${pages}.`,
  seePages: 'See why, and what to do',
  seePagesOf: (title: string) => `See why, and what to do: pages of ${title}`,
  learning: (encoded: number, passages: number) =>
    `Learning what the manual means: ${encoded} of ${passages} passages. Questions are answered by its words meanwhile.`,
  list: {
    add: 'Add manual',
    addTitle: 'Add a manual',
    addText: 'Customers get answers from all manuals of a product.',
    addVerb: 'Add Manual',
    empty: 'No manuals',
    emptyText: 'Without one this product’s chatbots can’t answer. Add the manual they shall answer from.',
  },
  actions: {
    open: (title: string) => `Open ${title}`,
    download: (title: string) => `Download ${title}`,
    readAgain: (title: string) => `Read ${title} again`,
    isReadAgain: (title: string) => `${title} is read again.`,
    replace: (title: string) => `Replace ${title}`,
    replaceTitle: (title: string) => `Replace “${title}”`,
    replaceText: 'Answers come from the present version until the new one is read.',
    replaceVerb: 'Replace Manual',
    delete: (title: string) => `Delete ${title}`,
    question: 'Are you sure you want to delete this manual?',
    consequence: (title: string) => `The chatbots of this product stop answering from “${title}”.`,
    deleteVerb: 'Delete Manual',
  },
  upload: {
    file: 'Product Manual',
    cancel: 'Cancel',
    sending: 'Sending...',
    sent: 'The manual was sent. Reading it goes on by itself.',
  },
  reading: {
    waiting: 'Waiting for its turn',
    seconds: (seconds: number) => `${seconds} s`,
    tryAgain: 'Try Again',
    retry: 'Retry',
    retrying: 'Retrying...',
  },
  found: {
    title: 'Found so far',
    latest: (headings: number) => `${headings} headings, the latest:`,
    page: 'page',
  },
  leaves: {
    read: 'read',
    reading: 'reading',
    blind: (pages: string) => `no text: ${pages}`,
    scale: (pages: number) => `one leaf = ${pages} pages`,
    spoken: (pagesRead: number, pages: number) => `${pagesRead} of ${pages} pages read`,
  },
} as const;
