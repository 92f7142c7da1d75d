import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { Place } from '../base/query.ts';

/** Nearness (0–1) of a passage on the same page or the next: half of one in the same section, since a page may hold several subjects. */
const ON_PAGE = 0.5;

/** How near a passage is to a place: 1 in the same section, {@link ON_PAGE} on the same page or the next to it, else 0. */
export function nearness(index: ManualIndex, passage: number, place: Place): number {
  const found = index.passages[passage];
  if (found === undefined || manualOfPassage(index, passage).manualId !== place.manualId) return 0;
  if (place.section !== null && found.heading === place.section) return 1;
  if (place.page === null || found.page === null) return 0;
  return Math.abs(found.page - place.page) <= 1 ? ON_PAGE : 0;
}
