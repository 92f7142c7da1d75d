import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../characters/printed-line.ts';
import { partLabels } from './part-labels.ts';

const line = (text: string, x: number, y: number): PrintedLine => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  fontSize: 10,
  bold: false,
  mono: false,
  head: null,
  unquotable: [],
});

const TEXT = ['The time is shown until', 'the device has seen it', 'and it begins to count.'].map(
  (text, row) => line(text, 72, 100 + 11 * row),
);
const beside = (...places: [string, number][]) =>
  places.map(([text, x], row) => line(text, x, 102 + 11 * row));
const split = (labels: PrintedLine[]) => partLabels([...TEXT, ...labels]).labels.map(({ text }) => text);

describe('partLabels', () => {
  it('parts what is printed here and there beside the text, for no one to quote', () => {
    const labels = beside(['TIME', 320], ['FROM', 280], ['TO', 350]);
    const inside = line('07', 300, 108);
    expect(split([...labels, inside])).toEqual(['TIME', 'FROM', 'TO', '07']);
    const [first] = partLabels([...TEXT, ...labels]).labels;
    expect(first?.unquotable).toEqual([{ start: 0, end: 4 }]);
  });

  it('leaves a region of very many lines, which it would take long to compare', () => {
    const many = Array.from({ length: 400 }, (_, row) => line('text', 72, 200 + 11 * row));
    expect(
      partLabels([...TEXT, ...beside(['TIME', 320], ['FROM', 280], ['TO', 350]), ...many]).labels,
    ).toEqual([]);
  });

  it.each([
    ['pieces of a formula, which stand close', beside(['1', 192], ['2', 185], ['f', 197])],
    ['a column', beside(['12 bar', 320], ['230 V', 320], ['40 kg', 320])],
    ['a word or two', beside(['TIME', 320], ['FROM', 280])],
  ])('leaves %s', (_, lines) => {
    expect(split(lines)).toEqual([]);
  });
});
