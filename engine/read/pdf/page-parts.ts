import type { Box } from '../../document/pages.ts';
import { type Turn, turnRect, turnSize } from '../turned.ts';
import {
  hasRightToLeft,
  isMostlyRightToLeft,
  toReadingOrder,
  withinRightToLeft,
} from './characters/scripts/reading-direction.ts';
import { areTurnedText, turnOf } from './characters/turned-fragments.ts';
import type { Fragment, PageContent } from './page-content.ts';

/** A part of a page as if it stood upright and were read from left to right, and where its boxes lie on the page. */
export type PagePart = { content: PageContent; place: ((box: Box) => Box) | null };

type Size = { width: number; height: number };

/** Fewer characters are labels of drawings, and stay where they are. */
const MIN_CHARS = 40;
/** Share of the turned text that may stand among the other: more are names of a table's columns. */
const MAX_AMONG_SHARE = 0.3;

/**
 * The parts of a page that are read each for itself: tables that are set sideways, with as much of the page as is printed
 * upright. Of most pages it is the page itself.
 */
export function partsOf(page: PageContent): PagePart[] {
  const turned = ([90, 180, 270] as const).flatMap((turn) => {
    const items = page.textItems.filter((item) => turnOf(item) === turn);
    return isPart(items, page) ? [{ turn, items }] : [];
  });
  if (turned.length === 0) return [inReadingDirection({ content: page, place: null })];
  const taken = new Set(turned.flatMap(({ items }) => items));
  const rest = page.textItems.filter((item) => !taken.has(item));
  const upright = { content: { ...page, textItems: rest }, place: null };
  const parts = turned.map(({ turn, items }) => turnPart(page, turn, items));
  return [upright, ...parts].map(inReadingDirection);
}

function isPart(items: readonly Fragment[], page: PageContent): boolean {
  const chars = items.reduce((sum, { text }) => sum + text.length, 0);
  const isColumns = items.some(({ isColumn }) => isColumn);
  if (!isColumns && (chars < MIN_CHARS || !areTurnedText(items, page))) return false;
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, width }) => x + width));
  const top = Math.min(...items.map(({ y }) => y));
  const bottom = Math.max(...items.map(({ y, height }) => y + height));
  const isAmong = ({ x, y, width, height }: Fragment): boolean =>
    x + width > left && x < right && y + height > top && y < bottom;
  const among = page.textItems.filter((item) => turnOf(item) === 0 && isAmong(item));
  return among.reduce((sum, { text }) => sum + text.length, 0) <= MAX_AMONG_SHARE * chars;
}

function turnPart(page: PageContent, turn: Turn, items: readonly Fragment[]): PagePart {
  const { vectorGraphics, pageNum } = page;
  const size = turnSize(page, turn);
  const textItems = items.map((item) => ({ ...turnRect(item, page, turn), rotation: 0 }));
  const turnedBack = turn === 180 ? 180 : turn === 90 ? 270 : 90;
  return {
    content: {
      pageNum,
      ...size,
      textItems,
      ...(vectorGraphics && {
        vectorGraphics: {
          lines: vectorGraphics.lines.map((line) => turnLine(line, page, turn)),
          shapes: vectorGraphics.shapes.map((shape) => ({
            ...shape,
            bbox: turnRect(shape.bbox, page, turn),
          })),
        },
      }),
    },
    place: (box) => turnRect(box, { width: 1, height: 1 }, turnedBack),
  };
}

function turnLine<T extends { x1: number; y1: number; x2: number; y2: number }>(
  line: T,
  page: Size,
  turn: Turn,
): T {
  const at = (x: number, y: number) => turnRect({ x, y, width: 0, height: 0 }, page, turn);
  const [from, to] = [at(line.x1, line.y1), at(line.x2, line.y2)];
  return { ...line, x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/**
 * A part in a script that is read from right to left is laid out as its mirror image, in which columns, lists and lines begin
 * at the left; the words of a fragment come from the parser as they stand from left to right.
 */
function inReadingDirection(part: PagePart): PagePart {
  const { content, place } = part;
  if (!content.textItems.some(({ text }) => hasRightToLeft(text))) return part;
  const inOrder = content.textItems.map((item) =>
    hasRightToLeft(item.text) ? { ...item, text: toReadingOrder(item.text) } : item,
  );
  if (!isMostlyRightToLeft(content.textItems)) return { content: { ...content, textItems: inOrder }, place };
  const inText = inOrder.map((item) =>
    hasRightToLeft(item.text) ? item : { ...item, text: withinRightToLeft(item.text) },
  );
  const { width, vectorGraphics, blocks } = content;
  const mirror = <T extends Box>(rect: T): T => ({ ...rect, x: width - rect.x - rect.width });
  const mirrorBox = (box: Box): Box => ({ ...box, x: 1 - box.x - box.width });
  return {
    content: {
      ...content,
      textItems: inText.map(mirror),
      ...(vectorGraphics && {
        vectorGraphics: {
          lines: vectorGraphics.lines.map((line) => ({ ...line, x1: width - line.x1, x2: width - line.x2 })),
          shapes: vectorGraphics.shapes.map((shape) => ({ ...shape, bbox: mirror(shape.bbox) })),
        },
      }),
      ...(blocks && {
        blocks: blocks.map((block) => (block.bbox ? { ...block, bbox: mirror(block.bbox) } : block)),
      }),
    },
    place: place ? (box) => place(mirrorBox(box)) : mirrorBox,
  };
}
