/** The built program as neighbours share it: as one process, or as several behind a proxy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../../server/testing/cluster/cluster.ts';
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
  startReplica,
} from '../../../server/testing/postgres-server.ts';
import { builtServer } from '../../../server/testing/server-process.ts';
import { startTemporaryServer } from '../../lib/running/temporary-server.ts';

export type Installation = {
  /** Origin without a trailing slash. */
  url: string;
  /** Its processes, without those that they start. */
  pids: number[];
  /** Ends it and removes what it has stored. */
  stop(): Promise<void>;
};

const ENV = { LOG_LEVEL: 'fatal' };

/** One process with the embedded database. */
export async function startAlone(): Promise<Installation> {
  const { url, pid, stop } = await startTemporaryServer({ env: ENV });
  return { url, pids: [pid], stop };
}

/** Two web processes and two workers behind a proxy, on PostgreSQL with a replica and one bucket. @throws without PostgreSQL */
export async function startSplit(): Promise<Installation> {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'manualist-split-'));
  const servers: PostgresServer[] = [];
  const stop = async (): Promise<void> => {
    for (const server of servers.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const primary = await startPostgresServer(binaries);
    servers.push(primary);
    const replica = await startReplica(binaries, primary);
    servers.push(replica);
    const env = { ...ENV, ANALYTICS_DATABASE_URL: replica.url('postgres') };
    const databaseUrl = primary.url('postgres');
    const cluster = await startCluster({ script: builtServer, folder, databaseUrl, env });
    const nodes = [...cluster.web, ...cluster.workers];
    return {
      url: cluster.url,
      pids: nodes.map((node) => node.current().process.pid),
      stop: () => cluster.stop().then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
