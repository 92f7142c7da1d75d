import { ReadError } from '../failure.ts';
import { headedBy } from '../html/headed-by.ts';
import type { HtmlDraft } from '../html/html-blocks.ts';
import { titleOf, withPictures } from '../html/html-reader.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { withArchive } from '../zip/archive.ts';
import { createPageSource, picturesIn } from '../zip/pages-in-archive.ts';
import { readBook } from './book.ts';
import { refuseProtected } from './protection.ts';

/** Reads a book in parts: its pages in reading order, with the pictures that it holds. */
export function createEpubReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('epub', () =>
    withArchive(path, async (archive) => {
      await refuseProtected(archive);
      const book = await readBook(archive);
      const readPage = createPageSource(archive, options.maxPageChars);
      const drafts: HtmlDraft[] = [];
      for (const { name, label } of book.chapters) {
        const page = await readPage(name);
        if (page) drafts.push(...headedBy(page.drafts, label));
      }
      if (book.chapters.length === 0) throw new ReadError('damaged', 'no pages in it');
      const blocks = await withPictures(drafts, createImageStore(picturesIn(archive), archive.names));
      return { title: book.title === '' ? titleOf(drafts, '') : book.title, blocks };
    }),
  );
}
