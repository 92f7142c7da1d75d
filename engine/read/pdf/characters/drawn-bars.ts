import type { PageContent } from '../page-content.ts';

type Graphics = NonNullable<PageContent['vectorGraphics']>;

/** A horizontal line or flat area that is drawn, in points; `y` is its middle. `color`: ARGB in hexadecimal digits, if known. */
export type Bar = { y: number; left: number; right: number; thickness: number; color: string | undefined };

/** Thicker areas are no bars, and steeper lines are not horizontal. */
const MAX_THICKNESS_POINTS = 2.5;

/** The horizontal lines and flat areas of a page. The edges of an area, which come as lines that nothing strokes, are none. */
export function drawnBars({ lines, shapes }: Graphics): Bar[] {
  const bars: Bar[] = [];
  for (const { x1, y1, x2, y2, stroke, strokeWidth = 0, strokeColor } of lines) {
    const thickness = Math.abs(y2 - y1);
    if (!stroke || thickness > MAX_THICKNESS_POINTS) continue;
    bars.push({
      ...{ left: Math.min(x1, x2), right: Math.max(x1, x2), y: (y1 + y2) / 2 },
      ...{ thickness: Math.max(thickness, strokeWidth), color: strokeColor },
    });
  }
  for (const { bbox, stroke, strokeColor, fillColor } of shapes)
    if (bbox.height <= MAX_THICKNESS_POINTS)
      bars.push({
        ...{ left: bbox.x, right: bbox.x + bbox.width, y: bbox.y + bbox.height / 2 },
        ...{ thickness: bbox.height, color: stroke ? strokeColor : fillColor },
      });
  return bars;
}
