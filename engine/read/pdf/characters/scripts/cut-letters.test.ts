import { expect, it } from 'vitest';
import { blockTexts } from '../../../../testing/collect-events.ts';
import { writeUnicodePdf } from '../../../../testing/unicode-pdf-writer.ts';

it('gives the letters back of a glyph that the file tells with the wrong row', async () => {
  // "Fi" and "ffi" of one glyph each: 0066 6669, and 0066 6666 6669.
  const texts = [{ text: 'Clean the f\u6669lter with an of\u6666\u6669cial brush', x: 60, y: 100 }];
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['Clean the filter with an official brush']);
});

it('gives marks of Thai back', async () => {
  const texts = [{ text: 'ถังน\u0E49\u4933 MAX', x: 60, y: 100 }];
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['ถังน้ำ MAX']);
});

it('gives lam and alef of one glyph back, whatever stands beside them', async () => {
  const [end, glyph, start] = ['مة', ['ل', '\u4427'], 'الس'];
  const drawn = (word: string): string => [...word].reverse().join('');
  const texts = [
    { text: drawn(end), x: 200, y: 100 },
    ...glyph.map((text) => ({ text, x: 212, y: 100 })),
    { text: drawn(start), x: 218, y: 100 },
  ];
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['السلامة']);
});

it('leaves a page alone that has other signs of East Asia', async () => {
  const text = 'f\u6669 电源';
  expect(await blockTexts(writeUnicodePdf([{ text, x: 60, y: 100 }]))).toEqual([text]);
});
