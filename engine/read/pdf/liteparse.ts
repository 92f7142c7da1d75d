import { LiteParse, type ParseResult } from '@llamaindex/liteparse';
import { type BatchSession, openBatchSession } from './batch-session.ts';
import { type PageContent, toPageContent } from './page-content.ts';

/**
 * Heads and feet stay in, because a batch cannot tell them from text. `page.text` of the result must not be
 * used: it is a grid that interleaves columns.
 */
const PARSE_CONFIG = {
  ocrEnabled: false,
  quiet: true,
  numWorkers: 1,
  continueOnPageError: true,
  extractBlocks: true,
  extractLinks: false,
  // Without it, fragments of different type are merged and named after the first: bold and mono would be guesses.
  extractTextMetadata: true,
  keepHeadersFooters: true,
  extractVectorGraphics: true,
} as const;

/**
 * Pages parsed at once: each batch opens the file again, so larger ones cost less time and more memory.
 * Pages that are not yet asked for wait.
 */
const BATCH_PAGES = 40;

/**
 * Parses pages `from` to `to` (1-based, inclusive). In a long file this costs as much as some fifty pages more
 * than a batch in sequence.
 */
export function parsePages(path: string, from: number, to: number): Promise<ParseResult> {
  return new LiteParse({ ...PARSE_CONFIG, maxPages: to, targetPages: `${from}-${to}` }).parse(path);
}

/** Parses a file from front to back, or from any page on to its end. */
export type BatchParser = {
  /** Pages `from` to `to`; those that cannot be parsed are missing. */
  parse(from: number, to: number): Promise<PageContent[]>;
  close(): Promise<void>;
};

export function createBatchParser(path: string, maxPages: number): BatchParser {
  let session: BatchSession | undefined;
  /** The last batch: pages `from` to `to`, without those already handed out. */
  let batch = { from: 0, to: 0, pages: [] as PageContent[] };

  const parseInSequence = async (from: number): Promise<void> => {
    session ??= await openBatchSession(new LiteParse({ ...PARSE_CONFIG, maxPages }), path, BATCH_PAGES);
    const { to = maxPages, pages = [] } = (await session.next()) ?? {};
    batch = { from, to, pages };
  };
  const parseApart = async (from: number, to: number): Promise<void> => {
    batch = { from, to, pages: (await parsePages(path, from, to)).pages.map(toPageContent) };
  };
  return {
    async parse(from, to) {
      const pages: PageContent[] = [];
      for (let next = from; next <= to; next = batch.to + 1) {
        const isWaiting = next >= batch.from && next <= batch.to;
        // Begun amid the file, because the pages before are stored or have killed a parser, it leaves those alone;
        // a single page is one that a batch has died of, so its neighbours are left alone too.
        if (!isWaiting && (next === 1 || session) && next === batch.to + 1 && from < to) {
          await parseInSequence(next);
        } else if (!isWaiting) {
          await parseApart(next, from === to ? to : next + BATCH_PAGES - 1);
        }
        pages.push(...batch.pages.filter(({ pageNum }) => pageNum >= next && pageNum <= to));
        batch.pages = batch.pages.filter(({ pageNum }) => pageNum > to);
      }
      return pages;
    },
    async close() {
      await session?.close();
      session = undefined;
    },
  };
}

/** A page's picture as PNG, in pixels at `dpi`. */
export async function screenshotPage(
  path: string,
  page: number,
  dpi: number,
): Promise<{ png: Buffer; width: number; height: number } | null> {
  const [shot] = await new LiteParse({
    ocrEnabled: false,
    quiet: true,
    numWorkers: 1,
    maxPages: page,
    dpi,
  }).screenshot(path, [page]);
  return shot ? { png: shot.imageBuffer, width: shot.width, height: shot.height } : null;
}
