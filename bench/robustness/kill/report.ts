import { printTable } from '../../lib/figures/table.ts';
import type { Findings } from '../holding/findings.ts';

/** What a run of the kill bench found. */
export type KillReport = {
  rounds: number;
  /** Rounds in which the process was killed while it was starting. */
  startKills: number;
  acknowledged: number;
  /** Second processes on the same data directory that ended with a clear message. */
  secondProcessRefused: number;
  /** Manuals that were killed at every attempt to read them and say so. */
  failedManuals: number;
} & Faults;

/** Each must stay 0. */
export type Faults = {
  lost: number;
  duplicated: number;
  counterErrors: number;
  failedStarts: number;
  /** Manuals neither read nor failed a minute after a start. */
  stuckManuals: number;
  /** Second processes that were let in, or that did not say why they ended. */
  secondProcessNotRefused: number;
  /** Children that outlived the killed process. */
  orphans: number;
  /** Calls that a living server answered with an error. */
  refusedCalls: number;
};

const noFaults: Faults = {
  lost: 0,
  duplicated: 0,
  counterErrors: 0,
  failedStarts: 0,
  stuckManuals: 0,
  secondProcessNotRefused: 0,
  orphans: 0,
  refusedCalls: 0,
};

export const emptyReport = (): KillReport => ({
  rounds: 0,
  startKills: 0,
  acknowledged: 0,
  secondProcessRefused: 0,
  failedManuals: 0,
  ...noFaults,
});

/** Counts what a look found, and says it at once. */
export function addFindings(report: KillReport, findings: Findings): void {
  const kinds = ['lost', 'duplicated', 'counterErrors'] as const;
  for (const kind of kinds) {
    report[kind] += findings[kind].length;
    for (const sentence of findings[kind]) console.error(`Round ${report.rounds}, ${kind}: ${sentence}`);
  }
}

/** No fault; a run in which nothing was acknowledged has shown nothing. */
export function isClean(report: KillReport): boolean {
  if (report.acknowledged === 0) return false;
  return Object.keys(noFaults).every((name) => report[name as keyof Faults] === 0);
}

/** The median and the worst of the times a start took, in ms. */
function summarizeStarts(startsMs: number[]): { medianReadyMs: number; maxReadyMs: number } {
  const sorted = [...startsMs].sort((a, b) => a - b);
  return {
    medianReadyMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    maxReadyMs: Math.round(sorted.at(-1) ?? 0),
  };
}

/** Prints a table and, as the last line, the same as JSON. */
export function printReport(level: string, report: KillReport, startsMs: number[]): void {
  const figures = { ...report, ...summarizeStarts(startsMs) };
  printTable(
    [`kill -9, ${level} level`, 'count'],
    Object.entries(figures).map(([name, value]) => [name, String(value)]),
  );
  console.log(JSON.stringify({ bench: 'kill', level, isClean: isClean(report), ...figures }));
}
