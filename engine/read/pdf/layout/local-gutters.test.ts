import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createPageLayout } from './layout-page.ts';
import { findLocalGutters } from './local-gutters.ts';

const LEFT = 'Suitable for crockery with dried';
const RIGHT = 'Only for glasses that are clean';

const rowOf = (y: number, ...parts: [number, string][]): Fragment[] =>
  parts.map(([x, text]) => ({ text, x, y, width: text.length * 5, height: 10, fontSize: 10 }));

/** Two columns between lines over the whole width; the second begins at 212 points, 12 behind the first. */
const part = [
  rowOf(0, [40, `${LEFT} ${RIGHT} and so on over the page`]),
  rowOf(28, [40, '1 Mixed'], [212, '3 Rapid']),
  rowOf(42, [40, LEFT], [212, RIGHT]),
  rowOf(56, [40, 'food that has been left for long'], [212, 'enough already, and never dry.']),
  rowOf(70, [40, 'days.']),
  rowOf(84, [40, '2 Intensive'], [212, '4 Half load']),
];

it('finds the edge of the second column, and lets each column go on by itself', () => {
  expect([...findLocalGutters(part).values()]).toEqual([212, 212, 212, 212]);
  const { blocks } = createPageLayout().layOut(part.flat(), 600);
  const text = blocks.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ');
  expect(text).toContain(`${LEFT} food that has been left for long days. 2 Intensive`);
  expect(text).toContain(`${RIGHT} enough already, and never dry.`);
});

it('takes the number of an item for the edge, not its words', () => {
  const legend = [0, 14, 28, 42].map((y, i) =>
    rowOf(y, [40, `${i + 1}`], [60, 'Portafilter of the left'], [212, `${i + 5}`], [232, RIGHT]),
  );
  expect([...findLocalGutters(legend).values()]).toEqual([212, 212, 212, 212]);
});

it.each([
  ['short cells', [0, 14, 28, 42].map((y) => rowOf(y, [40, 'E-14'], [80, RIGHT]))],
  ['lines that begin anywhere', [0, 14, 28, 42].map((y) => rowOf(y, [40, LEFT], [212 + y, RIGHT]))],
  ['two rows', part.slice(2, 4)],
])('finds none in %s', (_, rows) => {
  expect(findLocalGutters(rows).size).toBe(0);
});
