import type { ManualProgress } from '../../../contracts/manuals/manuals.ts';

/** Whether the number of pages is known, so that leaves can be drawn. */
export function hasPages(progress: ManualProgress): progress is ManualProgress & { pages: number } {
  return progress.pages !== null && progress.pages > 0;
}
