import type { Passage, StructuredManual } from '../document/manual.ts';
import type { OpenedDocument, ReadFailureReason, ReadPage, TextSource, Unread } from '../document/pages.ts';

/** One page in short, for progress. Points; 0 where the format has no pages. */
export type PageSummary = {
  page: number;
  width: number;
  height: number;
  textSource: TextSource;
  unread?: Unread;
  words: number;
};

/** A heading met in a batch, 1 for the outermost level. */
export type HeadingFound = { text: string; level: number; page: number | null };

/** What reading has used so far: the CPU time of all its processes, and the peak memory of the largest. */
export type ResourceUsage = { cpuMs: number; peakRssBytes: number };

/** What a file has cost so far, so that a reading that is interrupted and resumed has the bounds of one. */
export type ReadingEffort = {
  /** Time that it was being read. */
  spentMs: number;
  /** Pages that a child died of. */
  deaths: number;
  /** Pages up to this one are read one by one, because together they killed a child. */
  singlesUntil: number;
};

export const NO_EFFORT: ReadingEffort = { spentMs: 0, deaths: 0, singlesUntil: 0 };

/** An entry of an archive that is a file now: its name there, and the file. */
export type UnpackedFile = { name: string; path: string; bytes: number; sha256: string };

/** What reading a manual yields, in this order: opened, batch…, manual…, done; or failed, which ends it. */
export type ReadEvent =
  | { type: 'opened'; document: OpenedDocument }
  | {
      type: 'batch';
      /** First and last page of the batch, 1-based and inclusive. */
      from: number;
      to: number;
      pages: PageSummary[];
      /** The pages themselves: stored, they are what reading resumes from. */
      blocks: ReadPage[];
      /**
       * Provisional, so that questions can be answered before the last page is read: ordinals count on from
       * batch to batch, `section` is not resolvable, and the manual's own passages replace them.
       */
      passages: Passage[];
      headings: HeadingFound[];
      usage: ResourceUsage;
      /** What reading on elsewhere has to know. */
      effort: ReadingEffort;
    }
  /** The page cannot be read without recognising a picture, which was put off: this ends the events. */
  | { type: 'recognition-needed'; page: number }
  /** The understood manual in parts of bounded size: the lists of all parts joined make up the whole. */
  | { type: 'manual'; part: number; parts: number; manual: StructuredManual }
  /** Entries of an archive are files now, in the order in which they were named. */
  | { type: 'unpacked'; files: UnpackedFile[] }
  | { type: 'failed'; reason: ReadFailureReason; message: string }
  | { type: 'done'; usage: ResourceUsage };
