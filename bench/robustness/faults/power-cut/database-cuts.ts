/** Power cuts of the embedded database alone, which take a fraction of the time of those of the whole program. */
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../../../server/db/connect.ts';
import { startScript } from '../../../../server/testing/killable.ts';
import { loadShim } from '../shims/load-shim.ts';
import { readOps } from './op-log.ts';
import { openSimulatedDisk, type Random } from './simulated-disk.ts';

const writerScript = fileURLToPath(new URL('../../kill/database-writer.ts', import.meta.url));
const readyTimeoutMs = 180_000;

export type DatabaseCuts = {
  /** Folder of the data as the process that was killed has left it. */
  data: string;
  /**
   * Commits rows, from several writers at once, until so many were acknowledged and `extraMs` have passed. The process is
   * killed while it writes, so that its last change may not be in the log; with `isAtRest` when all it did is.
   */
  commitAndDie(options?: {
    commits?: number;
    extraMs?: number;
    isDurable?: boolean;
    isAtRest?: boolean;
  }): Promise<void>;
  /** Every row that was acknowledged since the first power cut. */
  acknowledged: ReadonlySet<string>;
  /** What the disk may hold now. @param random null: everything @returns a new folder */
  cut(random: Random | null): Promise<string>;
  /** The power comes back: the next process finds `folder`. */
  goOnWith(folder: string): Promise<void>;
  /** What is wrong in what the disk may hold, as sentences. */
  check(folder: string): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * @param programs folder of the built programs: those from the sources do not load what writes down their changes
 * @param template archive of a cluster to begin with; null builds one
 */
export async function openDatabaseCuts(
  programs: string,
  template: string | null = null,
): Promise<DatabaseCuts> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-cuts-'));
  const [data = '', before = '', logs = ''] = ['data', 'before', 'log'].map((name) => join(folder, name));
  const acknowledged = new Set<string>();
  await (await openDatabase({ dataDir: data, template, isDurable: false })).close();
  await cp(data, before, { recursive: true });

  return {
    data,
    acknowledged,
    commitAndDie: async ({ commits = 20, extraMs = 0, isDurable = true, isAtRest = false } = {}) => {
      await rm(logs, { recursive: true, force: true });
      await mkdir(logs);
      const env = { ...loadShim('disk'), FAULT_ROOT: data, FAULT_LOG: logs };
      const most = isAtRest ? [String(commits)] : [];
      const writer = startScript(writerScript, [data, '7', String(isDurable), programs, ...most], env);
      const ids = (): string[] => writer.lines.filter((line) => /^\d+$/.test(line));
      await writer.waitFor((line) => line === 'ready', readyTimeoutMs);
      if (isAtRest) await writer.waitFor((line) => line === 'rested', readyTimeoutMs);
      while (ids().length < commits) await sleep(5);
      await sleep(extraMs);
      await writer.kill();
      for (const id of ids()) acknowledged.add(id);
    },
    cut: async (random) => {
      const disk = await openSimulatedDisk(before, data);
      for (const op of await readOps(logs)) disk.apply(op);
      const target = await mkdtemp(join(folder, 'cut-'));
      await disk.cut(target, random);
      return target;
    },
    goOnWith: async (cut) => {
      await rm(data, { recursive: true });
      await rm(before, { recursive: true });
      await cp(cut, data, { recursive: true });
      await rename(cut, before);
    },
    check: async (cut) => {
      const copy = `${cut}-copy`;
      await cp(cut, copy, { recursive: true });
      try {
        return await findWrong(copy, acknowledged);
      } finally {
        await rm(copy, { recursive: true });
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function findWrong(dataDir: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  // A copy that is thrown away.
  const database = await openDatabase({ dataDir, isDurable: false });
  try {
    const { rows } = await database.pool.query('select id from entry');
    const stored = new Set(rows.map(({ id }) => String(id)));
    const lost = [...acknowledged].filter((id) => !stored.has(id)).map((id) => `row ${id} is lost`);
    const { rows: counts } = await database.pool.query(`
      select (select n from counter) as counter, (select count(*)::int from entry) as entries,
        (select count(*)::int from entry where writer >= 'writer' and writer < 'writerz') as indexed`);
    const { counter, entries, indexed } = counts[0] ?? {};
    const isExact = counter === entries && indexed === entries;
    return isExact ? lost : [...lost, `${entries} rows, ${indexed} in the index, counted ${counter}`];
  } catch (error) {
    return [`it could not be read: ${String(error)}`];
  } finally {
    await database.close();
  }
}
