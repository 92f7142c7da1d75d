import { describe, expect, it } from 'vitest';
import { medianRun, readScores } from './measure.ts';

const report = (performance: number | null) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.919 },
  },
});

describe('readScores', () => {
  it('gives shares as points', () => {
    expect(readScores(JSON.stringify(report(0.95)))).toEqual({
      performance: 95,
      accessibility: 100,
      'best-practices': 96,
      seo: 92,
    });
  });

  it('says why there is no score instead of giving none', () => {
    const failed = { ...report(null), runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } };
    expect(() => readScores(JSON.stringify(failed))).toThrow('The page did not paint.');
  });

  it.each(['', 'null', '{}', JSON.stringify(report(null)), JSON.stringify(report(7))])(
    'refuses %s, which is no report',
    (text) => {
      expect(() => readScores(text)).toThrow();
    },
  );
});

describe('medianRun', () => {
  it('is the run in the middle by performance, whole', () => {
    const runs = [0.9, 0.5, 0.7].map((performance) => readScores(JSON.stringify(report(performance))));
    expect(medianRun(runs)).toBe(runs[2]);
  });

  it('refuses to make one up', () => {
    expect(() => medianRun([])).toThrow('no run');
  });
});
