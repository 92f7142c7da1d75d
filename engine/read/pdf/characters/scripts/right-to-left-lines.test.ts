import { expect, it } from 'vitest';
import { blockTexts } from '../../../../testing/collect-events.ts';
import { type UnicodeText, writeUnicodePdf } from '../../../../testing/unicode-pdf-writer.ts';

/** What stands on a line from left to right, each part right behind the one before. */
function line(parts: readonly string[], y: number): UnicodeText[] {
  let x = 200;
  return parts.map((text) => {
    const at = { text, x, y };
    x += 6 * text.length;
    return at;
  });
}

/** A word as it is drawn from left to right. */
const drawn = (word: string): string => [...word].reverse().join('');

it('puts words together that the file has in pieces', async () => {
  const texts = line(
    ['.', drawn('يقة'), drawn('دق'), ' ', '25', ' ', drawn('كل'), ' ', drawn('شح'), drawn('المر')],
    100,
  );
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['المرشح كل 25 دقيقة.']);
});

it('keeps abbreviations whole, and brackets around what they are about', async () => {
  const texts = line(
    [')', '7.2', ' ', drawn('פרק'), '(', ' ', drawn('ק"ג'), ' ', '1.5', ' ', drawn('מלאו')],
    100,
  );
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['מלאו 1.5 ק"ג (פרק 7.2)']);
});

it('puts marks behind the letter that they stand at', async () => {
  const letters = line([drawn('يوم')], 100);
  const mark = { text: 'ً', x: 200, y: 100 };
  const rest = line([drawn('كل ثلاثين ')], 100).map((text) => ({ ...text, x: 224 }));
  expect(await blockTexts(writeUnicodePdf([...rest, mark, ...letters]))).toEqual(['كل ثلاثين يومً']);
});

it('reads amounts from the number to its unit, ranges from the right', async () => {
  const texts = [
    ...line(['V', ' ', '240', '–', '220', ' ', drawn('למתח של')], 100),
    ...line(['C°', ' ', '60', ' ', drawn('במים'), ' ', 'KX-200', ' ', drawn('נקו')], 140),
  ];
  expect((await blockTexts(writeUnicodePdf(texts))).join(' ')).toBe(
    'למתח של 220–240 V נקו KX-200 במים 60 °C',
  );
});

it('keeps a number beside the letter that it is joined to', async () => {
  const texts = line([drawn('דקות'), ' ', '2', drawn('כ־'), ' ', drawn('המתינו')], 100);
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['המתינו כ־2 דקות']);
});

it('reads lam and alef that are drawn as one in their order', async () => {
  const texts = line([drawn('الماء'), ' ', drawn('ستخدام'), '\ufefb', ' ', drawn('عند')], 100);
  expect(await blockTexts(writeUnicodePdf(texts))).toEqual(['عند لاستخدام الماء']);
});
