/** Lines to mark on a page: grouped, so that lines and cells that belong together share one margin bar. */
import type { Box } from './page-source.ts';
import { boundsOf } from './page-view.ts';

/** Largest gap between lines of one block, in heights of a line. */
const MAX_GAP = 1.6;

const overlapsAcross = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

const follows = (block: Box, line: Box): boolean => {
  const gap = line.y - (block.y + block.height);
  return gap > -line.height && gap < MAX_GAP * line.height && overlapsAcross(block, line);
};

/** Share of the lower one's height at which two boxes stand side by side: cells of a row rather than columns of text. */
const MIN_BESIDE = 0.5;

const isBeside = (a: Box, b: Box): boolean => {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared > MIN_BESIDE * Math.min(a.height, b.height) && !overlapsAcross(a, b);
};

/** Boxes around each run of lines that follow one another in one column. */
function runsOf(lines: readonly Box[]): Box[] {
  const blocks: Box[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const joined = last && follows(last, line) ? boundsOf([last, line]) : null;
    if (joined) blocks[blocks.length - 1] = joined;
    else blocks.push(line);
  }
  return blocks;
}

/** Boxes around lines that follow one another, and around cells side by side: a row of a table is one block. */
export function blocksOf(lines: readonly Box[]): Box[] {
  let blocks: Box[] = [];
  for (const run of runsOf(lines)) {
    const row = [run, ...blocks.filter((block) => isBeside(block, run))];
    blocks = [...blocks.filter((block) => !isBeside(block, run)), boundsOf(row) ?? run];
  }
  return blocks;
}
