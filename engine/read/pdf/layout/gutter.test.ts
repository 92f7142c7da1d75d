import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createGutterFinder } from './gutter.ts';

const PAGE_WIDTH = 600;

/** Rows of two fragments that leave the middle of the page free. */
function columns(rows: number, text: string): Fragment[] {
  return Array.from({ length: rows }, (_, row) => [50, 320].map((x) => fragment(text, x, row))).flat();
}

function fragment(text: string, x: number, row: number, width = 230): Fragment {
  return { text, x, y: 100 + row * 14, width, height: 10, fontSize: 10 };
}

const SENTENCE = 'A line of running text in a column.';

describe('the gutter', () => {
  it('is found between two columns of running text only', () => {
    const findGutter = createGutterFinder();
    const gutter = findGutter(columns(20, SENTENCE), PAGE_WIDTH);
    expect(gutter).toBeGreaterThanOrEqual(279);
    expect(gutter).toBeLessThanOrEqual(321);
    expect(createGutterFinder()(columns(20, 'Short'), PAGE_WIDTH)).toBeNull();
  });

  it('is taken for granted on a page of short lines when the pages before have one there', () => {
    const findGutter = createGutterFinder();
    for (let page = 0; page < 3; page++) findGutter(columns(20, SENTENCE), PAGE_WIDTH);
    expect(findGutter(columns(5, 'Short'), PAGE_WIDTH)).not.toBeNull();
    const acrossPage = Array.from({ length: 10 }, (_, row) => fragment('All over', 50, row, 500));
    expect(findGutter(acrossPage, PAGE_WIDTH)).toBeNull();
  });

  it('is not taken for granted in a document of few such pages', () => {
    const findGutter = createGutterFinder();
    for (let page = 0; page < 3; page++) findGutter(columns(20, SENTENCE), PAGE_WIDTH);
    const acrossPage = Array.from({ length: 10 }, (_, row) => fragment('All over', 50, row, 500));
    for (let page = 0; page < 8; page++) findGutter(acrossPage, PAGE_WIDTH);
    expect(findGutter(columns(5, 'Short'), PAGE_WIDTH)).toBeNull();
  });
});
