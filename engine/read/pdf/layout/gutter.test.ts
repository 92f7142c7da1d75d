import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createGutterFinder } from './gutter.ts';

const PAGE_WIDTH = 600;

/** Rows of two fragments that leave the middle of the page free. */
function columns(rows: number, text: string): Fragment[] {
  return Array.from({ length: rows }, (_, row) => [50, 320].map((x) => fragment(text, x, row))).flat();
}

function fragment(text: string, x: number, row: number, width = 230, fontSize = 10): Fragment {
  return { text, x, y: 100 + row * 14, width, height: fontSize, fontSize };
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

  it('is found above a drawing, whose labels are in smaller type and run over it', () => {
    const labels = Array.from({ length: 60 }, (_, row) => [
      fragment('Pump', 60, 30 + row, 20, 5),
      fragment('Valve', 340, 30 + row, 20, 5),
    ]);
    const over = fragment('a long label', 240, 28, 65, 5);
    const gutter = createGutterFinder()([...columns(20, SENTENCE), ...labels.flat(), over], PAGE_WIDTH);
    expect(gutter).toBeGreaterThanOrEqual(304);
    expect(gutter).toBeLessThanOrEqual(321);
  });

  it('is found beside a column of hanging indents', () => {
    const left = Array.from({ length: 20 }, (_, row) => fragment(SENTENCE, 50, row));
    const right = (stops: number[]) =>
      left.map((_, row) => fragment(SENTENCE, 320 + (stops[row % stops.length] ?? 0), row, 200));
    expect(createGutterFinder()([...left, ...right([0, 12, 24])], PAGE_WIDTH)).not.toBeNull();
    expect(createGutterFinder()([...left, ...right([0, 9, 17, 28, 40, 55, 71])], PAGE_WIDTH)).toBeNull();
    expect(createGutterFinder()([...left, ...right([0, 60, 120])], PAGE_WIDTH)).toBeNull();
  });

  it('lies before the signs of the items in the right column, whose white is as free', () => {
    const signs = Array.from({ length: 20 }, (_, row) => fragment('•', 302, row, 4));
    const gutter = createGutterFinder()([...columns(20, SENTENCE), ...signs], PAGE_WIDTH);
    expect(gutter).toBeLessThanOrEqual(303);
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
