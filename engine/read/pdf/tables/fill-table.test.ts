import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { toCell } from './fill-table.ts';

const PAGE = { width: 600, height: 800 };

const item = (text: string, y: number): Fragment => ({ text, x: 100, y, width: text.length * 5, height: 10 });

it('a cell of several lines knows each of them', () => {
  const { text, lines } = toCell([item('Small board', 100), item('Large board', 112)], PAGE);
  expect(text).toBe('Small board Large board');
  expect(lines?.map((line) => line.text)).toEqual(['Small board', 'Large board']);
  expect(toCell([item('Small board', 100)], PAGE).lines).toBeUndefined();
});
