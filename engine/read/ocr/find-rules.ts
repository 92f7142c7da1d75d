import type { PageContent } from '../pdf/page-content.ts';
import { type Skew, straightPlace } from './skew.ts';

/** A picture's brightness, 0 to 255, row by row. */
type Greys = { data: Uint8Array; width: number; height: number };

type Graphics = NonNullable<PageContent['vectorGraphics']>;
/** Where it is in pixels along the rule (`from`, `to`, exclusive) and across it. */
type Run = { from: number; to: number; at: number };
/** Cells along it and rows over which it climbs, and the one that it turned out to be a part of. */
type Edge = { from: number; to: number; first: number; last: number; joinedTo?: Edge };
type Owners = (Edge | undefined)[];

/** Pixels along a rule that are averaged, because printed letters have no edge all along such a cell. */
const CELL_PX = 4;
/** Least change of brightness at an edge, and the pixels over which it is measured. */
const MIN_STEP = 28;
const STEP_PX = 3;
/** A rule is no shorter than this, in pixels: longer than any stroke of a letter. */
const MIN_RULE_PX = 110;
/** For pages scanned askew: most that a rule climbs, as a share of its length, and its greatest thickness. */
const MAX_CLIMB = 0.03;
const MAX_THICK_PX = 5;
/** More than that is a photo, not a page. */
const MAX_RULES = 3000;

/**
 * The rules and the edges of shaded areas on a page's picture, as the lines that a parser of printed pages gives.
 * @param png the page, black on white or in colours
 * @param scale points per pixel
 * @param skew of the page: rules are given as if it were not askew
 */
export async function findRules(png: Buffer, scale: number, skew: Skew): Promise<Graphics> {
  const { default: sharp } = await import('sharp');
  const grey = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = grey.info;
  const squeeze = async (to: { width: number; height: number }): Promise<Greys> => {
    const picture = sharp(grey.data, { raw: { width, height, channels: 1 } });
    const data = await picture
      .resize({ ...to, fit: 'fill', kernel: 'linear' })
      .greyscale()
      .raw()
      .toBuffer();
    return { data, ...to };
  };
  const across = findEdges(await squeeze({ width: Math.ceil(width / CELL_PX), height }));
  const down = findEdges(transpose(await squeeze({ width, height: Math.ceil(height / CELL_PX) })));
  if (across.length + down.length > MAX_RULES) return { lines: [], shapes: [] };
  const lines = [
    ...across.map(({ from, to, at }) => {
      const { x, y } = straightPlace((from + to) / 2, at, skew);
      return { x1: x - (to - from) / 2, x2: x + (to - from) / 2, y1: y, y2: y };
    }),
    ...down.map(({ from, to, at }) => {
      const { x, y } = straightPlace(at, (from + to) / 2, skew);
      return { x1: x, x2: x, y1: y - (to - from) / 2, y2: y + (to - from) / 2 };
    }),
  ].map(({ x1, x2, y1, y2 }) => ({
    stroke: true,
    fill: false,
    x1: x1 * scale,
    x2: x2 * scale,
    y1: y1 * scale,
    y2: y2 * scale,
  }));
  return { lines, shapes: [] };
}

/** Edges between light and dark that run along the rows of a picture squeezed to cells, in pixels of the picture. */
function findEdges({ data, width, height }: Greys): Run[] {
  const found: Run[] = [];
  for (const sign of [1, -1]) {
    let owners: Owners = [];
    const open = new Set<Edge>();
    for (let y = 0; y + STEP_PX < height; y++) {
      const next: Owners = new Array(width);
      for (const run of runsOf(data, y, width, sign)) {
        const edge = goOn(owners, run, y, open);
        next.fill(edge, run.from, run.to);
      }
      for (const edge of open) {
        if (edge.last === y) continue;
        open.delete(edge);
        found.push(...toRun(edge));
      }
      owners = next;
    }
    found.push(...[...open].flatMap(toRun));
  }
  return found;
}

/** Where the brightness changes downwards by enough, cell after cell: `sign` 1 to darker, -1 to lighter. */
function runsOf(data: Uint8Array, y: number, width: number, sign: number): Run[] {
  const runs: Run[] = [];
  const [above, below] = [y * width, (y + STEP_PX) * width];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isEdge = x < width && sign * ((data[above + x] ?? 0) - (data[below + x] ?? 0)) >= MIN_STEP;
    if (isEdge && from < 0) from = x;
    if (!isEdge && from >= 0) {
      if (x - from > 1) runs.push({ from, to: x, at: y });
      from = -1;
    }
  }
  return runs;
}

/** The edge that a run goes on, joined with others that it touches; else a new one. `owners`: edges of the row above by cell. */
function goOn(owners: Owners, { from, to }: Run, y: number, open: Set<Edge>): Edge {
  let edge: Edge | undefined;
  for (let x = Math.max(0, from - 1); x <= to; x++) {
    const owner = owners[x];
    const above = owner && latest(owner);
    if (!above || above === edge) continue;
    if (edge) {
      edge.from = Math.min(edge.from, above.from);
      edge.to = Math.max(edge.to, above.to);
      edge.first = Math.min(edge.first, above.first);
      above.joinedTo = edge;
      open.delete(above);
    } else edge = above;
  }
  edge ??= { from, to, first: y, last: y };
  edge.from = Math.min(edge.from, from);
  edge.to = Math.max(edge.to, to);
  edge.last = y;
  open.add(edge);
  return edge;
}

function latest(edge: Edge): Edge {
  let found = edge;
  while (found.joinedTo) found = found.joinedTo;
  return found;
}

function toRun({ from, to, first, last }: Edge): Run[] {
  const length = (to - from) * CELL_PX;
  if (length < MIN_RULE_PX || last - first > MAX_THICK_PX + MAX_CLIMB * length) return [];
  return [{ from: from * CELL_PX, to: to * CELL_PX, at: (first + last + STEP_PX) / 2 }];
}

function transpose({ data, width, height }: Greys): Greys {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return { data: turned, width: height, height: width };
}
