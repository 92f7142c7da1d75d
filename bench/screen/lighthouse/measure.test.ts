import { describe, expect, it } from 'vitest';
import { medianRun, readRun } from './measure.ts';

const auditRefs = [
  { id: 'paint', weight: 3 },
  { id: 'layout', weight: 1 },
  { id: 'not-applicable', weight: 6 },
  { id: 'hint', weight: 0 },
];
const report = (performance: number | null) => ({
  categories: {
    performance: { score: performance, auditRefs },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 0.96, auditRefs: [] },
    seo: { score: 0.919, auditRefs: [] },
  },
  audits: {
    paint: { score: 0.8 },
    layout: { score: 0 },
    'not-applicable': { score: null },
    hint: { score: 0 },
  },
});

describe('readRun', () => {
  it('gives shares as points', () => {
    expect(readRun(JSON.stringify(report(0.95))).scores).toEqual({
      performance: 95,
      accessibility: 100,
      'best-practices': 96,
      seo: 92,
    });
  });

  it('names what took points, the dearest first, without what does not apply or count', () => {
    expect(readRun(JSON.stringify(report(0.6))).losses).toEqual([
      { category: 'performance', audit: 'layout', points: 25 },
      { category: 'performance', audit: 'paint', points: expect.closeTo(15) },
    ]);
  });

  it('says why there is no score instead of giving none', () => {
    const failed = { ...report(null), runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } };
    expect(() => readRun(JSON.stringify(failed))).toThrow('The page did not paint.');
  });

  it.each(['', 'null', '{}', JSON.stringify(report(null)), JSON.stringify(report(7))])(
    'refuses %s, which is no report',
    (text) => {
      expect(() => readRun(text)).toThrow();
    },
  );
});

describe('medianRun', () => {
  it('is the run in the middle by performance, whole', () => {
    const runs = [0.9, 0.5, 0.7].map((performance) => readRun(JSON.stringify(report(performance))));
    expect(medianRun(runs)).toBe(runs[2]);
  });

  it('refuses to make one up', () => {
    expect(() => medianRun([])).toThrow('no run');
  });
});
