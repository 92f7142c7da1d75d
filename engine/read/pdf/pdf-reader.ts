import type { OpenedDocument, ReadPage } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { asUnread, createPageRecognizer, type PageRecognizer } from '../ocr/recognize-page.ts';
import { BATCH_PAGES, type DocumentReader, type ReaderOptions } from '../reader.ts';
import { refuseToRecognize } from '../recognition-needed.ts';
import { readPlainPage } from './characters/fallback-text.ts';
import { restoreRaised } from './characters/raised-characters.ts';
import { createCharacterRestorer } from './characters/restore-characters.ts';
import { restoreCutLetters } from './characters/scripts/cut-letters.ts';
import { restoreRightToLeft } from './characters/scripts/right-to-left-lines.ts';
import { restoreVertical } from './characters/scripts/vertical-text.ts';
import { dropStruck } from './characters/struck-text.ts';
import { restoreTurned } from './characters/turned-fragments.ts';
import { createUnembeddedRestorer } from './characters/unembedded-fonts.ts';
import { createPageLayout, type PageLayout } from './layout/layout-page.ts';
import { createBatchParser, parsePages } from './liteparse.ts';
import { readOutline, readTitle } from './outline.ts';
import { pageBlocks } from './page-blocks.ts';
import { type PageContent, toPageContent } from './page-content.ts';
import { readPageLabels } from './page-labels.ts';
import { createRereader } from './reread-page.ts';
import { readRotatedPage } from './rotated-page.ts';
import { createSharedPdfium, type SharedPdfium } from './shared-pdfium.ts';
import { findSuspects, type Suspicion } from './suspect-pages.ts';

/**
 * Reads a PDF: blocks from the layout pass, outline and second opinion from PDFium, pictures by OCR.
 * @param onSuspect hears of each page that looks wrong, as its text layer has it, before it is read again
 */
export function createPdfReader(
  path: string,
  options: ReaderOptions,
  onSuspect: (page: ReadPage, suspicion: Suspicion) => void = () => {},
): DocumentReader {
  const reread = createRereader(() => recognizerFor(path, options.ocr));
  const layout = createPageLayout();
  const batches = createBatchParser(path, options.maxPages);
  const pdfium = createSharedPdfium(path);
  const unembedded = createUnembeddedRestorer(pdfium);
  const characters = createCharacterRestorer(pdfium);
  return {
    open: () => openDocument(path, pdfium, options.maxPages),
    async learn() {
      const { pages } = await parsePages(path, 1, Math.min(BATCH_PAGES, options.maxPages));
      layout.prepare(pages.map(toPageContent));
    },
    async readPages(from, to, onPage) {
      const parsed = await batches.parse(from, to);
      await unembedded.restore(parsed);
      restoreCutLetters(parsed);
      await characters.restore(parsed);
      await dropStruck(parsed, pdfium);
      await restoreRaised(parsed, pdfium);
      await restoreVertical(parsed, pdfium);
      await restoreTurned(parsed, pdfium);
      await restoreRightToLeft(parsed, pdfium);
      layout.prepare(parsed);
      const laidOut = layOutAll(parsed, layout);
      const pages = await turnRotated(pdfium, await fillGaps(pdfium, laidOut, from, to), layout);
      const suspects = await findSuspects(pdfium, pages);
      for (const [index, page] of pages.entries()) {
        const suspicion = suspects.get(page.page);
        if (suspicion) onSuspect(page, suspicion);
        const read = suspicion ? await reread(page, suspicion) : page;
        pages[index] = limitText(read, options.maxPageChars);
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

function recognizerFor(path: string, ocr: ReaderOptions['ocr']): PageRecognizer | null {
  const recognizer = ocr ? createPageRecognizer(path) : null;
  return recognizer && ocr === 'later' ? { recognize: refuseToRecognize } : recognizer;
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
  const labels = document ? readPageLabels(document) : undefined;
  return { format: 'pdf', pages, paged: true, title, outline, ...(labels && { labels }) };
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
      const size = { page, width: 0, height: 0 };
      byNumber.set(page, document ? readPlainPage(document, page) : asUnread(size, { reason: 'damaged' }));
    }
  }
  return [...byNumber.values()].sort((a, b) => a.page - b.page);
}

/** Pages without anything may be those that the parser cannot turn. */
async function turnRotated(
  pdfium: SharedPdfium,
  pages: readonly ReadPage[],
  layout: PageLayout,
): Promise<ReadPage[]> {
  const isEmpty = ({ blocks }: ReadPage): boolean => blocks.every(({ text }) => text === '');
  const document = pages.some(isEmpty) ? await pdfium.get().catch(() => null) : null;
  if (!document) return [...pages];
  return pages.map((page) => (isEmpty(page) ? (readRotatedPage(document, page.page, layout) ?? page) : page));
}

function limitText(page: ReadPage, maxChars: number): ReadPage {
  let chars = 0;
  const blocks = page.blocks.filter((block) => {
    chars += block.text.length;
    return chars <= maxChars;
  });
  return { ...page, blocks };
}
