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

it('keeps the codes of characters that may stand for others, and no more', () => {
  const item = { x: 72, y: 100, width: 30, height: 11 };
  const { textItems } = toPageContent({
    pageNum: 1,
    width: 600,
    height: 800,
    textItems: [
      { ...item, text: '"On"', charCodes: [132, 79, 110, 147] },
      { ...item, text: 'Press "On"', charCodes: [80, 114, 101, 115, 115] },
    ],
  });
  expect(textItems.map(({ charCodes }) => charCodes?.length)).toEqual([4, undefined]);
});
