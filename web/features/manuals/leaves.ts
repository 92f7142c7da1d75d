import type { ManualProgress } from '../../../contracts/manuals/manuals.ts';
import { listPages } from '../../../contracts/manuals/page-list.ts';
import { texts } from './texts.ts';

/** The state of a page while its manual is read: ink, blue, hatched (no text found on it), or still grey. */
export type LeafState = 'read' | 'reading' | 'blind' | 'unread';

/** A leaf: its `state`, and the pages `first` to `last`, from 1, for which it stands. */
export type Leaf = { state: LeafState; first: number; last: number };

/** Most leaves that can be told apart; above it, each stands for several pages. */
const MAX_LEAVES = 128;

type Pages = Pick<ManualProgress, 'status' | 'pagesRead' | 'unreadablePages'> & { pages: number };

/**
 * Turns reading progress into leaves, one per page, or one per `pagesPerLeaf` pages above `maxLeaves`. A leaf of
 * several pages is `read` when all of them are, and `blind` as soon as one of them has no text, so that people see
 * where to look.
 */
export const toLeaves = (
  progress: Pages,
  maxLeaves = MAX_LEAVES,
): { leaves: Leaf[]; pagesPerLeaf: number } => {
  const pagesPerLeaf = Math.max(1, Math.ceil(progress.pages / maxLeaves));
  const blind = new Set(progress.unreadablePages);
  const leaves: Leaf[] = [];
  for (let first = 1; first <= progress.pages; first += pagesPerLeaf) {
    const last = Math.min(first + pagesPerLeaf - 1, progress.pages);
    leaves.push({ state: leafState(progress, blind, first, last), first, last });
  }
  return { leaves, pagesPerLeaf };
};

const leafState = (progress: Pages, blind: Set<number>, first: number, last: number): LeafState => {
  for (let page = first; page <= last; page++) {
    if (blind.has(page)) return 'blind';
  }
  if (progress.status === 'ready' || last <= progress.pagesRead) return 'read';
  const isNext = progress.status === 'processing' && first <= progress.pagesRead + 1;
  return isNext ? 'reading' : 'unread';
};

/** Formats page numbers as people write them: `[3, 4, 5, 9]` becomes "p. 3–5, 9". Empty if there are none. */
export const formatPages = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : texts.pageList(listPages(pages));
