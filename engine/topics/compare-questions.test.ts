import { describe, expect, it } from 'vitest';
import { runAtOnce } from '../runtime/pieces.ts';
import { compareQuestions, type Meaning } from './compare-questions.ts';
import type { Vector } from './vector.ts';

const SAYS_NOTHING: Vector = new Map();
const means = (...numbers: number[]): Float32Array => {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (number) => number / length);
};
/** How alike the first two of some questions are. */
function likenessOfFirst(words: readonly Vector[], vectors: readonly Meaning[]): number {
  return runAtOnce(compareQuestions(words, { model: 'english', vectors }))[0]?.[1] ?? Number.NaN;
}

describe('compareQuestions', () => {
  it('likens questions that share no word by what they mean', () => {
    const silent = [SAYS_NOTHING, SAYS_NOTHING];
    expect(likenessOfFirst(silent, [means(1, 0, 0, 0), means(1, 0.2, 0, 0)])).toBeGreaterThan(0.5);
    expect(likenessOfFirst(silent, [means(1, 0, 0, 0), means(0, 1, 0, 0)])).toBeLessThan(0);
  });

  it('likens questions by their words alone where one has no meaning', () => {
    const wire: Vector = new Map([['wire', 1]]);
    expect(likenessOfFirst([wire, wire], [null, means(1, 0, 0, 0)])).toBe(1);
    expect(likenessOfFirst([wire, SAYS_NOTHING], [null, null])).toBe(0);
  });

  it('takes off what all questions of a log have in common, the more so the longer it is', () => {
    const log = (length: number): Meaning[] => [
      means(3, 1, 0, 0),
      means(3, 0, 1, 0),
      ...Array.from({ length }, (_, i) => means(3, 0, 0, i % 2 === 0 ? 1 : -1)),
    ];
    const likeness = (length: number): number =>
      likenessOfFirst(
        Array.from({ length: length + 2 }, () => SAYS_NOTHING),
        log(length),
      );
    expect(likeness(0)).toBeGreaterThan(0.6);
    expect(likeness(300)).toBeLessThan(0.3);
  });

  it('goes by words alone between questions that name different codes', () => {
    const alike = [means(1, 0, 0, 0), means(1, 0, 0, 0)];
    const [one, other]: Vector[] = [new Map([['e18', 1]]), new Map([['e19', 1]])];
    if (one === undefined || other === undefined) throw new Error('two are compared');
    expect(likenessOfFirst([one, other], alike)).toBe(0);
    expect(likenessOfFirst([one, one], alike)).toBeGreaterThan(0.9);
  });

  it('gives each question to itself the square of its length', () => {
    const [row] = runAtOnce(compareQuestions([new Map([['wire', 0.5]])], null));
    expect(row?.[0]).toBe(0.25);
  });
});
