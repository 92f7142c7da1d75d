import { describe, expect, it } from 'vitest';
import { createDrawingRecord, type DrawingAllowance } from './drawing-record.ts';

const page = (
  path: string,
  number = 1,
  box: { x: number; y: number; width: number; height: number } | null = null,
) => ({
  path,
  page: number,
  box,
  widthPx: 720,
});
const open = (allowance: Partial<DrawingAllowance> = {}) =>
  createDrawingRecord({ maxFileMs: 1_000, windowMs: 60_000, failureMs: 60_000, ...allowance });

describe('createDrawingRecord', () => {
  it('does not let a page be tried again that could not be drawn, in whatever width', () => {
    const record = open();
    record.note(page('a'), 10, true);
    expect(() => record.check({ ...page('a'), widthPx: 360 })).toThrow('could not be drawn');
    record.check(page('a', 2));
    record.check(page('a', 1, { x: 0, y: 0, width: 0.1, height: 0.1 }));
  });

  it('lets a new version of the manual be tried, and the old one after a time', () => {
    const record = open({ failureMs: 0 });
    record.note(page('a'), 10, true);
    record.check(page('a'));
    record.check(page('b'));
  });

  it('gives each file so much time, and anew when it is over', () => {
    const record = open();
    record.note(page('a'), 1_500, false);
    expect(() => record.check(page('a', 2))).toThrow('take too long');
    record.check(page('b'));
    const forgetful = open({ windowMs: -1 });
    forgetful.note(page('a'), 1_500, false);
    forgetful.check(page('a', 2));
  });
});
