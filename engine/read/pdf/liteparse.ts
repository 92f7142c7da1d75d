import { LiteParse, type ParseBatch, type ParsedPage, type ParseResult } from '@llamaindex/liteparse';

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
} as const;

/** Parses pages `from` to `to` (1-based, inclusive). In a long file this costs far more than a batch in sequence. */
export function parsePages(path: string, from: number, to: number): Promise<ParseResult> {
  return new LiteParse({ ...PARSE_CONFIG, maxPages: to, targetPages: `${from}-${to}` }).parse(path);
}

/** Batches of a file in sequence; those already behind are parsed again only when asked for. */
export type BatchParser = {
  /** Pages `from` to `to`, where `from` begins a batch. */
  parse(from: number, to: number): Promise<ParsedPage[]>;
  close(): Promise<void>;
};

export function createBatchParser(path: string, batchPages: number, maxPages: number): BatchParser {
  let batches: AsyncGenerator<ParseBatch> | undefined;
  let next = 1;
  const close = async (): Promise<void> => {
    await batches?.return(undefined);
    batches = undefined;
  };
  return {
    async parse(from, to) {
      if ((from - 1) % batchPages !== 0 || to - from + 1 > batchPages || to < from) {
        return (await parsePages(path, from, to)).pages;
      }
      if (next > from) await close();
      if (!batches) {
        batches = new LiteParse({ ...PARSE_CONFIG, maxPages }).parseBatches(path, { batchSize: batchPages });
        next = 1;
      }
      while (true) {
        const { value, done } = await batches.next();
        if (done) return [];
        next = value.endPage + 1;
        if (value.startPage === from) return value.result.pages.filter(({ pageNum }) => pageNum <= to);
      }
    },
    close,
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
