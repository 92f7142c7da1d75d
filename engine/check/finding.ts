/** Findings of a manual check: places that keep customers from an answer, or that contradict each other. */
import type { PageBox } from '../ask/base/answer.ts';
import type { Passage, StructuredManual } from '../document/manual.ts';

/** The kinds of findings, most important first: those that affect safety or an answer before those that affect comfort. */
export const FINDING_KINDS = [
  'unreadable-pages',
  'unlabelled-warning',
  'contradiction',
  'unexplained-code',
  'missing-step',
  'missing-page',
  'missing-section',
  'missing-figure',
  'long-procedure',
  'unplaced-reference',
  'uncaptioned-figure',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A place in the manual with its words. */
export type FoundPlace = {
  /** Physical, 1-based; null where the format has no pages. */
  page: number | null;
  pageEnd: number | null;
  /** Heading of the section; empty above the first. */
  heading: string;
  /** Verbatim; empty for a page or picture without words. */
  quote: string;
  boxes: PageBox[];
};

/** One finding. */
export type Finding = FoundPlace & {
  kind: FindingKind;
  /** Its subject in the manual's spelling: a code ("E-07"), a reference ("chapter 20"), an amount ("5 l"); empty if the quote says it. */
  subject: string;
  /** For a contradiction, the other place; otherwise null. */
  other: (FoundPlace & { subject: string }) | null;
};

/** The input of a check: a structured manual with information about its pages. */
export type CheckedManual = Pick<StructuredManual, 'language' | 'sections' | 'passages' | 'figures'> & {
  /** Null where the format has no pages. */
  pages: number | null;
  /** Pages without a text that could be read, 1-based. */
  unreadablePages: readonly number[];
};

/** A running check: it is given each passage once, in order, and then asked for its findings. */
export type CheckRun = { visit?(passage: Passage): void; end(): Finding[] };

/** A kind of finding, with its check. */
export type Check = { kind: FindingKind; begin(manual: CheckedManual): CheckRun };
