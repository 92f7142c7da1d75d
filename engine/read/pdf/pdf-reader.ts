import type { OpenedDocument, ReadPage } from '../document.ts';
import { ReadError } from '../failure.ts';
import { createPageRecognizer, type PageRecognizer } from '../ocr/recognize-page.ts';
import { isGarbled, isSparse } from '../page-quality.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { readPlainPage } from './fallback-text.ts';
import { createPageLayout, type PageLayout } from './layout/layout-page.ts';
import { createBatchParser, parsePages } from './liteparse.ts';
import { readOutline, readTitle } from './outline.ts';
import { pageBlocks } from './page-blocks.ts';
import type { PageContent } from './page-content.ts';
import { createCharacterRestorer } from './restore-characters.ts';
import { findScannedPages, mayBeScanned } from './scanned-pages.ts';
import { createSharedPdfium, type SharedPdfium } from './shared-pdfium.ts';

/** Reads a PDF: blocks from the layout pass, outline and second opinion from PDFium, pictures by OCR. */
export function createPdfReader(path: string, options: ReaderOptions): DocumentReader {
  let recognizer: PageRecognizer | null | undefined;
  const recognize = async (page: ReadPage): Promise<ReadPage> => {
    recognizer ??= options.ocr ? createPageRecognizer(path) : null;
    const recognized = await recognizer?.recognize(page.page, page.width, page.height);
    return recognized ?? { ...page, textSource: 'none', blocks: [] };
  };

  const layout = createPageLayout();
  const batches = createBatchParser(path, options.maxPages);
  const pdfium = createSharedPdfium(path);
  const characters = createCharacterRestorer(pdfium);
  return {
    open: () => openDocument(path, pdfium, options.maxPages),
    async readPages(from, to, onPage) {
      const parsed = await batches.parse(from, to);
      await characters.restore(parsed);
      layout.prepare(parsed);
      const laidOut = layOutAll(parsed, layout);
      const pages = await fillGaps(pdfium, laidOut, from, to);
      const pictures = await findPictures(pdfium, pages);
      for (const [index, page] of pages.entries()) {
        pages[index] = pictures.has(page.page)
          ? await recognize(page)
          : limitText(page, options.maxPageChars);
        onPage?.();
      }
      return pages;
    },
    async close() {
      await pdfium.close();
      await batches.close();
    },
  };
}

/** Empties `parsed`: a page's fragments are many times as large as its blocks, and the collector copies what is held. */
function layOutAll(parsed: PageContent[], layout: PageLayout): ReadPage[] {
  const pages: ReadPage[] = [];
  for (let page = parsed.shift(); page; page = parsed.shift()) pages.push(toReadPage(page, layout));
  return pages;
}

function toReadPage(parsed: PageContent, layout: PageLayout): ReadPage {
  const { pageNum: page, width, height } = parsed;
  return { page, width, height, textSource: 'text', blocks: pageBlocks(parsed, layout) };
}

/** The pages whose text layer says too little of them: scans, and fonts without a character map. */
async function findPictures(pdfium: SharedPdfium, pages: readonly ReadPage[]): Promise<Set<number>> {
  const sparse = pages.filter(({ blocks }) => isSparse(blocks) && mayBeScanned(blocks));
  const scanned =
    sparse.length === 0
      ? new Set<number>()
      : await pdfium
          .get()
          .then((document) => findScannedPages(document, sparse))
          .catch(() => new Set<number>());
  for (const { page, blocks } of pages) if (isGarbled(blocks)) scanned.add(page);
  return scanned;
}

async function openDocument(path: string, pdfium: SharedPdfium, maxPages: number): Promise<OpenedDocument> {
  const document = await pdfium.get().catch((cause: unknown) => {
    if (cause instanceof ReadError && cause.reason === 'encrypted') throw cause;
    return null;
  });
  const pages = document?.pages ?? (await countPages(path));
  if (pages < 1) throw new ReadError('empty', 'no pages');
  if (pages > maxPages) throw new ReadError('too-many-pages', `${pages} pages`);
  const title = document ? readTitle(document) : null;
  const outline = document ? readOutline(document) : [];
  return { format: 'pdf', pages, paged: true, title, outline };
}

async function countPages(path: string): Promise<number> {
  try {
    return (await parsePages(path, 1, 1)).totalPages;
  } catch (cause) {
    const isEncrypted = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new ReadError(isEncrypted ? 'encrypted' : 'damaged', 'not a readable PDF', { cause });
  }
}

/** Pages the layout pass left out are read by PDFium alone. */
async function fillGaps(
  pdfium: SharedPdfium,
  pages: ReadPage[],
  from: number,
  to: number,
): Promise<ReadPage[]> {
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  if (byNumber.size < to - from + 1) {
    const document = await pdfium.get().catch(() => null);
    for (let page = from; page <= to; page++) {
      if (byNumber.has(page)) continue;
      const unreadable: ReadPage = { page, width: 0, height: 0, textSource: 'none', blocks: [] };
      byNumber.set(page, document ? readPlainPage(document, page) : unreadable);
    }
  }
  return [...byNumber.values()].sort((a, b) => a.page - b.page);
}

function limitText(page: ReadPage, maxChars: number): ReadPage {
  let chars = 0;
  const blocks = page.blocks.filter((block) => {
    chars += block.text.length;
    return chars <= maxChars;
  });
  return { ...page, blocks };
}
