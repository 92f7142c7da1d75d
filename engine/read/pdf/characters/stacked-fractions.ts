import type { Fragment, PageContent } from '../page-content.ts';
import { type Bar, drawnBars } from './drawn-bars.ts';

type Graphics = NonNullable<PageContent['vectorGraphics']>;

/** Points: longer bars are rules. */
const MAX_BAR_POINTS = 40;
/** Pages of drawings have more. */
const MAX_GRAPHICS = 3000;

const NUMBER = /^\d{1,3}$/;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** Shares of the height of its parts: how far they lie from a bar, how much longer it is, how far the line's words stand beside it. */
const MAX_GAP = 0.7;
const MAX_LONGER = 1;
const MAX_BESIDE = 1;
/** Points that boxes of type reach over the ink. */
const SLACK = 3;

/**
 * Two numbers above each other with a drawn bar between them, on a line of text, as one fragment: "1 3/4 inch", which would be read
 * as "134 inch". Changes the fragments in place and returns those that are left.
 */
export function joinFractions(items: readonly Fragment[], graphics: Graphics | undefined): Fragment[] {
  const numbers = graphics ? items.filter(({ text }) => NUMBER.test(text)) : [];
  if (!graphics || numbers.length < 2 || graphics.lines.length + graphics.shapes.length > MAX_GRAPHICS)
    return [...items];
  const dropped = new Set<Fragment>();
  for (const bar of barsOf(graphics)) {
    const upper = numbers.find((item) => isAtBar(item, bar, bar.y - (item.y + item.height)));
    const lower = numbers.find((item) => item !== upper && isAtBar(item, bar, item.y - bar.y));
    const line = upper && lower && lineBeside(items, upper, lower, bar);
    if (!line || dropped.has(upper) || dropped.has(lower)) continue;
    const isBehindWord = line.x < bar.left && ENDS_IN_WORD.test(line.text);
    Object.assign(upper, {
      ...{ text: `${isBehindWord ? ' ' : ''}${upper.text}/${lower.text}`, charCodes: undefined },
      ...{ x: bar.left, width: bar.right - bar.left, y: line.y, height: line.height },
      ...{ fontSize: line.fontSize, fontHeight: line.fontHeight },
    });
    dropped.add(lower);
  }
  return dropped.size === 0 ? [...items] : items.filter((item) => !dropped.has(item));
}

const barsOf = (graphics: Graphics): Bar[] =>
  drawnBars(graphics).filter(({ left, right }) => right - left <= MAX_BAR_POINTS);

/** Whether a number lies over or below a bar that is hardly longer. @param gap white between them, in points */
function isAtBar({ x, width, height }: Fragment, { left, right }: Bar, gap: number): boolean {
  const isWithin = x >= left - SLACK && x + width <= right + SLACK;
  return isWithin && right - left < width + MAX_LONGER * height && gap > -SLACK && gap < MAX_GAP * height;
}

/** Words right beside a bar whose type stands over and below it: the nearest before it, else behind it. */
function lineBeside(items: readonly Fragment[], upper: Fragment, lower: Fragment, bar: Bar) {
  const beside = items.filter(({ x, y, width, height }) => {
    const gap = Math.max(bar.left - (x + width), x - bar.right);
    return gap > -1 && gap < MAX_BESIDE * height && y < bar.y && y + height > bar.y;
  });
  const words = beside.filter((item) => item !== upper && item !== lower);
  return words.find(({ x }) => x < bar.left) ?? words[0];
}
