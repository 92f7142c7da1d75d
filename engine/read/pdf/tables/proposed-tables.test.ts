import type { LayoutBlock } from '@llamaindex/liteparse';
import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { proposedTables } from './proposed-tables.ts';

const ROW_POINTS = 14;

function fragment(text: string, x: number, line: number): Fragment {
  return { text, x, y: 100 + ROW_POINTS * line, width: 5 * text.length, height: 10 };
}

/** Three rows of two cells that part at x 150. */
function proposal(rows: number): LayoutBlock {
  const cell = (line: number, x: number, width: number) => ({
    text: '',
    bbox: { x, y: 100 + ROW_POINTS * line, width, height: 10 },
  });
  return {
    kind: 'table',
    bbox: { x: 60, y: 100, width: 300, height: ROW_POINTS * rows },
    rows: Array.from({ length: rows }, (_, line) => [cell(line, 60, 80), cell(line, 150, 200)]),
  } as LayoutBlock;
}

describe('proposedTables', () => {
  it('offers rows and columns where fragments stand in the cells', () => {
    const items = [0, 1, 2].flatMap((line) => [fragment('LX-10', 60, line), fragment('ten bar', 150, line)]);
    const [region] = proposedTables([proposal(3)], items);
    expect(region).toMatchObject({ edges: [149], isGrid: false });
    expect(region?.bands).toHaveLength(3);
    expect(region?.items).toHaveLength(6);
  });

  it('leaves out lines of text that the proposal tears, so that prose stays prose', () => {
    const items = [0, 1, 2].map((line) => fragment('Screw the cover on to the housing again.', 60, line));
    expect(proposedTables([proposal(3)], items)).toEqual([]);
  });

  it('leaves out a heading whose number stands apart', () => {
    const items = [fragment('9.3', 60, 0), fragment('Cleaning the group', 150, 0)];
    expect(proposedTables([proposal(2)], items)).toEqual([]);
    expect(proposedTables(undefined, items)).toEqual([]);
  });
});
