import { printTable } from '../lib/table.ts';

/** What a run of the kill bench found; everything but the first four must stay 0. */
export type KillReport = {
  rounds: number;
  killedDuringStart: number;
  acknowledged: number;
  refusedSecondOpens: number;
  lost: number;
  wrongCounters: number;
  failedStarts: number;
  stuck: number;
  secondOpensLetIn: number;
};

export const emptyReport = (): KillReport => ({
  rounds: 0,
  killedDuringStart: 0,
  acknowledged: 0,
  refusedSecondOpens: 0,
  lost: 0,
  wrongCounters: 0,
  failedStarts: 0,
  stuck: 0,
  secondOpensLetIn: 0,
});

export function isClean(report: KillReport): boolean {
  const { lost, wrongCounters, failedStarts, stuck, secondOpensLetIn } = report;
  return lost + wrongCounters + failedStarts + stuck + secondOpensLetIn === 0;
}

/** The median and the worst of the times a start took, in ms. */
export function summarizeStarts(startsMs: number[]): { startMedianMs: number; startMaxMs: number } {
  const sorted = [...startsMs].sort((a, b) => a - b);
  return {
    startMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    startMaxMs: Math.round(sorted.at(-1) ?? 0),
  };
}

/** Prints a table and, as the last line, the same as JSON. */
export function printReport(level: string, report: KillReport, startsMs: number[]): void {
  const figures = { ...report, ...summarizeStarts(startsMs) };
  printTable(
    [`kill -9, ${level}`, 'count'],
    Object.entries(figures).map(([name, value]) => [name, String(value)]),
  );
  console.log(JSON.stringify({ bench: 'kill', level, isClean: isClean(report), ...figures }));
}
