import { describe, expect, it } from 'vitest';
import { readTables, rules, text } from '../../../testing/table-page.ts';

const LINE = 'The racks are loaded so that water can reach';
const frame = rules([90, 240, 400], [295]);
/** Lines of a column in paragraphs of the given numbers of lines, from the top on. */
const column = (x: number, paragraphs: readonly number[], gap: number) => {
  const all: ReturnType<typeof text>[] = [];
  let y = 100;
  for (const lines of paragraphs) {
    for (let line = 0; line < lines; line += 1, y += 12) all.push(text(LINE, x, y));
    y += gap;
  }
  return all;
};

describe('a frame around two columns of text', () => {
  it('makes no table of them', () => {
    const items = [...column(54, [3, 4, 2, 5], 8), ...column(300, [5, 2, 4, 3], 7)];
    expect(readTables(items, frame).tables).toEqual([]);
  });

  it('is one where the cells are beside each other', () => {
    const items = [...column(54, [3, 3, 3, 3], 14), ...column(300, [3, 3, 3, 3], 14)];
    const ys = [95, 145, 195, 245, 290];
    expect(readTables(items, rules(ys, [295])).tables).toHaveLength(1);
  });
});
