import type { LayoutBlock, TextItem } from '@llamaindex/liteparse';
import type { Rect } from './printed-line.ts';

/** A layout block and the text fragments that stand in it. */
export type FilledBlock = { block: LayoutBlock; items: TextItem[] };

/** How far below a block, in heights of the fragment, a fragment of a wrapped heading may stand. */
const WRAP_REACH = 2;

/**
 * Gives every fragment to the smallest block that holds its middle. Fragments outside all blocks go to the
 * block they continue (a wrapped heading reports the place of its first line only), else into a block of
 * their own at their height on the page: no text is lost.
 */
export function assignItems(blocks: readonly LayoutBlock[], items: readonly TextItem[]): FilledBlock[] {
  const filled: FilledBlock[] = blocks.map((block) => ({ block, items: [] }));
  const holders = filled
    .filter(({ block }) => block.bbox !== undefined && block.kind !== 'rule' && block.kind !== 'figure')
    .sort((a, b) => area(a.block.bbox) - area(b.block.bbox));
  const strays: TextItem[] = [];
  for (const item of items) {
    if (item.text.trim() === '') continue;
    const holder = holders.find(({ block }) => holdsMiddle(block.bbox, item));
    if (holder) holder.items.push(item);
    else strays.push(item);
  }
  for (const stray of strays) placeStray(filled, stray);
  return filled;
}

function placeStray(filled: FilledBlock[], item: TextItem): void {
  const words = item.text.trim();
  const owner = filled.find(({ block }) => {
    if (!block.bbox || !block.text?.includes(words)) return false;
    const below = item.y - (block.bbox.y + block.bbox.height);
    return below > -item.height * 2 && below < item.height * WRAP_REACH;
  });
  if (owner) {
    owner.items.push(item);
    return;
  }
  const index = filled.findIndex(
    ({ block }) => block.bbox !== undefined && block.bbox.y > item.y && overlapsAcross(block.bbox, item),
  );
  const own: FilledBlock = { block: { kind: 'paragraph', bbox: { ...rectOf(item) } }, items: [item] };
  filled.splice(index === -1 ? filled.length : index, 0, own);
}

export function holdsMiddle(rect: Rect | undefined, item: Rect): boolean {
  if (!rect) return false;
  const x = item.x + item.width / 2;
  const y = item.y + item.height / 2;
  return x >= rect.x - 1 && x <= rect.x + rect.width + 1 && y >= rect.y - 1 && y <= rect.y + rect.height + 1;
}

function overlapsAcross(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width;
}

function area(rect: Rect | undefined): number {
  return rect ? rect.width * rect.height : 0;
}

function rectOf({ x, y, width, height }: TextItem): Rect {
  return { x, y, width, height };
}
