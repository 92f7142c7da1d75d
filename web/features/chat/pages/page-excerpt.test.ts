import { describe, expect, it } from 'vitest';
import { excerptOf } from './page-excerpt.ts';

const page = { width: 1000, height: 1400 };
const line = (y: number, x = 0.1) => ({ x, y, width: 0.8, height: 0.01 });

describe('the strip of a page', () => {
  it('begins at the lines and ends just below the last of them', () => {
    const excerpt = excerptOf([line(0.2), line(0.21), line(0.25)], page, 320);
    expect(excerpt).toEqual({ left: 84, top: 277, height: 90 });
  });

  it('is cut below the last line that fits, not through one', () => {
    const lines = Array.from({ length: 60 }, (_, at) => line(0.1 + at * 0.015));
    const { top, height } = excerptOf(lines, page, 320);
    const cut = top + height;
    expect(height).toBeLessThanOrEqual(0.85 * 320);
    expect(lines.filter(({ y }) => y * page.height < cut && (y + 0.01) * page.height > cut)).toEqual([]);
  });

  it('keeps a single line in the middle of some context', () => {
    const { top, height } = excerptOf([line(0.5)], page, 320);
    expect(height).toBe(64);
    expect(top + height / 2).toBeCloseTo(0.505 * page.height);
  });

  it('never shows more than the page has', () => {
    expect(excerptOf([line(0, 0)], page, 320)).toMatchObject({ left: 0, top: 0 });
    const end = excerptOf([line(0.99, 0.9)], page, 320);
    expect(end.left).toBe(680);
    expect(end.top + end.height).toBeCloseTo(1400);
  });
});
