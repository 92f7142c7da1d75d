/** Kills the real server while vendors and customers are at work, and looks whether anything acknowledged is missing. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type RunningServer,
  type ServerSettings,
  spawnServer,
  startServer,
} from '../../../server/testing/server-process.ts';
import { createApiClient } from '../../lib/running/api-client.ts';
import { killServer } from '../../lib/running/kill-server.ts';
import { pauseFor } from '../../lib/running/pause.ts';
import { noFindings } from '../holding/findings.ts';
import type { Journal } from '../holding/journal.ts';
import { startLoad } from '../holding/load.ts';
import { prepareCompany, type Stage } from '../holding/prepare.ts';
import { addFindings, emptyReport, type KillReport, printReport } from './report.ts';
import { trySecondProcess } from './second-process.ts';

/** One round in so many is cut off while the server is starting, after a kill that left something to recover. */
const startKillEvery = 5;
/** One look in so many is at everything, waits for the reading of manuals and tries a second process. */
const thoroughEvery = 10;
const killAfterMs = { min: 40, max: 1_500 };
/** In so many rounds that time begins with the first write of the round: a slow machine would never get to one. */
const shareKilledAtWork = 0.5;
const firstWriteTimeoutMs = 10_000;
/** Longest time from a start until every manual is read or says why not. */
const readingTimeoutMs = 60_000;

type Run = Stage & {
  settings: ServerSettings;
  report: KillReport;
  startsMs: number[];
  /** The server that was looked at last; the next round kills it. */
  server: RunningServer | null;
};

/**
 * An interrupt (Ctrl-C) ends it after the round under way.
 *
 * @param script the built server
 */
export async function runHttpLevel(rounds: number, script: string): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-kill-'));
  const settings = { script, folder };
  const report = emptyReport();
  const startsMs: number[] = [];
  let isInterrupted = false;
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  try {
    const run: Run = { ...(await prepareCompany(settings)), settings, report, startsMs, server: null };
    for (let round = 1; round <= rounds; round += 1) {
      report.rounds = round;
      if (round % startKillEvery === 0) await killDuringStart(run);
      else await killUnderLoad(run);
      // Left alone before a round that is cut off while starting, so that it is the recovery that is cut off.
      const isLast = round === rounds || isInterrupted;
      if (isLast || (round + 1) % startKillEvery !== 0)
        await look(run, isLast || round % thoroughEvery === 0);
      if (round % thoroughEvery === 0)
        console.error(`${round} rounds, ${run.journal.acknowledged} acknowledged`);
      if (isLast) break;
    }
    await run.server?.process.kill('SIGTERM');
    report.acknowledged = run.journal.acknowledged;
    report.failedManuals = run.inspector.failed().size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printReport('http', report, startsMs);
  return report;
}

async function killUnderLoad(run: Run): Promise<void> {
  const server = run.server ?? (await start(run));
  run.server = null;
  if (server === null) return;
  const load = startLoad({ ...run, api: createApiClient(server.url) }, (error) => {
    run.report.refusedCalls += 1;
    console.error(`Round ${run.report.rounds}: ${error.message}`);
  });
  if (Math.random() < shareKilledAtWork) await waitForWrite(run.journal);
  await pauseFor(killAfterMs);
  await kill(run, server);
  await load.stop();
}

async function waitForWrite(journal: Journal): Promise<void> {
  const before = journal.acknowledged;
  const deadline = performance.now() + firstWriteTimeoutMs;
  while (journal.acknowledged === before && performance.now() < deadline) await sleep(5);
}

async function killDuringStart(run: Run): Promise<void> {
  const { report, settings, startsMs } = run;
  report.startKills += 1;
  const usualMs = startsMs.at(-1) ?? 1_000;
  const server = await spawnServer(settings);
  await sleep(Math.random() * usualMs);
  await kill(run, server);
}

async function look(run: Run, isThorough: boolean): Promise<void> {
  const { report, inspector, settings } = run;
  const server = await start(run);
  run.server = server;
  if (server === null) return;
  const readyAt = performance.now();
  const api = createApiClient(server.url);
  addFindings(report, await inspector.inspect(api, isThorough));
  if (isThorough) {
    const fault = await trySecondProcess(settings, server.process.pid);
    if (fault === null) report.secondProcessRefused += 1;
    else {
      report.secondProcessNotRefused += 1;
      console.error(fault);
    }
    const findings = noFindings();
    let pending = await inspector.followReadings(api, findings);
    while (pending.length > 0 && performance.now() - readyAt < readingTimeoutMs) {
      await sleep(500);
      pending = await inspector.followReadings(api, findings);
    }
    report.stuckManuals += pending.length;
    for (const manual of pending) console.error(`${manual.filename} is still ${manual.status}`);
    addFindings(report, findings);
  }
}

async function start({ settings, report, startsMs }: Run): Promise<RunningServer | null> {
  try {
    const server = await startServer(settings);
    startsMs.push(server.startMs);
    return server;
  } catch (error) {
    report.failedStarts += 1;
    console.error(`Round ${report.rounds}: ${String(error)}`);
    return null;
  }
}

async function kill({ report }: Run, { process }: Pick<RunningServer, 'process'>): Promise<void> {
  const orphans = await killServer(process);
  report.orphans += orphans;
  if (orphans > 0) console.error(`Round ${report.rounds}: ${orphans} children outlived the server`);
}
