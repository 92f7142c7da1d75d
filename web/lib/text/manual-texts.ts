import { NAMED_FORMATS } from '../../../contracts/manuals/manual-formats.ts';

/** Words about manuals that several features use: choosing, sending and reading one. */
export const texts = {
  manual: {
    prompt: 'Drop the manual here, or',
    hint: 'Supported formats: PDF, DOCX, DOC (max 100MB), HTML, Markdown, text, EPUB, ODT, ZIP and PPTX',
    missing: 'Please select a file to upload',
    wrongType: (extension: string) =>
      `File type ${extension || 'without an extension'} is not supported. Please use ${NAMED_FORMATS} files.`,
    tooLarge: (megabytes: string, maxMegabytes: number) =>
      `File size (${megabytes}MB) exceeds the maximum limit of ${maxMegabytes}MB.`,
    empty: 'This file is empty. Please choose another one.',
  },
  reading: {
    waiting: 'Waiting for its turn',
    /** @param ahead manuals that come before it, also of other companies */
    inLine: (ahead: number) =>
      ahead === 0
        ? 'Waiting for its turn: it is next'
        : `Waiting for its turn: ${ahead} ${ahead === 1 ? 'manual comes' : 'manuals come'} before it`,
    opening: 'Opening and reading the file',
    page: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
    ordering: (pages: number) => `All ${pages} pages read, putting them in order`,
    read: 'Read',
    pagesRead: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'} read`,
    failed: 'Reading failed',
  },
  sent: (sent: string, total: string) => `${sent} of ${total}`,
} as const;
