import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFromBuild } from '../../../../engine/runtime/script.ts';
import { noFindings } from '../../holding/findings.ts';
import { createReporter, type FaultReport } from '../report.ts';
import type { RunOptions } from '../run-fault.ts';
import { openDatabaseCuts } from './database-cuts.ts';

/** Power cuts of the embedded database alone. */
export const databaseCuts = {
  name: 'power-cut-database',
  about: 'the same for the embedded database alone, which takes less time',
  mayRefuse: false,
};

const cutAfterMs = 400;

/**
 * Cuts the power so many times; the database goes on each time with what the disk held, not yet recovered.
 * @param programs folder of the built programs
 */
export async function runDatabaseCuts(
  programs: string,
  rounds: number,
  { onRound = () => undefined, isInterrupted = () => false }: RunOptions = {},
): Promise<FaultReport> {
  startFromBuild(pathToFileURL(`${programs}/`));
  const reporter = createReporter(databaseCuts);
  const cuts = await openDatabaseCuts(programs, join(programs, 'server/db/embedded/cluster.gz'));
  try {
    for (let round = 1; round <= rounds && !isInterrupted(); round += 1) {
      reporter.nextRound();
      await cuts.commitAndDie({
        commits: 1 + Math.floor(Math.random() * 30),
        extraMs: Math.random() * cutAfterMs,
      });
      const cut = await cuts.cut(Math.random);
      const from = performance.now();
      reporter.add({ ...noFindings(), lost: await cuts.check(cut) });
      reporter.ready(performance.now() - from);
      await cuts.goOnWith(cut);
      onRound(round);
    }
    const tally = { startsMs: [], failedStarts: 0, refusedCalls: 0, orphans: 0, notes: [] };
    return reporter.finish(tally, cuts.acknowledged.size, [], {});
  } finally {
    await cuts.close();
    startFromBuild(null);
  }
}
