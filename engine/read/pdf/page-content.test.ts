import { expect, it } from 'vitest';
import { toPageContent } from './page-content.ts';

it('type that the page scales is as large as it is printed', () => {
  const item = { text: 'Press', x: 72, y: 100, width: 30, height: 11 };
  const { textItems } = toPageContent({
    pageNum: 1,
    width: 600,
    height: 800,
    textItems: [
      { ...item, fontSize: 1, fontHeight: 9 },
      // Millimetres.
      { ...item, fontSize: 3.88, fontHeight: 11 },
      { ...item, text: 'Press ®', fontSize: 3.88, fontHeight: 11 },
      { ...item, fontSize: 12, fontHeight: 9 },
    ],
  });
  expect(textItems.map(({ fontSize, text }) => [fontSize, text])).toEqual([
    [9, 'Press'],
    [11, 'Press'],
    [11, 'Press ®'],
    [12, 'Press'],
  ]);
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
