/** Geometry of the page viewer: the marked lines, the zoom, and the scroll position. */
import type { Box } from './page-source.ts';

export type Size = { width: number; height: number };

/** Steps of the zoom; 1 shows the page as wide as its frame. */
const ZOOM_STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
export const MAX_ZOOM = 4;
/** A narrow column is not enlarged further than this to fill the frame; too little of the page would be in view. */
const MAX_FILLING_ZOOM = 2.2;
/** Height in px at which a line is read without effort: letters of about 12 px. */
const READABLE_LINE_PX = 14;
/** The zoom that a press on the page leads to. */
const PRESS_ZOOM = 2;
/** Share of the frame's width that the marked lines take. */
const FOCUS_SHARE = 0.92;

/** The smallest box around all of `boxes`; null for none. */
export function boundsOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const medianHeight = (lines: readonly Box[]): number =>
  lines.map(({ height }) => height).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

/**
 * The zoom at which `lines` nearly fill the frame's width, or a larger one where their text could not be read at it.
 * `page` is the size in px of the page as wide as its frame; null while that is unknown.
 */
export function focusZoom(lines: readonly Box[], page: Size | null): number {
  const bounds = boundsOf(lines);
  if (!bounds || bounds.width <= 0) return 1;
  const filling = Math.min(Math.max(FOCUS_SHARE / bounds.width, 1), MAX_FILLING_ZOOM);
  const readable = page ? READABLE_LINE_PX / (medianHeight(lines) * page.height) : 1;
  return Math.min(Math.max(filling, readable), MAX_ZOOM);
}

/** The next step above or below `zoom`; the same at the ends. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  const next = steps.find((step) => (direction === 1 ? step > zoom + 0.01 : step < zoom - 0.01));
  return next ?? (direction === 1 ? MAX_ZOOM : 1);
}

/** The zoom after a press on the page: closer if most of the page is visible, otherwise the whole width again. */
export const toggleZoom = (zoom: number): number => (zoom < PRESS_ZOOM ? PRESS_ZOOM : 1);

/** The place of a pointer on a page that is drawn at `page` (px), as a box without size. */
export function pointIn(
  page: Size & { left: number; top: number },
  pointer: { clientX: number; clientY: number },
): Box {
  const x = (pointer.clientX - page.left) / page.width;
  const y = (pointer.clientY - page.top) / page.height;
  return { x, y, width: 0, height: 0 };
}

/**
 * Scroll offsets in px that bring `bounds` into the frame: centred if it fits, otherwise from its beginning. `page`
 * is the size of the drawn page, `frame` that of its visible part.
 */
export function scrollTo(bounds: Box | null, page: Size, frame: Size): { left: number; top: number } {
  if (!bounds) return { left: 0, top: 0 };
  const along = (start: number, length: number, pageLength: number, frameLength: number): number => {
    const spare = frameLength - length * pageLength;
    const margin = spare > 0 ? spare / 2 : frameLength * 0.04;
    return Math.max(0, Math.min(start * pageLength - margin, pageLength - frameLength));
  };
  return {
    left: along(bounds.x, bounds.width, page.width, frame.width),
    top: along(bounds.y, bounds.height, page.height, frame.height),
  };
}
