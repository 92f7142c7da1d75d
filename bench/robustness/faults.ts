/**
 * `npm run bench -- faults NAME|all [--rounds 50] [--server FILE]`: is anything lost, doubled or miscounted when
 * something goes wrong? Each fault is done over and over to a program that people are working with; after each time
 * everything that was acknowledged is looked for. Those that need PostgreSQL are left out where it is not installed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresBinaries } from '../../server/testing/postgres-server.ts';
import { builtServer } from '../../server/testing/server-process.ts';
import { allFaults } from './faults/all-faults.ts';
import type { Fault } from './faults/fault.ts';
import { openHome } from './faults/home.ts';
import { databaseCuts, runDatabaseCuts } from './faults/power-cut/run-database-cuts.ts';
import { type FaultReport, isClean, printReports } from './faults/report.ts';
import { type RunOptions, runFault } from './faults/run-fault.ts';

const sayEvery = 10;
/** An interrupt (Ctrl-C) ends it after the round under way. */
let isInterrupted = false;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '50' },
      server: { type: 'string', default: builtServer },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1.');
  const [name = ''] = positionals;
  const isChosen = (fault: { name: string }): boolean => name === 'all' || fault.name === name;
  const chosen = allFaults.filter(isChosen);
  if (chosen.length === 0 && !isChosen(databaseCuts)) {
    const known = [...allFaults, databaseCuts]
      .map((fault) => `  ${fault.name.padEnd(18)}${fault.about}`)
      .join('\n');
    console.error(`Usage: npm run bench -- faults NAME|all [--rounds 50]\n${known}`);
    process.exitCode = 2;
    return;
  }
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  const script = resolve(values.server);
  const reports: FaultReport[] = [];
  if (isChosen(databaseCuts))
    reports.push(await runDatabaseCuts(join(script, '../../..'), rounds, optionsOf(databaseCuts)));
  const possible = chosen.filter(isPossible);
  for (const fault of possible) reports.push(await tryOut(fault, rounds, script));
  printReports(reports);
  if (possible.length < chosen.length || !reports.every(isClean)) process.exitCode = 1;
}

const optionsOf = ({ name }: { name: string }): RunOptions => ({
  onRound: (round) => {
    if (round % sayEvery === 0) console.error(`${name}: ${round} rounds`);
  },
  isInterrupted: () => isInterrupted,
});

function isPossible({ name, database }: Fault): boolean {
  if (database === 'embedded' || findPostgresBinaries() !== null) return true;
  console.error(`${name}: needs PostgreSQL, which is not installed.`);
  return false;
}

async function tryOut(fault: Fault, rounds: number, script: string): Promise<FaultReport> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-faults-'));
  try {
    const home = await openHome({ database: fault.database, folder, script });
    try {
      return await runFault(fault, home.scene, rounds, optionsOf(fault));
    } finally {
      await home.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
