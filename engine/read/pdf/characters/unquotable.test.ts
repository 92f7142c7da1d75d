import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { buildLines, toLine } from './printed-line.ts';

const PAGE = { width: 600, height: 800 };
const CHAR_POINTS = 5;

/** A fragment at `x`, `y` in points, five points a character. */
function text(words: string, x: number, y: number, { font = 'Serif-Regular', height = 10 } = {}): Fragment {
  return {
    text: words,
    x,
    y,
    width: words.length * CHAR_POINTS,
    height,
    fontSize: height,
    fontName: font,
  };
}

/** Of each line what cannot be quoted. */
const unquotable = (items: readonly Fragment[]): string[][] =>
  buildLines(items)
    .map((line) => toLine(line, PAGE))
    .map(({ text: words, unquotable: ranges = [] }) =>
      ranges.map(({ start, end }) => words.slice(start, end).trim()),
    );

describe('words at the edge of the page', () => {
  it('cannot be quoted if it cuts them or they lie beyond it', () => {
    const line = text('Keep the folders .cache and .cache-of-the-build elsewhere', 370, 100);
    expect(unquotable([line])).toEqual([['.cache-of-the-build elsewhere']]);
    expect(unquotable([text('Unplugged machines stay cold.', -20, 100)])).toEqual([['Unplugged']]);
    expect(unquotable([text('Printed below the sheet', 100, 805)])).toEqual([['Printed below the sheet']]);
  });

  it('can be quoted if they end there', () => {
    expect(unquotable([text('Rinse the group daily.', 490, 100)])).toEqual([[]]);
  });
});

describe('formulas', () => {
  it('of signs that only their font knows cannot be quoted', () => {
    const formula = [text('h x', 100, 100), text('\uF03D\uF028', 120, 100), text('r t\uF029', 135, 100)];
    expect(unquotable(formula)).toEqual([['h x •• r t•']]);
    expect(unquotable([text('where \uF073r is the constraint', 100, 100)])).toEqual([['•r']]);
  });

  it('whose brackets are read before what they hold cannot be quoted, calls in a sentence can', () => {
    expect(unquotable([text('U ()t', 100, 100)])).toEqual([['U ()t']]);
    expect(unquotable([text('Then loop () runs again', 100, 100)])).toEqual([[]]);
    expect(unquotable([text('()jk : difference of satellites', 100, 100)])).toEqual([['()jk']]);
    expect(unquotable([text('read()s the file', 100, 100)])).toEqual([[]]);
  });

  it('are seen in signs that come as control characters, but for the codes of Windows', () => {
    const [line] = buildLines([text('\u0088 It’s 5 \u0080, \u0093so\u0094', 100, 100)]);
    expect(line?.text).toBe('• It’s 5 €, “so”');
    expect(unquotable([text('\u0088 Rinse the group.', 100, 100)])).toEqual([[]]);
  });

  it('are not seen in the sign that an item begins with', () => {
    expect(unquotable([text('\uF0B7', 100, 100), text('Rinse the group.', 112, 100)])).toEqual([[]]);
  });

  it('within a sentence are the short italics of another typeface', () => {
    const words = (font: string) => [
      text('where', 100, 100),
      text('rt', 130, 100, { font }),
      text('is the time of the signal', 145, 100),
    ];
    expect(unquotable(words('ABCDEF+Other-Italic'))).toEqual([['rt']]);
    expect(unquotable(words('ABCDEF+Serif-Italic'))).toEqual([[]]);
    const indexed = [
      text('ZT r,', 100, 100, { font: 'Other-Italic' }),
      text(': delay of the signal', 135, 100),
    ];
    expect(unquotable(indexed)).toEqual([['ZT r,']]);
  });

  it('are what stands above each other in a line', () => {
    const line = [
      text('The factor is', 100, 100),
      text('R', 167, 98, { height: 6 }),
      text('L', 167, 105, { height: 6 }),
      text('at most.', 177, 100),
    ];
    expect(unquotable(line)).toEqual([['RL']]);
  });
});

it('words that are printed partly on others stand on lines of their own', () => {
  const sheets = [0, 1, 2].map((sheet) => text('Reference', 100 - 5 * sheet, 100 + 5 * sheet));
  const beside = text('Receiver', 300, 104);
  const lines = buildLines([...sheets, beside]).map((line) => line.text);
  expect(lines.filter((line) => /Reference.*Reference/.test(line))).toEqual([]);
  expect(lines.join(' ').match(/Reference/g)).toHaveLength(3);
});
