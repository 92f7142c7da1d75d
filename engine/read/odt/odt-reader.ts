import { ReadError } from '../failure.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { titleOf, withPictures } from '../html/html-reader.ts';
import { parseHtml } from '../html/html-tree.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { withArchive } from '../zip/archive.ts';
import { elementNamed } from '../zip/elements-named.ts';
import { addressIn, picturesIn } from '../zip/pages-in-archive.ts';
import { readFormulas } from './formulas.ts';
import { readOdtStyles } from './odt-styles.ts';
import { odtToHtml } from './odt-to-html.ts';

const ENCRYPTED = /<(?:manifest:)?encryption-data\b/;

/** Reads an OpenDocument text in parts, as the web page that would show the same. */
export function createOdtReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('odt', () =>
    withArchive(path, async (archive) => {
      if (ENCRYPTED.test((await archive.readText('META-INF/manifest.xml')) ?? ''))
        throw new ReadError('encrypted', 'encrypted entries');
      const content = parseHtml((await archive.readText('content.xml')) ?? '');
      const body = elementNamed(content, 'office:text');
      if (!body) throw new ReadError('damaged', 'no text in it');
      const styles = readOdtStyles([parseHtml((await archive.readText('styles.xml')) ?? ''), content]);
      const drafts = htmlBlocks(
        odtToHtml(body, styles, await readFormulas(body, archive)),
        options.maxPageChars,
      ).map((draft) =>
        draft.picture === undefined ? draft : { ...draft, picture: addressIn('content.xml', draft.picture) },
      );
      const blocks = await withPictures(drafts, createImageStore(picturesIn(archive), archive.names));
      return { title: titleOf(drafts, ''), blocks };
    }),
  );
}
