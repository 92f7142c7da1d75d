import { expect, it } from 'vitest';
import { blockTexts } from '../../../testing/collect-events.ts';
import { type UnicodeText, writeUnicodePdf } from '../../../testing/unicode-pdf-writer.ts';

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
