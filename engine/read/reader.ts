import type { OpenedDocument, ReadPage } from '../document/pages.ts';

/** Limits within a reader; those on time and memory apply to the process that it runs in. */
export type ReaderOptions = {
  /** A file with more pages fails with `too-many-pages`. */
  maxPages: number;
  /** Maximum number of characters of a page; the rest is left out. */
  maxPageChars: number;
  /**
   * Whether pages without a text layer may be read by OCR, if it is installed. `later`: reading stops before the first batch with such a page,
   * to be continued by a job with more time.
   */
  ocr: boolean | 'later';
  /** Number of pages that are read, stored and reported together. */
  batchPages: number;
};

/**
 * A file format, read. Every method may throw `ReadError` when the file as a whole is unreadable;
 * a single page that cannot be read comes back with `textSource: 'none'`.
 */
export type DocumentReader = {
  open(): Promise<OpenedDocument>;
  /**
   * Learns from the first pages what is usual in the document, before reading that begins elsewhere or goes in small batches: pages
   * would be judged by the few that come first. Readers of formats without type have nothing to learn.
   */
  learn?(): Promise<void>;
  /** Pages `from` to `to`, 1-based and inclusive, each exactly once and in order; `onPage` after each slow one. */
  readPages(from: number, to: number, onPage?: () => void): Promise<ReadPage[]>;
  close(): Promise<void>;
};

/** Default number of pages in a batch. */
export const BATCH_PAGES = 20;

export const DEFAULT_READER_OPTIONS: ReaderOptions = {
  maxPages: 5000,
  maxPageChars: 60_000,
  ocr: true,
  batchPages: BATCH_PAGES,
};
