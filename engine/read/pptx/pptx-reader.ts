import type { OpenedDocument, ReadPage } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { type HtmlDraft, htmlBlocks } from '../html/html-blocks.ts';
import { withPictures } from '../html/html-reader.ts';
import { createImageStore } from '../pageless/image-store.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { withArchive } from '../zip/archive.ts';
import { picturesIn } from '../zip/pages-in-archive.ts';
import { readSlides } from './slides.ts';

const MAX_TITLE_CHARS = 150;

/** Reads a presentation: a slide is a page, with its number. Slides that are not shown are pages without text. */
export function createPptxReader(path: string, options: ReaderOptions): DocumentReader {
  let reading: Promise<{ title: string | null; pages: ReadPage[] }> | undefined;
  const read = () => {
    reading ??= readAll(path, options);
    return reading;
  };
  return {
    async open(): Promise<OpenedDocument> {
      const { title, pages } = await read();
      return { format: 'pptx', pages: pages.length, paged: true, title, outline: [] };
    },
    readPages: async (from, to) => (await read()).pages.slice(from - 1, to),
    close: async () => {},
  };
}

const readAll = (path: string, { maxPages, maxPageChars }: ReaderOptions) =>
  withArchive(path, async (archive) => {
    const slides = await readSlides(archive, maxPages);
    if (slides.length === 0) throw new ReadError('empty', 'no slides');
    const imageOf = createImageStore(picturesIn(archive), archive.names);
    const pages: ReadPage[] = [];
    for (const [index, slide] of slides.entries()) {
      const drafts = slide ? htmlBlocks(slide, maxPageChars).map((draft) => ofSlide(draft, index + 1)) : [];
      const blocks = await withPictures(drafts, imageOf);
      pages.push({ page: index + 1, width: 0, height: 0, textSource: 'text', blocks });
    }
    return { title: titleOf(pages), pages };
  });

/** A list ends with its slide. */
const ofSlide = (draft: HtmlDraft, page: number): HtmlDraft => {
  const { block } = draft;
  return block.kind === 'list-item'
    ? { ...draft, block: { ...block, list: `${page}.${block.list ?? ''}` } }
    : draft;
};

/** The first slide's title is that of the whole. */
function titleOf(pages: readonly ReadPage[]): string | null {
  const first = pages.find(({ blocks }) => blocks.length > 0)?.blocks[0];
  return first?.kind === 'heading' && first.text.length < MAX_TITLE_CHARS ? first.text : null;
}
