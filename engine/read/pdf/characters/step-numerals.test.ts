import { describe, expect, it } from 'vitest';
import { createPageLayout } from '../layout/layout-page.ts';
import { type Fragment, toPageContent } from '../page-content.ts';
import { setNumeralsDown } from './step-numerals.ts';

const fragment = (text: string, x: number, y: number, size: number, width = text.length * 0.5 * size) => ({
  ...{ text, x, y, width, height: 0.93 * size, fontName: 'Arial-BoldMT' },
  ...{ fontSize: size, fontHeight: size, charCodes: [...text].map((char) => char.charCodeAt(0)) },
});
const numeral = (digits: string, y: number, x = 50) => fragment(digits, x, y, 21.6, 12 * digits.length);

describe('a large numeral', () => {
  it('stands on the first line of the text that is set in beside it', () => {
    const lines = [fragment('Press the button with a', 66, 101, 9), fragment('thin stick.', 66, 110, 9)];
    const [set, ...others] = setNumeralsDown([numeral('4', 100), ...lines]);
    expect(set).toMatchObject({ text: '4', x: 50, y: 101, fontSize: 9, isNumeral: true });
    expect(others).toEqual(lines);
  });

  it('is left where it is before text of its size, behind words, and far from all', () => {
    for (const others of [
      [fragment('Safety first', 66, 101, 18)],
      [fragment('Press the', 20, 104, 9, 28), fragment('times', 66, 104, 9)],
      [fragment('Press the button', 100, 104, 9)],
    ])
      expect(setNumeralsDown([numeral('4', 100), ...others])[0]).not.toHaveProperty('isNumeral');
  });

  it('is parted from the words that the parser has joined to it, whose size their width tells', () => {
    const text = 'Press the button with a';
    const joined = { ...fragment(`4 ${text}`, 50, 100, 21.6, 128), charCodes: [52] };
    const [set, words] = setNumeralsDown([joined, fragment('thin stick.', 66, 110, 9)]);
    expect(set).toMatchObject({ text: '4', isNumeral: true, fontSize: 9 });
    expect(words).toMatchObject({ text, y: 100, fontSize: 9 });
    expect(words?.x).toBeCloseTo(64.3, 0);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeCloseTo(178, 5);
  });

  it('is none in narrow type', () => {
    const narrow = fragment('12 to 14 V direct current at most', 50, 100, 9, 104);
    expect(setNumeralsDown([narrow, fragment('No more.', 50, 112, 6)])[0]).toEqual(narrow);
  });
});

describe('steps that large numerals count', () => {
  const BODY = 'The text of the manual, which most of it is set in.';

  function layOut(items: readonly Fragment[]) {
    const body = [0, 1, 2, 3].map((row) => ({ ...fragment(BODY, 50, 400 + 11 * row, 8), fontName: 'Arial' }));
    const content = toPageContent({ pageNum: 1, width: 600, height: 800, textItems: [...items, ...body] });
    const { blocks } = createPageLayout().layOut(content.textItems, 600);
    return blocks
      .filter(({ lines }) => lines.every(({ text }) => text !== BODY))
      .map((block) => [
        block.kind === 'list-item' ? block.marker : block.kind,
        ...block.lines.map(({ text }) => text),
      ]);
  }

  it('are items, each with all its lines', () => {
    const steps = [
      numeral('1', 100),
      fragment('Remove the cover.', 66, 105, 9),
      numeral('2', 122),
      fragment('Press the button with a', 66, 123, 9),
      fragment('thin stick.', 66, 132, 9),
    ];
    expect(layOut(steps)).toEqual([
      ['1', 'Remove the cover.'],
      ['2', 'Press the button with a', 'thin stick.'],
    ]);
  });

  it('are one where there is one only, but for the title of a chapter', () => {
    expect(layOut([numeral('1', 100), fragment('Press the button for long', 66, 101, 9)])).toEqual([
      ['1', 'Press the button for long'],
    ]);
    const [chapter] = layOut([numeral('1', 100), fragment('Important notes', 66, 101, 9)]);
    expect(chapter?.[0]).not.toBe('1');
  });
});
