import type { OpenedDocument, ReadPage } from '../document/pages.ts';

/** Bounds that hold inside a reader; those on time and memory are set around the process it runs in. */
export type ReaderOptions = {
  /** More pages than this fail with `too-many-pages`. */
  maxPages: number;
  /** Text of one page beyond this many characters is left out. */
  maxPageChars: number;
  /**
   * Whether pages without a text layer may be recognised, if the recogniser is installed. `later`: reading stops in front
   * of the first batch that has one, for somebody with more time.
   */
  ocr: boolean | 'later';
  /** Pages that are read, stored and reported together. */
  batchPages: number;
};

/**
 * A file format, read. Every method may throw `ReadError` when the file as a whole is unreadable;
 * a single page that cannot be read comes back with `textSource: 'none'`.
 */
export type DocumentReader = {
  open(): Promise<OpenedDocument>;
  /** Pages `from` to `to`, 1-based and inclusive, each exactly once and in order; `onPage` after each slow one. */
  readPages(from: number, to: number, onPage?: () => void): Promise<ReadPage[]>;
  close(): Promise<void>;
};

/** Pages of a batch, unless the options say otherwise. */
export const BATCH_PAGES = 20;

export const DEFAULT_READER_OPTIONS: ReaderOptions = {
  maxPages: 5000,
  maxPageChars: 60_000,
  ocr: true,
  batchPages: BATCH_PAGES,
};
