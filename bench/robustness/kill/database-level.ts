/** Kills a process that writes to the embedded database and looks whether anything it acknowledged is missing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../../server/db/connect.ts';
import { type Killable, startScript } from '../../../server/testing/killable.ts';
import { emptyReport, type KillReport, printReport } from './report.ts';

const writerScript = fileURLToPath(new URL('./database-writer.ts', import.meta.url));
const startTimeoutMs = 180_000;
/** One round in so many is cut off while the database is still opening or recovering. */
const startKillEvery = 5;
const secondOpenEvery = 10;

/** Acknowledged ids; a row of one that is missing later is lost. */
type Journal = Set<string>;

export async function runDatabaseLevel(rounds: number): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'manualist-kill-'));
  const report = emptyReport();
  const journal: Journal = new Set();
  const startsMs: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      report.rounds = round;
      await killOnce(dataDir, round, report, journal, startsMs);
      // Left alone before a round that is cut off while starting, so that it is the recovery that is cut off.
      if ((round + 1) % startKillEvery !== 0) await verify(dataDir, report, journal);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  report.acknowledged = journal.size;
  printReport('database', report, startsMs);
  return report;
}

async function killOnce(
  dataDir: string,
  round: number,
  report: KillReport,
  journal: Journal,
  startsMs: number[],
): Promise<void> {
  const startedAt = performance.now();
  const writer = startScript(writerScript, [dataDir]);
  if (round % startKillEvery === 0) {
    report.startKills += 1;
    await sleep(200 + Math.random() * 1_500);
  } else {
    try {
      await writer.waitFor((line) => line === 'ready', startTimeoutMs);
      startsMs.push(performance.now() - startedAt);
      if (round % secondOpenEvery === 1) await tryToOpenTwice(dataDir, writer, report);
      await sleep(40 + Math.random() * 500);
    } catch (error) {
      report.failedStarts += 1;
      console.error(`Round ${round}: ${String(error)}`);
    }
  }
  await writer.kill();
  for (const line of writer.lines) if (/^\d+$/.test(line)) journal.add(line);
}

async function tryToOpenTwice(dataDir: string, first: Killable, report: KillReport): Promise<void> {
  const second = startScript(writerScript, [dataDir]);
  await second.exited;
  const isRefused =
    second.errors().includes(`is in use by process ${first.pid}.`) && second.lines.length === 0;
  if (isRefused) report.secondProcessRefused += 1;
  else report.secondProcessNotRefused += 1;
}

/** Opens what the killed process left, as the next start would, and compares it with the journal. */
async function verify(dataDir: string, report: KillReport, journal: Journal): Promise<void> {
  const database = await openDatabase({ dataDir }).catch((error: unknown) => {
    report.failedStarts += 1;
    console.error(String(error));
    return null;
  });
  if (database === null) return;
  try {
    const exists = await database.pool.query("select to_regclass('counter')::text as name");
    if (exists.rows[0]?.name === null) {
      // Nothing was acknowledged before the tables were made; after that, a database without them has lost it all.
      report.lost += journal.size;
      return;
    }
    const { rows } = await database.pool.query('select id from entry');
    const stored = new Set(rows.map(({ id }) => String(id)));
    report.lost += [...journal].filter((id) => !stored.has(id)).length;
    const { rows: counts } = await database.pool.query(`
      select (select n from counter) as counter, (select count(*)::int from entry) as entries,
        (select count(*)::int from entry where writer >= 'writer' and writer < 'writerz') as indexed`);
    const { counter, entries, indexed } = counts[0] ?? {};
    if (counter !== entries || indexed !== entries) report.counterErrors += 1;
  } finally {
    await database.close();
  }
}
