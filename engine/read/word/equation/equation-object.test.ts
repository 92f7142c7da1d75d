import { describe, expect, it } from 'vitest';
import { equationSays, UNREAD_EQUATION } from './equation-object.ts';

const [END, LINE, EMPTY_LINE, FULL] = [0, 1, 0x11, 10];
const char = (sign: string): number[] => [2, 0x83, sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8];
const line = (...content: number[][]): number[] => [LINE, ...content.flat(), END];
const template = (selector: number, variation: number, ...slots: number[][]): number[] => [
  ...[3, selector, variation, 0],
  ...slots.flat(),
  END,
];

/** The stream of a formula: a header of 28 bytes, that of the format, and its objects. */
function stream(...objects: number[][]): Buffer {
  const header = Buffer.alloc(28);
  header.writeUInt16LE(28, 0);
  return Buffer.concat([header, Buffer.from([3, 1, 1, 3, 0, FULL, ...line(...objects), END])]);
}
const says = (...objects: number[][]): string => equationSays(stream(...objects));

describe('a formula that is an object', () => {
  it('is said in one line: fractions, powers, indices, roots, brackets', () => {
    const fraction = template(14, 0, line(char('F')), line(char('A')));
    expect(says(char('p'), char('='), fraction)).toBe('p = F/A');
    const squared = template(15, 0, [EMPTY_LINE], line(char('2')));
    expect(says(char('A'), char('='), char('r'), squared)).toBe('A = r²');
    expect(says(char('t'), template(15, 1, line(char('1')), [EMPTY_LINE]))).toBe('t₁');
    expect(says(char('x'), template(15, 2, line(char('0')), line(char('2'))))).toBe('x₀²');
    expect(says(template(13, 0, line(char('a'), char('+'), char('b'))))).toBe('√(a + b)');
    expect(says(template(1, 0, line(char('a'), char('−'), char('b')), char('('), char(')')))).toBe('(a − b)');
    expect(says(template(29, 0, line(char('n')), line(char('i')), line(char('k'))))).toMatch(/^∑.* n$/);
  });

  it('keeps the signs behind what is moved, ruled, sized or set in a font', () => {
    const moved = [0x82, 128, 127, 0x83, 0x34, 0];
    const far = [0x82, 128, 128, 1, 2, 3, 4, 0x83, 0x38, 0];
    const ruler = [7, 1, 0, 5, 0];
    const font = [8, 1, 0, 65, 66, 0];
    const marked = [0x22, 0x83, 0x6e, 0, 6, 2, END];
    expect(says(moved, far, ruler, [9, 101, 24, 0], [9, 100, 1, 2, 3], [9, 1, 130], font, marked)).toBe(
      '48n',
    );
  });

  it('of another editor, or a damaged one, is told as unread, and what is none says nothing', () => {
    const damaged = stream(char('p')).subarray(0, 37);
    const other = stream();
    other.writeUInt8(5, 28);
    const deep = stream(...Array.from({ length: 60 }, () => [LINE]));
    for (const bytes of [damaged, other, deep, Buffer.alloc(1), stream([15])])
      expect(equationSays(bytes)).toBe(UNREAD_EQUATION);
    expect(equationSays(null, ' EMBED Equation.DSMT4 ')).toBe(UNREAD_EQUATION);
    expect(equationSays(null, ' EMBED Excel.Sheet.8 ')).toBe('');
  });
});
