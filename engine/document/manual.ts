/**
 * The structure of a manual: sections, passages, figures. It is stored, indexed and quoted. Pages and positions are kept so that every
 * answer can show its source.
 */
import type { Box, FigureImage } from './pages.ts';

/** The number printed on a page, by the page's number in the file. */
export type PrintedPages = Record<number, string>;

/** A section of the manual. `path` holds the ancestors' headings, outermost first, without its own. */
export type Section = {
  /** 0-based, in reading order. */
  ordinal: number;
  /** 1 for the outermost. */
  level: number;
  heading: string;
  path: string[];
  /** 1-based physical page on which the section begins; null if the format has no pages. */
  page: number | null;
  pageEnd: number | null;
};

/**
 * A stretch of a passage's text on one printed line: characters `start` (inclusive) to `end` (exclusive) of `Passage.text` are in `box` on
 * `page`. In a passage with pages, words outside all spans cannot be quoted: they are cut off by the page's edge or part of a formula.
 */
export type Span = { start: number; end: number; page: number; box: Box };

/** A numbered or bulleted step: characters `start` to `end` of the passage's text. `marker` as printed ("1.", "a)", "•"). */
export type Step = { marker: string; start: number; end: number; level: number };

/** A table row: its cells verbatim (list items within a cell on separate lines), and its character range in the passage's text. */
export type TableRow = { cells: string[]; start: number; end: number };

/** Levels of safety labels by their signal words (ANSI Z535.6), most severe first. */
export type WarningLevel = 'danger' | 'warning' | 'caution' | 'notice';

export type PassageKind = 'text' | 'steps' | 'table' | 'warning' | 'code';

/**
 * The unit that is searched and quoted: at most about 180 words of one section. Passages end at sentence ends and never divide a step or a
 * table row.
 */
export type Passage = {
  /** 0-based, in reading order over the whole manual. */
  ordinal: number;
  /** `Section.ordinal` it belongs to. */
  section: number;
  kind: PassageKind;
  heading: string;
  path: string[];
  /** Verbatim words of the manual; blocks, steps and rows separated by "\n". Everything quoted is cut from here. */
  text: string;
  /** Words that belong to the passage but are not in its text (header of a continued table, caption, lead-in of a list). Searched, never quoted. */
  context: string;
  page: number | null;
  pageEnd: number | null;
  spans: Span[];
  /** Steps in order, for kind "steps"; empty otherwise. */
  steps: Step[];
  /** Character ranges of listings and commands, line by line; absent if there are none. */
  listings?: Array<{ start: number; end: number }>;
  /** Character ranges of the labels of a drawing: searched, but shown only with the drawing; absent if there are none. */
  labels?: Array<{ start: number; end: number }>;
  /** Columns and rows, for kind "table"; null otherwise. */
  table: { header: string[]; rows: TableRow[] } | null;
  /** Signal word, for kind "warning"; null otherwise. */
  level: WarningLevel | null;
  /** Ordinals of the warnings that apply to this passage. */
  warnings: number[];
  /** Ordinals of the figures that it refers to ("see Fig. 7") or that are next to it. */
  figures: number[];
  /** Ordinal of the first passage of the procedure or table this one continues (itself if it is the first); null if it stands alone. */
  continues: number | null;
};

/** A picture of the manual with its caption. */
export type Figure = {
  ordinal: number;
  section: number;
  /** "Fig. 7", as printed; null without one. */
  label: string | null;
  caption: string;
  page: number | null;
  /** Its position on the page; null in formats without pages. */
  box: Box | null;
  /** Only for formats without pages. */
  image: FigureImage | null;
};

/** A whole manual, structured. */
export type StructuredManual = {
  title: string | null;
  /** ISO 639-1 of the language most of the text is in. */
  language: string;
  sections: Section[];
  passages: Passage[];
  figures: Figure[];
  /** Printed page numbers that differ from the file's; absent if there are none. */
  printed?: PrintedPages;
};
