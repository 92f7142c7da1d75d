/** What the check of a manual reports: places that keep customers from an answer, or that contradict the manual itself. */
import type { PageBox } from '../ask/base/answer.ts';
import type { Passage, StructuredManual } from '../document/manual.ts';

/** The kinds of findings, most important first: what costs safety or an answer before what costs comfort. */
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

/** Where something stands in the manual, and its words there. */
export type FoundPlace = {
  /** Physical, 1-based; null where the format has no pages. */
  page: number | null;
  pageEnd: number | null;
  /** Heading of the section; empty above the first. */
  heading: string;
  /** Word for word; empty where a page or picture is meant and no words of it. */
  quote: string;
  boxes: PageBox[];
};

/** One finding. */
export type Finding = FoundPlace & {
  kind: FindingKind;
  /** What it is about, in the manual's spelling: a code ("E-07"), a reference ("chapter 20"), an amount ("5 l"); empty where the quote says it. */
  subject: string;
  /** The place that says otherwise, of a contradiction; null for all other kinds. */
  other: (FoundPlace & { subject: string }) | null;
};

/** A manual as it is checked: as it was structured, and what is known of its pages. */
export type CheckedManual = Pick<StructuredManual, 'language' | 'sections' | 'passages' | 'figures'> & {
  /** Null where the format has no pages. */
  pages: number | null;
  /** Pages without a text that could be read, 1-based. */
  unreadablePages: readonly number[];
};

/** A check under way: it is shown each passage once, in order, then asked for what it found. */
export type CheckRun = { visit?(passage: Passage): void; end(): Finding[] };

/** A kind of finding and how it is looked for. */
export type Check = { kind: FindingKind; begin(manual: CheckedManual): CheckRun };
