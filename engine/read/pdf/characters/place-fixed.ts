import type { Draft, FixedDraft } from '../page-blocks.ts';
import { type Rect, unionRect } from './printed-line.ts';

/**
 * Puts a table or figure among the text of its page: in the left of two columns behind the last text above it, else before
 * the first text that stands below its top in the same column.
 * @param gutter place between two columns of text in points, null on a page of one
 */
export function placeFixed(drafts: readonly Draft[], fixed: FixedDraft, gutter: number | null): Draft[] {
  const rects = drafts.map((draft) => ('rect' in draft ? draft.rect : unionRect(draft.lines)));
  const { x, y, width } = fixed.rect;
  if (gutter !== null && isInLeftColumn(fixed.rect, gutter, rects)) {
    const above = rects.findLastIndex((rect) => rect.x < gutter && rect.y <= y);
    return drafts.toSpliced(above + 1, 0, fixed);
  }
  const below = rects.findIndex((rect) => rect.y > y && rect.x < x + width && x < rect.x + rect.width);
  return drafts.toSpliced(below === -1 ? drafts.length : below, 0, fixed);
}

/** Whether it ends before the gutter, or is printed over text of the right column. */
function isInLeftColumn({ x, y, width, height }: Rect, gutter: number, others: readonly Rect[]): boolean {
  const isBeside = (rect: Rect) => rect.x >= gutter && rect.y < y + height && y < rect.y + rect.height;
  return x < gutter && (x + width <= gutter || others.some(isBeside));
}
