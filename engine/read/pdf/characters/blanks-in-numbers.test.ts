import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { dropBlanksInNumbers } from './blanks-in-numbers.ts';

const fragment = (text: string, width: number, fontName = 'FuturaLight'): Fragment => ({
  text,
  x: 0,
  y: 0,
  width,
  height: 9,
  fontName,
  fontSize: 9,
});
const textsOf = (...items: Fragment[]) => dropBlanksInNumbers(items).map(({ text }) => text);

it('takes out a blank that takes no room beside another number of the same type', () => {
  expect(textsOf(fragment('2 10 - 220 °C', 50), fragment('180 - 190 °C', 50.3))).toEqual([
    '210 - 220 °C',
    '180 - 190 °C',
  ]);
});

it.each([
  ['a blank that takes room', fragment('230 10', 34), fragment('12345', 29.4)],
  ['a number that nothing is like', fragment('2 10', 15), fragment('text 180', 15)],
  ['a number of another type', fragment('2 10', 15), fragment('180', 15, 'FuturaBold')],
])('leaves %s', (_, ...items) => {
  expect(textsOf(...items)).toEqual(items.map(({ text }) => text));
});
