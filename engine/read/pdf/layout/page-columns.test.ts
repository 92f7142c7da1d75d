import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createColumnFinder } from './page-columns.ts';

const PAGE_WIDTH = 600;

function fragment(text: string, x: number, y: number): Fragment {
  return { text, x, y, width: text.length * 4, height: 10, fontSize: 10 };
}

const SENTENCE = 'A line of running text in a column.';
/** A page of two columns of prose. */
const prose = Array.from({ length: 12 }, (_, i) =>
  [50, 320].map((x) => fragment(SENTENCE, x, i * 14)),
).flat();
/** A page of two tables side by side and three lines of text below the right one. */
const tables = [
  ...Array.from({ length: 6 }, (_, i) =>
    [52, 120, 190, 322, 400].map((x) => fragment('cell', x, i * 20)),
  ).flat(),
  ...[140, 154, 168].map((y) => fragment(SENTENCE, 320, y)),
];

describe('the columns in which tables are looked for', () => {
  it('are told by long lines on each side of a page', () => {
    expect(createColumnFinder()(prose, PAGE_WIDTH).map((items) => items.length)).toEqual([12, 12]);
  });

  it('are where they were on the pages before, on a page of little text', () => {
    expect(createColumnFinder()(tables, PAGE_WIDTH)).toHaveLength(1);
    const findColumns = createColumnFinder();
    for (let page = 0; page < 3; page += 1) findColumns(prose, PAGE_WIDTH);
    expect(findColumns(tables, PAGE_WIDTH).map((items) => items.length)).toEqual([18, 15]);
  });

  it('are not taken for granted where few pages had two', () => {
    const findColumns = createColumnFinder();
    for (let page = 0; page < 3; page += 1) findColumns(prose, PAGE_WIDTH);
    for (let page = 0; page < 8; page += 1) findColumns([fragment(SENTENCE, 50, 10)], PAGE_WIDTH);
    expect(findColumns(tables, PAGE_WIDTH)).toHaveLength(1);
  });
});
