import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../characters/printed-line.ts';
import { setFootnoteMarksApart } from './footnotes.ts';

const BODY_SIZE = 10;

const line = (text: string, fontSize: number, more: Partial<PrintedLine> = {}): PrintedLine => ({
  x: 50,
  y: 700,
  width: 300,
  height: fontSize,
  text,
  fontSize,
  bold: false,
  mono: false,
  head: null,
  unquotable: [],
  ...more,
});
const read = (...lines: PrintedLine[]) =>
  setFootnoteMarksApart(lines, BODY_SIZE).map(({ text, fontSize }) => ({ text, fontSize }));

describe('setFootnoteMarksApart', () => {
  it('parts the mark of a footnote from its first word and gives both lines one type', () => {
    expect(read(line('1T15 does not count', 6), line('below zero.', 8))).toEqual([
      { text: '1 T15 does not count', fontSize: 8 },
      { text: 'below zero.', fontSize: 8 },
    ]);
  });

  it('goes by the size of the mark where the line is made of several fragments', () => {
    const head = { text: '12The range is', mono: false, fontSize: 6, nextX: 160 };
    expect(read(line('12The range is 0 to 5 V.', 8, { head }))).toEqual([
      { text: '12 The range is 0 to 5 V.', fontSize: 8 },
    ]);
  });

  it('leaves what begins with a number in the type of the text, and each footnote its own type', () => {
    expect(read(line('1N4148 diode', 10), line('1See A', 6), line('2See B', 6), line('Text', 10))).toEqual([
      { text: '1N4148 diode', fontSize: 10 },
      { text: '1 See A', fontSize: 6 },
      { text: '2 See B', fontSize: 6 },
      { text: 'Text', fontSize: 10 },
    ]);
  });

  it('moves what cannot be quoted along with its words', () => {
    const [noted] = setFootnoteMarksApart(
      [line('1x = y', 6, { unquotable: [{ start: 1, end: 6 }] })],
      BODY_SIZE,
    );
    expect(noted?.unquotable).toEqual([{ start: 2, end: 7 }]);
  });
});
