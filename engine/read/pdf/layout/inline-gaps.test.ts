import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { findInlineGaps } from './inline-gaps.ts';

/** A row of [left edge, text], 10 points high, five points a character. */
const rowOf = (y: number, ...parts: [number, string][]): Fragment[] =>
  parts.map(([x, text]) => ({ text, x, y, width: text.length * 5, height: 10, fontSize: 10 }));
const inlineOf = (...rows: Fragment[][]) => [...findInlineGaps(rows)].map(({ text }) => text);

it('finds what goes on behind a drawn sign', () => {
  const rows = [
    rowOf(0, [40, '1. Hold down the clock key'], [195, 'for two seconds.']),
    rowOf(14, [52, 'The dot flashes.']),
    rowOf(28, [40, '2. Keep the key'], [142, ', then wait.']),
  ];
  expect(inlineOf(...rows)).toEqual(['for two seconds.', ', then wait.']);
});

it('finds it in two lines that begin alike', () => {
  const rows = [
    rowOf(0, [40, '1. Press the key once'], [165, 'and wait.']),
    rowOf(14, [40, '2. Press the key twice'], [165, 'and release it.']),
  ];
  expect(inlineOf(...rows)).toEqual(['and wait.', 'and release it.']);
});

it.each([
  ['columns', [0, 14, 28, 42].map((y) => rowOf(y, [40, 'the lamp lights'], [135, 'the pump runs']))],
  ['another sentence', [rowOf(0, [40, 'The lamp lights.'], [140, 'the label'])]],
  ['a name', [rowOf(0, [40, 'Lamp of the pump'], [140, 'Tank'])]],
  ['what is far off', [rowOf(0, [40, 'Press the key'], [145, 'for two seconds'])]],
  ['a cell of a column', [rowOf(0, [40, 'the lamp'], [100, 'lights']), rowOf(14, [100, 'Tank'])]],
])('leaves %s apart', (_, rows) => {
  expect(inlineOf(...rows)).toEqual([]);
});
