/** The strip of a page that an answer shows on phones: where it begins and how high it is. */
import type { Box } from './page-source.ts';
import { boundsOf, type Size } from './page-view.ts';

/** Height over width of the strip. */
const MAX_STRIP = 0.85;
const MIN_STRIP = 0.2;
/** Room in px at the left of the lines, for their margin bar, and above and below them. */
const MARGIN_PX = 16;
const GAP_PX = 3;

/** Offsets in px of the strip's corner on the drawn page, and its height. */
export type Excerpt = { left: number; top: number; height: number };

/**
 * What is shown of a page drawn in the size `page` through a frame `frameWidth` px wide: as many of `lines` as fit, cut
 * below the last of them, so that the cut goes through no text; few lines stand in the middle of the smallest strip.
 */
export function excerptOf(lines: readonly Box[], page: Size, frameWidth: number): Excerpt {
  const bounds = boundsOf(lines) ?? { x: 0, y: 0, width: 1, height: 0 };
  const top = bounds.y * page.height - GAP_PX;
  const lowest = top + frameWidth * MAX_STRIP;
  const ends = lines
    .map(({ y, height }) => (y + height) * page.height + GAP_PX)
    .filter((end) => end <= lowest);
  const shown = (ends.length > 0 ? Math.max(...ends) : lowest) - top;
  const height = Math.max(shown, frameWidth * MIN_STRIP);
  const clamp = (offset: number, room: number) => Math.max(0, Math.min(offset, room));
  return {
    left: clamp(bounds.x * page.width - MARGIN_PX, page.width - frameWidth),
    top: clamp(top - (height - shown) / 2, page.height - height),
    height,
  };
}
