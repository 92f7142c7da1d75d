import { expect, it } from 'vitest';
import { toPageContent } from './page-content.ts';

it('type of size 1 that the page scales is as large as it is printed', () => {
  const item = { text: 'Press', x: 72, y: 100, width: 30, height: 11 };
  const { textItems } = toPageContent({
    pageNum: 1,
    width: 600,
    height: 800,
    textItems: [
      { ...item, fontSize: 1, fontHeight: 9 },
      { ...item, fontSize: 12, fontHeight: 9 },
    ],
  });
  expect(textItems.map(({ fontSize }) => fontSize)).toEqual([9, 12]);
});
