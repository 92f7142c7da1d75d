import type { Block, Box, Cell, Line } from '../document/pages.ts';

/** By how many degrees a page has to be turned clockwise until what is printed on it stands upright. */
export type Turn = 0 | 90 | 180 | 270;

type Size = { width: number; height: number };

/** The size of a page that was turned. */
export function turnSize({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** Where a rectangle of a page lies once the page has been turned; both in one unit, origin top left. */
export function turnRect<T extends Box>(rect: T, page: Size, turn: Turn): T {
  const { x, y, width, height } = rect;
  const right = page.width - x - width;
  const below = page.height - y - height;
  if (turn === 90) return { ...rect, x: below, y: x, width: height, height: width };
  if (turn === 180) return { ...rect, x: right, y: below };
  if (turn === 270) return { ...rect, x: y, y: right, width: height, height: width };
  return rect;
}

/** Blocks of a page that was turned, with their boxes where they lie on the page as it is. */
export function turnBack(blocks: readonly Block[], turn: Turn): Block[] {
  const back: Record<Turn, Turn> = { 0: 0, 90: 270, 180: 180, 270: 90 };
  return blocks.map((block) =>
    placeBlock(block, (box) => turnRect(box, { width: 1, height: 1 }, back[turn])),
  );
}

/** A block with each of its boxes put elsewhere. */
export function placeBlock(block: Block, place: (box: Box) => Box): Block {
  const placeOrNone = (box: Box | null): Box | null => box && roundBox(place(box));
  const placeLine = (line: Line): Line => ({ ...line, box: placeOrNone(line.box) });
  const placeCell = (cell: Cell): Cell => ({
    ...cell,
    box: placeOrNone(cell.box),
    ...(cell.lines && { lines: cell.lines.map(placeLine) }),
  });
  const placed = { ...block, box: placeOrNone(block.box), lines: block.lines.map(placeLine) };
  if (placed.kind !== 'table') return placed;
  return {
    ...placed,
    header: placed.header.map(placeCell),
    rows: placed.rows.map((row) => row.map(placeCell)),
  };
}

const roundBox = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** Four decimals, as boxes of pages that lie as they are read. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
