import { ReadError } from '../failure.ts';
import { headedBy } from '../html/headed-by.ts';
import type { HtmlDraft } from '../html/html-blocks.ts';
import { titleOf, withPictures } from '../html/html-reader.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { type Archive, withArchive } from '../zip/archive.ts';
import { createPageSource, picturesIn } from '../zip/pages-in-archive.ts';
import { pagesAmong } from './page-names.ts';
import { withoutRepeatedEdges } from './repeated-edges.ts';
import { isContents, linksOf } from './site-order.ts';

/** Reads an archive of web pages in parts, as one manual: in the order in which they lead from one to the next. */
export function createSiteReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('zip', () =>
    withArchive(path, async (archive) => {
      const { pages, title } = await readSite(archive, options.maxPageChars);
      const drafts = withoutRepeatedEdges(pages).flat();
      const blocks = await withPictures(drafts, createImageStore(picturesIn(archive), archive.names));
      return { title, blocks };
    }),
  );
}

/** The pages that the first leads to, then those that these do; those that nothing leads to come last. */
async function readSite(archive: Archive, maxChars: number) {
  const all = pagesAmong(archive.names);
  if (all.length === 0) throw new ReadError('wrong-type', 'no pages in it');
  const names = new Map(all.map((name) => [name.toLowerCase(), name]));
  const readPage = createPageSource(archive, maxChars);
  const pages: HtmlDraft[][] = [];
  let title: string | null = null;
  const queue: string[] = [];
  const take = (link: string): void => {
    const name = names.get(link.toLowerCase());
    if (name === undefined) return;
    names.delete(link.toLowerCase());
    queue.push(name);
  };
  for (const start of all) {
    take(start);
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const page = await readPage(name);
      if (!page) continue;
      for (const link of linksOf(page.root, name)) take(link);
      title ??= titleOf(page.drafts, page.title);
      if (!isContents(page.root, name)) pages.push([...headedBy(page.drafts, page.title)]);
    }
  }
  return { pages, title };
}
