/** What a manual says is to be done again and again, and how often. */
import type { Box } from '../document/pages.ts';

/** Units of a calendar. */
export const CALENDAR_UNITS = ['day', 'week', 'month', 'year'] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** Every `count` units; never 0. */
export type Period = { count: number; unit: CalendarUnit };

/** How often something is due. At least one of `period` and `uses` is told. */
export type Interval = {
  /** As printed: "every 200 cups or 3 months". */
  printed: string;
  /** What a calendar can count; null where only uses are counted. The shorter one of a range. */
  period: Period | null;
  /** What a calendar cannot count, as printed: "every 200 cups", "after each use"; null where the manual names none. */
  uses: string | null;
};

/** A task with its interval and its place. */
export type Upkeep = {
  /** The words of a sentence, a step or a table's cell, verbatim. */
  task: string;
  interval: Interval;
  /** Heading of its section; empty above the first. */
  heading: string;
  /** Physical, 1-based; null where the format has no pages. */
  page: number | null;
  /** The printed lines that hold it on that page; empty in formats without pages. */
  boxes: { page: number; box: Box }[];
  /** `Passage.ordinal` it stands in. */
  passage: number;
};
