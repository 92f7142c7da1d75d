import { expect, it } from 'vitest';
import { noFindings } from '../holding/findings.ts';
import { createReporter, isClean } from './report.ts';

const fault = { name: 'a fault', mayRefuse: false };
const tally = { startsMs: [], failedStarts: 0, refusedCalls: 0, orphans: 0, notes: [] };

it('calls a run clean in which something was acknowledged and nothing is wrong', () => {
  const reporter = createReporter(fault);
  reporter.nextRound();
  reporter.ready(12);
  reporter.ready(7_000);
  const report = reporter.finish(tally, 5, [], {});
  expect(report).toMatchObject({
    rounds: 1,
    acknowledged: 5,
    medianReadyMs: 7_000,
    maxReadyMs: 7_000,
    late: 1,
  });
  expect(isClean(report)).toBe(true);
  expect(isClean(reporter.finish(tally, 0, [], {}))).toBe(false);
});

it.each(['lost', 'duplicated', 'counterErrors'] as const)(
  'calls no run clean with a finding of %s',
  (kind) => {
    const reporter = createReporter(fault);
    reporter.add({ ...noFindings(), [kind]: ['something'] });
    const report = reporter.finish(tally, 5, [], {});
    expect(report.notes).toEqual([`Round 0, ${kind}: something`]);
    expect(isClean(report)).toBe(false);
  },
);

it('counts refused calls against the program only where the fault is no reason for them', () => {
  const refused = { ...tally, refusedCalls: 3 };
  expect(isClean(createReporter(fault).finish(refused, 5, [], {}))).toBe(false);
  expect(isClean(createReporter({ ...fault, mayRefuse: true }).finish(refused, 5, [], {}))).toBe(true);
});

it('calls no run clean with a manual that is not read, a start that failed or a child left behind', () => {
  const stuck = createReporter(fault);
  stuck.stuck(1);
  expect(isClean(stuck.finish(tally, 5, [], {}))).toBe(false);
  expect(isClean(createReporter(fault).finish({ ...tally, failedStarts: 1 }, 5, [], {}))).toBe(false);
  expect(isClean(createReporter(fault).finish({ ...tally, orphans: 1 }, 5, [], {}))).toBe(false);
  expect(
    isClean(createReporter(fault).finish(tally, 5, [['machine-1.pdf', 'The file is damaged.']], {})),
  ).toBe(false);
});
