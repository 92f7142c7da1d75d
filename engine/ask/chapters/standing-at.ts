/** What is known of a customer before the first question: which variant they have, and where they stand. */
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Turn } from '../base/answer.ts';
import { type ChapterName, findChapter } from './find-chapter.ts';

export type Known = {
  /** Product variants that the customer is known to have, by their names in the manual. */
  variants?: readonly string[] | undefined;
  /** The chapter about the part of the product that they stand at. */
  chapter?: ChapterName | null | undefined;
};

/** Numbers of the passages of the chapter; null where no chapter is known, or the manuals no longer have it. */
export const passagesAt = (index: ManualIndex, { chapter }: Known): ReadonlySet<number> | null =>
  chapter ? (findChapter(index, chapter)?.passages ?? null) : null;

/** The conversation with the chapter before it: "How do I clean it?" asked at the water tank is about the water tank. */
export const turnsAt = (history: readonly Turn[], chapter: ChapterName | null | undefined): Turn[] =>
  chapter
    ? [{ question: chapter.heading, manualId: chapter.manualId, section: chapter.heading }, ...history]
    : [...history];
