/** An answer as it is kept: the engine's, with the files that it cites. */

import type { ShownVideo } from '../contracts/chat/messages.ts';
import type {
  Answer,
  AnsweredPart,
  AnswerFigure,
  Citation,
  RelatedSection,
} from '../engine/ask/base/answer.ts';
import type { PrintedPages } from '../engine/document/manual.ts';

/** What a reply needs to know of a manual that it cites. */
export type CitedManual = {
  manualId: string;
  versionId: string;
  title: string;
  /** Number of the version, 1 for the first upload. */
  number: number;
  fileKey: string;
  filename: string;
  /** Null for formats without pages. */
  pages: number | null;
  printedPages: PrintedPages;
};

/** Addresses of what belongs to a file. */
export type FileLinks = {
  signFile: (fileKey: string) => {
    /** The file itself. */
    file: string;
    /** A picture of a page: put the 1-based page for `{page}`. Null for files that are not drawn. */
    pageImage: string | null;
    /** The address of a figure's picture. */
    figure: (ordinal: number) => string;
  };
};

/** The file that a citation or figure is from; `pages` is null for Word files. */
type InFile = {
  fileKey: string;
  filename: string;
  pages: number | null;
  /** Numbers printed on the first and last page; missing where they are the file's, and in older answers. */
  printed?: string;
  printedEnd?: string;
};

/** One of several things that were asked, as it was answered. */
export type StoredPart = Omit<AnsweredPart, 'figures' | 'related'> &
  Pick<StoredAnswer, 'figures' | 'related'>;

/** What an answer was made by and of: versions of engine and manuals, and the language model that had a part in it. */
export type AnswerOrigin = {
  engine: string;
  model?: string;
  manuals: { title: string; version: number }[];
};

/**
 * An answer as it was given. It keeps the file of each citation, so that an old conversation opens the version it
 * quoted.
 */
export type StoredAnswer = Omit<Answer, 'citations' | 'figures' | 'related' | 'parts'> & {
  citations: (Citation & InFile)[];
  /** Older ones name no file. */
  related: (RelatedSection & Partial<InFile>)[];
  figures: (AnswerFigure & InFile)[];
  /** Of a question that asked several things. */
  parts?: StoredPart[];
  videos: ShownVideo[];
  /** The vendor's error image that a customer's photo was recognised as. */
  match?: {
    errorTitle: string;
    errorDescription: string;
    solution: string;
    fileKey: string;
    /** Confidence, from 0 to 1. */
    confidence: number;
  };
  /** Error images with the same layout between which a photo could not be decided, the likeliest first. */
  choices?: { errorImageId: string; errorTitle: string; fileKey: string }[];
  /** The variants that the customer had chosen by then, in this conversation; empty once they were taken back. */
  chosen?: string[];
  /** The question that is answered, where its message only names a variant. */
  asks?: string;
  /** Set if the photo was looked up by a model's description of it. */
  isPhotoDescribed?: true;
  /** Language of the manual (ISO 639-1), if the question was clearly in another one and is better asked in it. */
  askIn?: string;
  /** Languages of manual and question (ISO 639-1), if they differ and the question was understood all the same. */
  otherLanguage?: { manual: string; question: string };
  /** The correction from which the answer is taken. */
  correction?: { id: string };
  /** What made the answer; missing in older ones, and where neither engine nor model had a part in it. */
  made?: AnswerOrigin;
  /** Set if the customer asked what else to try and there was nothing. */
  noRemedyLeft?: true;
};
