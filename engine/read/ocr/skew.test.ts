import { describe, expect, it } from 'vitest';
import type { Block } from '../../document/pages.ts';
import { asTheyLie, measureSkew, straighten } from './skew.ts';
import { wordsOf } from './test-words.ts';

const SIZE = { width: 1600, height: 2200 };
const WORDS = ['when', 'the', 'water', 'is', 'hot', 'and', 'the', 'tank', 'is', 'full'];

/** Lines that sink by `slope` from left to right. */
const page = (slope: number) =>
  Array.from({ length: 6 }, (_, i) =>
    wordsOf(WORDS, { left: 500, top: 900 + 50 * i }).map((word) => ({
      ...word,
      top: word.top + slope * (word.left + word.width / 2 - SIZE.width / 2),
    })),
  );

describe('a page askew', () => {
  it('is measured by the lines on it', () => {
    expect(measureSkew(page(0.015), SIZE).slope).toBeCloseTo(0.015, 4);
    expect(measureSkew(page(0), SIZE).slope).toBe(0);
  });

  it('is not measured by a few words', () => {
    expect(measureSkew(page(0.015).slice(0, 2), SIZE).slope).toBe(0);
  });

  it('is laid out straight', () => {
    const lines = page(0.015);
    for (const words of straighten(lines, measureSkew(lines, SIZE))) {
      const tops = words.map(({ top }) => top);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    }
  });

  it('is cited where its lines lie', () => {
    const skew = { slope: 0.015, middle: { x: 800, y: 1100 } };
    const box = { x: 0.8, y: 0.5, width: 0.1, height: 0.01 };
    const block: Block = { kind: 'code', text: 'a', lines: [{ text: 'a', box }], box };
    const lying = asTheyLie(block, skew);
    const [line] = lying.lines;
    expect(line?.box?.y).toBeGreaterThan(box.y);
    expect(lying.box).toEqual(line?.box);
    expect(asTheyLie(block, { ...skew, slope: 0 })).toBe(block);
  });
});
