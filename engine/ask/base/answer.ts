/**
 * The types of an answer. All its text is quoted from the manual, except the `content` of a refusal and the lead-in sentences that
 * announce the kind of answer.
 */

import type { WarningLevel } from '../../document/manual.ts';
import type { Box } from '../../document/pages.ts';

/** Places of a quote: one box per printed line. */
export type PageBox = { page: number; box: Box };

/**
 * The place of an answer in the manual. `quote` is verbatim on `page`: each of its lines is contiguous there, but other words may stand
 * between two lines. It is empty if the page has the answer in a form that cannot be quoted.
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
  /** If the quote is a table row: its cells, with the names of the columns. */
  row?: { header: string[]; cells: string[] };
};

/**
 * One step of a procedure, verbatim. `marker` is empty where none is printed; `citation` indexes `Answer.citations`; `level`
 * is the nesting depth, absent for outermost steps.
 */
export type AnswerStep = {
  marker: string;
  text: string;
  page: number | null;
  citation: number;
  level?: number;
};

/**
 * A safety label that applies to the answer, verbatim and complete. `step` is the index in `Answer.steps` of the step that it is printed
 * before; if absent, the label applies to all of them.
 */
export type AnswerWarning = {
  level: WarningLevel;
  text: string;
  page: number | null;
  citation: number;
  step?: number;
};

/**
 * A sentence or a table row (then with `row`) that answers. `step` is the index in `Answer.steps` of the step that contains it; absent if
 * none does.
 */
export type LeadSentence = { text: string; citation: number; step?: number; row?: LeadRow };

/** The name of a value, and the value. */
export type NamedValue = { name: string; value: string };

/**
 * A table row. If it has more than two cells, the cell that answers comes with the name of its column, followed by the `others` in order,
 * each with the name of its own. A column without a name has an empty one.
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
  /** Index in `Answer.steps` of the step it belongs to; if absent, the figure belongs to all. */
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
 * The confidence as a band: `answer` shows the extract as the answer, `closest` shows the closest passages without claiming that they
 * answer, `none` is a refusal.
 */
export type AnswerBand = 'answer' | 'closest' | 'none';

export type Answer = {
  answered: boolean;
  band: AnswerBand;
  /** Estimated probability that the manual answers the question, 0–1. */
  confidence: number;
  /**
   * The text shown first: the verdict and the sentences of `lead`. Without them, the extract (at most about 110 words), or the lead-in or
   * heading of the `steps`, `table` or `warnings`. Or the refusal.
   */
  content: string;
  /** Up to three sentences that answer, best first; absent if no single sentences answer, and if only words were used. */
  lead?: LeadSentence[];
  /** Yes or no in the language of the question, shown before the first sentence; only if that clearly forbids or allows what is asked. */
  verdict?: 'yes' | 'no';
  /**
   * The context in the manual: the extract that the first sentence was taken from (at most about 110 words), and the whole of each list,
   * procedure or answered question that is shown only in part. Absent if there is nothing to add.
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
   * Set if the message reports an emergency: then `warnings` holds the manual's instructions in full, and everything else is left out.
   * Without `hasInstructions` the manual has none.
   */
  emergency?: { hasInstructions: boolean };
  /** Set if the customer is asked which variant they have: the names in the manual, each with a citation. */
  variants?: { name: string; citation: number }[];
  /** The variant that the answer applies to, if the manual answers differently for others. */
  variant?: string;
  /**
   * Set if several things were asked: the answer to each, in order; the band `none` marks what the manual does not say. The other fields
   * hold the content of all parts one after the other, except `table`, which is that of the first part.
   */
  parts?: AnsweredPart[];
};

export type PartOfAnswer = Omit<Answer, 'citations' | 'suggestions' | 'parts' | 'emergency' | 'variants'>;

/** A part of a question with its answer. */
export type AnsweredPart = PartOfAnswer & {
  /** In the customer's own words. */
  asked: string;
  /** Indexes of its citations in the whole answer; citation numbers refer to the whole answer, step numbers to the part's own steps. */
  places: number[];
};

/**
 * An earlier question of the same conversation. The last three fields say where its answer stood (its first citation), because follow-ups
 * are mostly about the same place.
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
