import type { LayoutBlock, LayoutCell } from '@llamaindex/liteparse';
import { holdsMiddle } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import type { TableRegion } from './region.ts';
import { closeGaps } from './row-bands.ts';

/** Share of the fragments that may run over the edges between columns: of torn lines of text, most do. */
const MAX_TORN_SHARE = 0.1;
const MIN_ROWS = 3;

/** What the layout pass takes for tables, as regions to be judged like those without rules. */
export function proposedTables(
  blocks: readonly LayoutBlock[] = [],
  items: readonly Fragment[],
): TableRegion[] {
  return blocks.flatMap((block) => {
    const region = block.kind === 'table' ? toRegion(block, items) : null;
    return region ? [region] : [];
  });
}

function toRegion({ bbox, header, rows }: LayoutBlock, items: readonly Fragment[]): TableRegion | null {
  const cells = [header ?? [], ...(rows ?? [])].filter((row) => row.some(({ bbox: box }) => box));
  if (!bbox || cells.length < MIN_ROWS) return null;
  const inside = items.filter((item) => holdsMiddle(bbox, item));
  const edges = columnEdges(cells);
  const torn = inside.filter(({ x, width, height }) =>
    edges.some((edge) => x < edge - 0.5 * height && x + width > edge + 0.3 * height),
  );
  if (edges.length === 0 || torn.length > MAX_TORN_SHARE * inside.length) return null;
  const bands = cells.map((row) => {
    const boxes = row.flatMap(({ bbox: box }) => (box ? [box] : []));
    return {
      top: Math.min(...boxes.map((box) => box.y)),
      bottom: Math.max(...boxes.map((box) => box.y + box.height)),
    };
  });
  return {
    left: bbox.x,
    right: bbox.x + bbox.width,
    edges,
    bands: closeGaps(bands),
    items: inside,
    isGrid: false,
  };
}

/** Left edges of all columns but the first, where their cells begin. */
function columnEdges(rows: readonly LayoutCell[][]): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const edges: number[] = [];
  for (let column = 1; column < columns; column++) {
    const left = Math.min(...rows.map((row) => row[column]?.bbox?.x ?? Number.POSITIVE_INFINITY));
    if (left > (edges.at(-1) ?? 0) + 1 && Number.isFinite(left)) edges.push(left - 1);
  }
  return edges;
}
