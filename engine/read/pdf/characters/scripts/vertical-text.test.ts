import { describe, expect, it } from 'vitest';
import { blockTexts } from '../../../../testing/collect-events.ts';
import { type UnicodeText, writeUnicodePdf } from '../../../../testing/unicode-pdf-writer.ts';

const LINES = [
  'フィルターは２週間ごとに水洗いして',
  'ください。洗剤は使わないでください。',
  '電源を入れる前に、水位を確かめます。',
];

describe('text in columns', () => {
  it('is read from top to bottom and from right to left, where the file places each sign', async () => {
    const signs = LINES.flatMap((line, column) =>
      [...line].map((text, row): UnicodeText => ({ text, x: 500 - 18 * column, y: 80 + 12 * row })),
    );
    expect((await blockTexts(writeUnicodePdf(signs))).join('')).toBe(LINES.join(''));
  });

  it('is read the same where its font is one for columns', async () => {
    const columns = LINES.map((text, column): UnicodeText => {
      return { text, x: 500 - 18 * column, y: 80, isVertical: true };
    });
    expect((await blockTexts(writeUnicodePdf(columns))).join('')).toBe(LINES.join(''));
  });

  it('holds digits side by side', async () => {
    const [before, after] = ['保温は二十四時間ではなく', '時間までにしてください。'];
    const column = [...`${before}◦${after}`].map((text, row): UnicodeText => {
      return { text, x: 500, y: 80 + 12 * row };
    });
    const digits = column.flatMap((sign) =>
      sign.text === '◦'
        ? [
            { ...sign, text: '2' },
            { ...sign, text: '4', x: sign.x + 6 },
          ]
        : [sign],
    );
    const others = LINES.flatMap((line, index) =>
      [...line].map((text, row): UnicodeText => ({ text, x: 470 - 18 * index, y: 80 + 12 * row })),
    );
    expect((await blockTexts(writeUnicodePdf([...digits, ...others]))).join('')).toContain('なく24時間');
  });
});

it('leaves lines alone', async () => {
  const lines = LINES.map((text, row): UnicodeText => ({ text, x: 70, y: 80 + 18 * row }));
  expect((await blockTexts(writeUnicodePdf(lines))).join('')).toBe(LINES.join(''));
});
