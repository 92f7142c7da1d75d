import { describe, expect, it } from 'vitest';
import { blocksOf } from './marked-lines.ts';

const line = (y: number, x = 0.1, width = 0.5) => ({ x, y, width, height: 0.02 });

describe('blocksOf', () => {
  it('joins lines that follow one another and parts those of another column or further down', () => {
    expect(blocksOf([line(0.2), line(0.23), line(0.5), line(0.1, 0.7, 0.2)])).toHaveLength(3);
  });

  it('takes the cells of a row as one block, however many lines each has', () => {
    const code = line(0.2, 0.1, 0.05);
    const meaning = [line(0.2, 0.2, 0.2), line(0.223, 0.2, 0.1)];
    const blocks = blocksOf([code, ...meaning, line(0.21, 0.5, 0.3)]);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.x).toBeCloseTo(0.1);
    expect(blocks[0]?.height).toBeCloseTo(0.043);
  });

  it('keeps columns of text apart that share some of their height', () => {
    const left = [0.7, 0.73, 0.76, 0.79].map((y) => line(y, 0.1, 0.3));
    const right = [0.64, 0.67, 0.7].map((y) => line(y, 0.6, 0.3));
    expect(blocksOf([...left, ...right])).toHaveLength(2);
  });
});
