/**
 * The result of reading a file, before it is structured: pages of blocks with their positions. Readers (pdf, docx, doc, ocr) produce these;
 * engine/structure turns them into sections and passages.
 */

/** The file formats a manual may come in. */
export type ManualFormat = 'pdf' | 'docx' | 'doc' | 'html' | 'md' | 'txt' | 'epub' | 'odt' | 'zip' | 'pptx';

/**
 * A rectangle on a page in fractions (0–1) of the page's width and height, origin top left, so that it fits
 * any rendering of the page.
 */
export type Box = { x: number; y: number; width: number; height: number };

/** Characters `start` (inclusive) to `end` (exclusive) of a text. */
export type Range = { start: number; end: number };

/**
 * One printed line. `box` is null in formats without pages (Word). `unquotable` are words that cannot be found on the page as they are read,
 * because they are beyond its edge or part of a formula.
 */
export type Line = { text: string; box: Box | null; unquotable?: Range[] };

/** One cell of a table; `text` is verbatim, with its lines joined by a space. `lines` is present if they are known. */
export type Cell = { text: string; box: Box | null; lines?: Line[] };

type BlockBase = {
  /** Verbatim text, with lines joined by a space and end-of-line hyphens removed. */
  text: string;
  lines: Line[];
  box: Box | null;
};

/** The list, level and 1-based number of an item, in formats that have them. */
export type ListPlace = { list: string; count: number };

/** A block in reading order. */
export type Block =
  | (BlockBase & { kind: 'heading'; level: number; fontSize: number | null; bold: boolean })
  | (BlockBase & { kind: 'paragraph'; fontSize: number | null; bold: boolean })
  | (BlockBase & { kind: 'list-item'; ordered: boolean; marker: string; level: number } & Partial<ListPlace>)
  | (BlockBase & { kind: 'code' })
  | (BlockBase & { kind: 'table'; header: Cell[]; rows: Cell[][] })
  | (BlockBase & { kind: 'figure'; image: FigureImage | null });

/** Bytes of a picture that only the file itself holds (Word); pictures on PDF pages are cut from the page instead. */
export type FigureImage = { mime: string; base64: string };

/** Where a page's text came from: the file's text layer, OCR of its picture, or nowhere (reported as unreadable). */
export type TextSource = 'text' | 'ocr' | 'none';

/** Why a page has no text of its own: it has none to read, or none that could be read. */
export type UnreadReason =
  /** It shows a picture without words. */
  | 'picture'
  /** Its text is a picture, and no recogniser is installed or allowed. */
  | 'no-recognizer'
  /** Its text is a picture in a script that the recogniser has no model of. */
  | 'no-model'
  /** Its text is a picture that OCR cannot read. */
  | 'illegible'
  /** Its text layer has other characters than are printed, and OCR could not read the page. */
  | 'garbled'
  /** The file is damaged here, or the page exceeded the limits. */
  | 'damaged';

/** How a page was read, if it has no plain text layer. */
export type PageNote = { page: number; source: Exclude<TextSource, 'text'> } & Partial<Unread>;

/** `model` is the recogniser's name of the one that is missing, for reason "no-model". */
export type Unread = { reason: UnreadReason; model?: string };

/**
 * One page. `page` is physical and 1-based. Formats without pages (Word, HTML) are read as one or more parts of
 * bounded size whose `page` is the part's 1-based number and which are cited by section, not by page.
 */
export type ReadPage = {
  page: number;
  /** Points; 0 where the format has no pages. */
  width: number;
  height: number;
  textSource: TextSource;
  /** Present if `textSource` is "none". */
  unread?: Unread;
  blocks: Block[];
};

/** An entry of the file's own outline (bookmarks); `level` is 1 for the outermost, `page` 1-based or null. */
export type OutlineEntry = { title: string; level: number; page: number | null };

/** Properties known as soon as the file is open. */
export type OpenedDocument = {
  format: ManualFormat;
  /** Pages (PDF) or parts (Word) that reading will go through; ≥ 1. */
  pages: number;
  /** False for formats without pages: citations then name the section and `page` is null. */
  paged: boolean;
  /** The title in the file's metadata, if it is worth showing. */
  title: string | null;
  outline: OutlineEntry[];
  /** The file's labels of its pages, "" for a page without; absent if it has none. */
  labels?: string[];
};

/** Why a file cannot become a manual. Each has a sentence for people in failure.ts. */
export type ReadFailureReason =
  | 'encrypted'
  | 'copy-protected'
  | 'damaged'
  | 'empty'
  | 'scanned'
  | 'wrong-type'
  | 'too-complex'
  | 'too-many-pages'
  | 'timeout'
  | 'memory'
  | 'crashed';
