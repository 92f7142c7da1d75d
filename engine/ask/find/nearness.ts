import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { Place } from '../base/query.ts';

/** How near a passage stands to a place: 1 in its section, a half on its page or the next to it, else 0. */
export function nearness(index: ManualIndex, passage: number, place: Place): number {
  const found = index.passages[passage];
  if (found === undefined || manualOfPassage(index, passage).manualId !== place.manualId) return 0;
  if (place.section !== null && found.heading === place.section) return 1;
  if (place.page === null || found.page === null) return 0;
  return Math.abs(found.page - place.page) <= 1 ? 0.5 : 0;
}
