import { describe, expect, it } from 'vitest';
import { isPageOf, pageImageUrl } from './page-source.ts';
import { boundsOf, focusZoom, pointIn, scrollTo, stepZoom, toggleZoom } from './page-view.ts';

const line = (y: number, x = 0.1, width = 0.5) => ({ x, y, width, height: 0.02 });

describe('boundsOf', () => {
  it('spans all boxes and is nothing for none', () => {
    expect(boundsOf([])).toBeNull();
    const bounds = boundsOf([line(0.2), line(0.4, 0.3)]);
    expect(bounds?.x).toBeCloseTo(0.1);
    expect(bounds?.width).toBeCloseTo(0.7);
    expect(bounds?.height).toBeCloseTo(0.22);
  });
});

describe('focusZoom', () => {
  it('fills the frame with the lines, neither shrinking the page nor losing its context', () => {
    expect(focusZoom([line(0.2, 0.1, 0.5)], null)).toBeCloseTo(1.84);
    expect(focusZoom([line(0.2, 0, 1)], null)).toBe(1);
    expect(focusZoom([line(0.2, 0.1, 0.05)], null)).toBe(2.2);
    expect(focusZoom([], { width: 326, height: 461 })).toBe(1);
  });

  it('goes further in where the text could not be read, up to the largest zoom', () => {
    const phone = { width: 326, height: 461 };
    const lines = [line(0.2, 0.1, 0.8), line(0.23, 0.1, 0.8)];
    expect(focusZoom(lines, phone) * 0.02 * phone.height).toBeCloseTo(14);
    expect(focusZoom(lines, { width: 1000, height: 1414 })).toBeCloseTo(1.15);
    expect(focusZoom([{ ...line(0.2), height: 0.001 }], phone)).toBe(4);
  });
});

describe('stepZoom', () => {
  it('goes to the next step from between steps and stays at the ends', () => {
    expect(stepZoom(1.84, 1)).toBe(2);
    expect(stepZoom(1.84, -1)).toBe(1.5);
    expect(stepZoom(1, -1)).toBe(1);
    expect(stepZoom(4, 1)).toBe(4);
  });
});

describe('scrollTo', () => {
  const page = { width: 800, height: 1000 };
  const frame = { width: 400, height: 300 };

  it('centres the lines and never scrolls beyond the page', () => {
    expect(scrollTo({ x: 0.4, y: 0.5, width: 0.2, height: 0.1 }, page, frame)).toEqual({
      left: 200,
      top: 400,
    });
    expect(scrollTo(line(0.98), page, frame).top).toBe(700);
    expect(scrollTo(line(0), page, frame).top).toBe(0);
  });

  it('shows the beginning of lines that are longer than the frame', () => {
    expect(scrollTo({ x: 0.1, y: 0.2, width: 0.9, height: 0.7 }, page, frame)).toEqual({
      left: 64,
      top: 188,
    });
  });

  it('stays at the top without lines', () => {
    expect(scrollTo(null, page, frame)).toEqual({ left: 0, top: 0 });
  });
});

describe('pages of a citation', () => {
  it('puts the page into the signed link and knows where the manual ends', () => {
    expect(pageImageUrl({ pageImage: '/p/{page}?s=1' }, 7)).toBe('/p/7?s=1');
    expect(pageImageUrl({ pageImage: null }, 7)).toBeNull();
    expect([0, 1, 64, 65].map((page) => isPageOf({ pages: 64 }, page))).toEqual([false, true, true, false]);
  });
});

describe('a press on the page', () => {
  it('looks closer while most of the page is in view, and goes back to its whole width', () => {
    expect([1, 1.25, 1.5].map(toggleZoom)).toEqual([2, 2, 2]);
    expect([2, 2.2, 4].map(toggleZoom)).toEqual([1, 1, 1]);
  });

  it('names the place by fractions of the drawn page, wherever that is scrolled to', () => {
    const page = { left: -100, top: 20, width: 400, height: 600 };
    expect(pointIn(page, { clientX: 200, clientY: 170 })).toEqual({ x: 0.75, y: 0.25, width: 0, height: 0 });
  });
});
