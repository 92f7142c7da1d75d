/** Lines to mark on a page: grouped, so that lines that follow one another share one margin bar. */
import type { Box } from './page-source.ts';
import { boundsOf } from './page-view.ts';

/** Gap between lines of one block, in heights of a line; more is another block. */
const MAX_GAP = 1.6;

const overlapsAcross = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

const follows = (block: Box, line: Box): boolean => {
  const gap = line.y - (block.y + block.height);
  return gap > -line.height && gap < MAX_GAP * line.height && overlapsAcross(block, line);
};

/** Boxes around each run of lines that follow one another in one column. */
export function blocksOf(lines: readonly Box[]): Box[] {
  const blocks: Box[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const joined = last && follows(last, line) ? boundsOf([last, line]) : null;
    if (joined) blocks[blocks.length - 1] = joined;
    else blocks.push(line);
  }
  return blocks;
}
