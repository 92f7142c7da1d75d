import { printTable } from '../../lib/figures/table.ts';
import type { Findings } from '../holding/findings.ts';
import type { Fault, Figures } from './fault.ts';
import type { Tally } from './scene.ts';

/** A program that answers later than this after a disturbance counts as late. */
const readyWithinMs = 5_000;

/** What became of a fault that was done to the program so many times. */
export type FaultReport = {
  fault: string;
  rounds: number;
  acknowledged: number;
  /** What is still wrong although it was acknowledged; each of these must stay 0. */
  lost: number;
  duplicated: number;
  counterErrors: number;
  stuckManuals: number;
  /** Manuals that could not be read and say why: nothing is wrong with any of them. */
  failedManuals: number;
  failedStarts: number;
  orphans: number;
  /** Calls that a running program answered with an error, where the fault is no reason for one. */
  wronglyRefused: number;
  /** Calls that were answered with an error because of the fault. */
  refused: number;
  medianReadyMs: number;
  maxReadyMs: number;
  /** Rounds after which the program was not ready within `readyWithinMs`. */
  late: number;
  /** The fault's own figures. */
  more: Figures;
  /** Each thing that is wrong, as a sentence. */
  notes: string[];
};

/** Counts up what the rounds of one fault found. */
export function createReporter({ name, mayRefuse }: Pick<Fault, 'name' | 'mayRefuse'>) {
  const readyMs: number[] = [];
  const notes: string[] = [];
  const wrong = { lost: 0, duplicated: 0, counterErrors: 0, stuckManuals: 0 };
  let rounds = 0;
  return {
    notes,
    /** Empties `findings`. */
    add(findings: Findings): void {
      for (const kind of ['lost', 'duplicated', 'counterErrors'] as const) {
        wrong[kind] += findings[kind].length;
        for (const sentence of findings[kind].splice(0)) notes.push(`Round ${rounds}, ${kind}: ${sentence}`);
      }
    },
    stuck(count: number): void {
      wrong.stuckManuals += count;
      if (count > 0) notes.push(`Round ${rounds}: ${count} manuals are not read`);
    },
    nextRound(): number {
      rounds += 1;
      return rounds;
    },
    ready(ms: number): void {
      readyMs.push(ms);
    },
    /** @param failed manuals that could not be read, and the reason they give */
    finish(
      tally: Tally,
      acknowledged: number,
      failed: readonly (readonly [filename: string, reason: string])[],
      more: Figures,
    ): FaultReport {
      for (const [filename, reason] of failed) notes.push(`${filename} could not be read: ${reason}`);
      const sorted = [...readyMs].sort((a, b) => a - b);
      return {
        fault: name,
        rounds,
        acknowledged,
        ...wrong,
        failedManuals: failed.length,
        failedStarts: tally.failedStarts,
        orphans: tally.orphans,
        wronglyRefused: mayRefuse ? 0 : tally.refusedCalls,
        refused: mayRefuse ? tally.refusedCalls : 0,
        medianReadyMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        maxReadyMs: Math.round(sorted.at(-1) ?? 0),
        late: sorted.filter((ms) => ms > readyWithinMs).length,
        more,
        notes: [...notes, ...(mayRefuse ? [] : tally.notes)],
      };
    },
  };
}

const mustBeZero = [
  'lost',
  'duplicated',
  'counterErrors',
  'stuckManuals',
  'failedManuals',
  'failedStarts',
  'orphans',
  'wronglyRefused',
] as const;

/** Nothing is wrong; a run in which nothing was acknowledged has shown nothing. Time is a figure, not a verdict. */
export const isClean = (report: FaultReport): boolean =>
  report.acknowledged > 0 && mustBeZero.every((name) => report[name] === 0);

const columns = [
  'rounds',
  'acknowledged',
  ...mustBeZero,
  'refused',
  'medianReadyMs',
  'maxReadyMs',
  'late',
] as const;

/** Prints what is wrong, a table with a line for each fault, and for each a line of JSON. */
export function printReports(reports: readonly FaultReport[]): void {
  for (const { fault, notes } of reports) for (const note of notes) console.error(`${fault}: ${note}`);
  printTable(
    ['fault', ...columns],
    reports.map((report) => [report.fault, ...columns.map((name) => String(report[name]))]),
  );
  for (const report of reports) {
    const { notes: _notes, ...figures } = report;
    console.log(JSON.stringify({ bench: 'faults', ...figures, isClean: isClean(report) }));
  }
}
