import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { joinFractions } from './stacked-fractions.ts';

const item = (text: string, x: number, y: number, height = 12): Fragment => ({
  ...{ text, x, y, height },
  width: text.length * height * 0.5,
});

const bar = (x1: number, x2: number, y: number) => ({ x1, y1: y, x2, y2: y, stroke: true });
const drawn = (...lines: ReturnType<typeof bar>[]): Parameters<typeof joinFractions>[1] =>
  ({ lines, shapes: [] }) as unknown as Parameters<typeof joinFractions>[1];

const textsOf = (items: readonly Fragment[]): string[] => items.map(({ text }) => text);

describe('numbers above each other with a bar between them', () => {
  it('are a fraction of the line that they stand in, apart from the number before them', () => {
    const line = [item('a spanner of 1', 0, 100), item('3', 85, 96, 8), item('inch', 95, 100)];
    const joined = joinFractions([...line, item('4', 85, 107, 8)], drawn(bar(84, 90, 106)));
    expect(textsOf(joined)).toEqual(['a spanner of 1', ' 3/4', 'inch']);
    expect(joined[1]).toMatchObject({ y: 100, height: 12 });
  });

  it('are one in type as large as the line', () => {
    const line = [item('5', 20, 91), item('of its length', 30, 100), item('8', 20, 108)];
    expect(textsOf(joinFractions(line, drawn(bar(19, 28, 106))))).toEqual(['5/8', 'of its length']);
  });

  it('are none without a bar, below a rule, or beside no line', () => {
    const numbers = () => [item('3', 85, 96, 8), item('4', 85, 107, 8)];
    const words = item('v', 78, 100);
    expect(joinFractions([words, ...numbers()], drawn()).length).toBe(3);
    expect(joinFractions([words, ...numbers()], drawn(bar(60, 98, 106))).length).toBe(3);
    expect(joinFractions(numbers(), drawn(bar(84, 90, 106))).length).toBe(2);
  });
});
