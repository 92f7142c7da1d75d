/**
 * What asking yields. Everything in it is the manual's own words, except `content` of a refusal and the
 * lead-in sentences that say which kind of answer follows.
 */

import type { WarningLevel } from '../../document/manual.ts';
import type { Box } from '../../document/pages.ts';

/** Places of a quote: one box per printed line. */
export type PageBox = { page: number; box: Box };

/**
 * Where an answer stands. `quote` is word for word on `page`: each of its lines in one piece there, lines apart where other
 * words stand between them. Empty if the page has the answer in a form that cannot be quoted.
 */
export type Citation = {
  manualId: string;
  /** The manual's title. */
  title: string;
  /** 1-based physical page; null where the format has no pages. */
  page: number | null;
  pageEnd: number | null;
  heading: string;
  path: string[];
  quote: string;
  boxes: PageBox[];
  /** Cells of the table row that the quote is, with the header of its columns; absent where it is none. */
  row?: { header: string[]; cells: string[] };
};

/**
 * One step of a procedure, verbatim. `marker` is empty where none is printed; `citation` indexes `Answer.citations`; `level`
 * tells how deep a step stands below another, and is left out of the outermost.
 */
export type AnswerStep = {
  marker: string;
  text: string;
  page: number | null;
  citation: number;
  level?: number;
};

/**
 * A safety label that governs the answer, verbatim and whole. `step` indexes the one of `Answer.steps` that it is printed
 * before; without it the label holds for all.
 */
export type AnswerWarning = {
  level: WarningLevel;
  text: string;
  page: number | null;
  citation: number;
  step?: number;
};

/**
 * A sentence, or a row of a table, that answers; `row` is there for a row. `step` indexes the one of `Answer.steps` that it is or is part of; left out where
 * it is none.
 */
export type LeadSentence = { text: string; citation: number; step?: number; row?: LeadRow };

/** What something is called, and what it is. */
export type NamedValue = { name: string; value: string };

/**
 * A row of two cells, or of more: then the cell that answers below the name of its column, and the `others` in their order, each with
 * that of its own. A column without a name has an empty one.
 */
export type LeadRow = NamedValue & { others?: NamedValue[] };

/** A table row that answers: header and cells belong together by position. */
export type AnswerTable = { header: string[]; rows: string[][]; citation: number };

/** A figure to show with the answer; the caller knows how to draw `figure` of `manualId`. */
export type AnswerFigure = {
  manualId: string;
  figure: number;
  label: string | null;
  caption: string;
  page: number | null;
  /** Index of the one of `Answer.steps` it belongs to; without it the figure belongs to all. */
  step?: number;
};

/** A section worth looking at: "see also" of an answer, "closest" of a refusal. `path` as in a citation. */
export type RelatedSection = {
  manualId: string;
  title: string;
  heading: string;
  path: string[];
  page: number | null;
};

/**
 * How sure the engine is: `answer` shows the extract as the answer, `closest` shows passages as the closest
 * ones without claiming they answer, `none` says the manual does not hold it.
 */
export type AnswerBand = 'answer' | 'closest' | 'none';

export type Answer = {
  answered: boolean;
  band: AnswerBand;
  /** Estimated probability that the manual answers the question, 0–1. */
  confidence: number;
  /**
   * What is said first: the verdict, the sentences of `lead`; without one the extract (≤ about 110 words), or the lead-in or heading of what
   * `steps`, `table` or `warnings` say in full; or the refusal.
   */
  content: string;
  /** Up to three sentences that answer, best first; left out where it is none of single sentences, and without meaning. */
  lead?: LeadSentence[];
  /** Where the first of them plainly forbids or allows what is asked: said before it, in the question's language. */
  verdict?: 'yes' | 'no';
  /**
   * What the manual says around what is said: the stretch that the first sentence was taken from (≤ about 110 words), and all of
   * each list, procedure and answered question of which only a part is said. Left out where there is no more to it.
   */
  passage?: string;
  steps: AnswerStep[];
  warnings: AnswerWarning[];
  table: AnswerTable | null;
  citations: Citation[];
  figures: AnswerFigure[];
  related: RelatedSection[];
  /** Up to three questions that the manual can answer next. */
  suggestions: string[];
  /**
   * Set where somebody tells of an emergency: then `warnings` are what the manual tells to do, whole, and all else is left out.
   * Without `hasInstructions` the manual tells nothing of that.
   */
  emergency?: { hasInstructions: boolean };
  /** Set where the customer is asked back which variant it is: the manual's names, each with the citation of its place. */
  variants?: { name: string; citation: number }[];
  /** The variant that the answer holds for, where the manual answers differently for others. */
  variant?: string;
  /**
   * Set where several things were asked: what answers each, in their order; one of band `none` names what the manual does not say. All else
   * of the answer holds what they hold, one behind the other, but for `table`, which is the first one's.
   */
  parts?: AnsweredPart[];
};

export type PartOfAnswer = Omit<Answer, 'citations' | 'suggestions' | 'parts' | 'emergency' | 'variants'>;

/** A part of a question with its answer. */
export type AnsweredPart = PartOfAnswer & {
  /** In the customer's own words. */
  asked: string;
  /** Which of the whole answer's citations are its own; its citation numbers are theirs, its step numbers those of its own steps. */
  places: number[];
};

/**
 * An earlier question of the same conversation, oldest first. The last three say where its answer stood (the first
 * citation): what follows is mostly about the same place.
 */
export type Turn = {
  question: string;
  answer?: string;
  manualId?: string;
  /** Heading of the section. */
  section?: string;
  /** 1-based. */
  page?: number | null;
};
