import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { partAroundInserted } from './inserted-words.ts';

const fragment = (text: string, x: number, width: number, y = 100): Fragment => ({
  ...{ text, x, y, width, height: 12, fontSize: 12 },
});

const textsOf = (items: readonly Fragment[]): string[] =>
  [...items].sort((a, b) => a.x - b.x).map(({ text }) => text);

it('parts words that the parser has joined over a number in another font', () => {
  const host = fragment('水 リットルにクエン酸', 50, 138);
  expect(textsOf(partAroundInserted([fragment('1', 66, 6), host]))).toEqual([
    '水',
    '1',
    'リットルにクエン酸',
  ]);
  const latin = fragment('Use litres of oil', 50, 110);
  expect(textsOf(partAroundInserted([latin, fragment('2', 71, 6)]))).toEqual(['Use', '2', 'litres of oil']);
});

it('leaves words alone that have nothing printed between them', () => {
  const items = [
    fragment('Use 2 litres of oil', 50, 110),
    fragment('1', 71, 6, 130),
    fragment('Fig. 2', 300, 30),
  ];
  expect(partAroundInserted(items)).toEqual(items);
  const overprinted = [fragment('Use litres of oil', 50, 110), fragment('S', 71, 6)];
  expect(partAroundInserted(overprinted)).toEqual(overprinted);
});
