/** What `bench -- cluster` prints at its end. */
import { printTable, round } from '../../lib/figures/table.ts';
import type { Capacity } from './capacity.ts';
import { type Counters, listFaults } from './check-counters.ts';
import type { Outage } from './outages.ts';
import { type Kind, type Outcome, PACE } from './traffic.ts';

/** A stretch of the traffic and how long it took. */
export type Phase = { name: string; seconds: number };

export type Results = {
  phases: Phase[];
  outcomes: Outcome[];
  outages: Outage[];
  counters: Counters;
  capacities: Capacity[];
  memory: { node: string; mb: number }[];
  connections: number;
};

/** Prints tables, what is wrong and a line of JSON; anything wrong sets the exit code. */
export function report({
  phases,
  outcomes,
  outages,
  counters,
  capacities,
  memory,
  connections,
}: Results): void {
  const figures = phases.map(({ name, seconds }) => ({
    phase: name,
    seconds: Math.round(seconds),
    ...figuresOf(outcomes.filter(({ phase }) => phase === name)),
  }));
  const header = ['phase', 's', 'calls', 'first try failed', 'failed', 'median ms', 'p99 ms', 'max ms'];
  printTable(
    header,
    figures.map(({ phase, ...rest }) => [phase, ...Object.values(rest).map(String)]),
  );
  const kinds = (Object.keys(PACE) as Kind[]).map((kind) => ({
    kind,
    ...figuresOf(outcomes.filter((outcome) => outcome.kind === kind)),
  }));
  console.log('');
  printTable(
    ['all phases', ...header.slice(2)],
    kinds.map(({ kind, ...rest }) => [kind, ...Object.values(rest).map(String)]),
  );
  printOutages(outages);
  printCapacities(capacities);
  const faults = [
    ...listFaults(counters),
    ...outages
      .filter(({ wrong }) => wrong > 0)
      .map(({ name, wrong }) => `without ${name}, ${wrong} questions were not answered as they should`),
  ];
  console.log(`\n${faults.length === 0 ? 'Everything acknowledged is there, once.' : faults.join('\n')}`);
  const rounded = capacities.map(({ what, ...rest }) => ({
    what,
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, round(value)])),
  }));
  console.log(
    JSON.stringify({
      bench: 'cluster',
      phases: figures,
      kinds,
      outages,
      counters,
      faults,
      capacities: rounded,
      memory,
      connections,
    }),
  );
  if (faults.length > 0) process.exitCode = 1;
}

function printOutages(outages: readonly Outage[]): void {
  console.log('');
  printTable(
    ['questions without', 'asked', 'answered', '503, again later', 'wrong', 'slowest ms', 'back after ms'],
    outages.map(({ name, acknowledged: _, ...rest }) => [name, ...Object.values(rest).map(String)]),
  );
}

function printCapacities(capacities: readonly Capacity[]): void {
  console.log('');
  printTable(
    ['capacity', 'calls/s', 'median ms', 'p99 ms', 'web CPU ms', 'database CPU ms'],
    capacities.map(({ what, ...rest }) => [what, ...Object.values(rest).map((value) => value.toFixed(1))]),
  );
}

function figuresOf(outcomes: readonly Outcome[]) {
  const isGood = (status: number): boolean => status >= 200 && status < 300;
  const ms = outcomes.map((outcome) => outcome.ms).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(ms[Math.floor(share * (ms.length - 1))] ?? 0);
  return {
    calls: outcomes.length,
    firstTryFailed: outcomes.filter(({ firstStatus }) => !isGood(firstStatus)).length,
    failed: outcomes.filter(({ status }) => !isGood(status)).length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
  };
}
