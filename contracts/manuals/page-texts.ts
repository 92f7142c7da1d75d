import type { PageGroup, PageKind } from './manual-checks.ts';

type PageTexts = { title: string; why: string; remedy: string };

/** What each kind of page is called, why it is so, and what the vendor can do about it. */
const PAGE_TEXTS: Record<PageKind, PageTexts> = {
  garbled: {
    title: 'Unreadable: letters without meaning',
    why: 'The file shows letters but does not say which they are, so their text can’t be copied or searched either.',
    remedy: 'Print the manual to PDF again with its fonts embedded, and upload that.',
  },
  illegible: {
    title: 'Unreadable: too faint or too small',
    why: 'Their text is a picture in which no words could be made out.',
    remedy: 'Upload a better scan: straight, sharp, 300 dots per inch.',
  },
  'no-model': {
    title: 'Unreadable: script not known here',
    why: 'Their text is a picture in a script that is not recognised on this server.',
    remedy: 'Upload a file with text, such as the original printed to PDF.',
  },
  'no-recognizer': {
    title: 'Unreadable: text in a picture',
    why: 'Their text is a picture, and text in pictures is not recognised on this server.',
    remedy:
      'Upload a file with text: print the original to PDF, or have your scanner’s program add the text.',
  },
  damaged: {
    title: 'Unreadable: damaged',
    why: 'The file is damaged at these pages, or they took too much to be read.',
    remedy: 'Export the manual again and upload the new copy.',
  },
  unknown: {
    title: 'Unreadable',
    why: 'They were read before the reason was kept.',
    remedy: 'Upload the manual again to see why.',
  },
  picture: {
    title: 'Pictures only',
    why: 'They show pictures or drawings on which no words were found, so no question is answered from them.',
    remedy: 'If a page does say something, upload a better scan or a file with text.',
  },
  recognized: {
    title: 'Recognised in pictures',
    why: 'They are pictures of text. Their words were recognised and answer questions, but may hold slips.',
    remedy: 'If one is wrong, upload the original printed to PDF, or a better scan.',
  },
};

/** What is said of a group of pages. */
export function describePages({ kind, model }: Pick<PageGroup, 'kind' | 'model'>): PageTexts {
  const texts = PAGE_TEXTS[kind];
  if (model === null) return texts;
  return {
    ...texts,
    remedy: `${texts.remedy} Whoever runs the server can add the language “${model}” to Tesseract.`,
  };
}
