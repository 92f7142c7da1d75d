/** An installation of several processes: web servers behind a proxy, workers, one database, one bucket. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { findFreePort } from '../free-port.ts';
import { type StartedServer, spawnServer, startServer } from '../server-process.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from './round-robin-proxy.ts';

const BUCKET = 'manuals';
const WARNING = /"level":[456]0/;
/** Longer than the proxy takes to see that a server is no longer ready, on a busy machine, too. */
const DRAIN_SECONDS = 3;

export type ClusterSettings = {
  /** The program, such as `builtServer`. */
  script: string;
  /** Holds the folders of the processes and the bucket; removing it is up to the caller. */
  folder: string;
  databaseUrl: string;
  web?: number;
  workers?: number;
  /** Further variables of every process. */
  env?: Record<string, string>;
};

/** One process. Restarted ones keep their folder and get another port. */
export type ClusterNode = {
  name: string;
  /** The process that runs now. */
  current(): StartedServer;
  /** Ends it as an operator does, waits until it is gone and starts it anew; resolves once it is ready. */
  restart(): Promise<void>;
  /** Ends it without a warning. */
  kill(): Promise<void>;
  /** Starts one that was killed. */
  start(): Promise<void>;
};

export type Cluster = {
  /** Origin of the proxy. */
  url: string;
  proxy: RoundRobinProxy;
  /** Where files are; a call to one that is stopped finds nobody. */
  bucket: { stop(): Promise<void>; start(): Promise<void> };
  web: ClusterNode[];
  workers: ClusterNode[];
  /** Lines of warnings and errors in the logs of processes that have ended. */
  complaints(): string[];
  stop(): Promise<void>;
};

/** Starts all processes at once on the database, which may be empty. */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const bucket = await startBucket(settings.folder);
  const proxy = await startRoundRobinProxy();
  const complaints: string[] = [];
  const make = (role: 'web' | 'worker', n: number): ClusterNode =>
    createNode({ role, name: `${role}-${n}`, settings, bucket, proxy, complaints });
  const web = Array.from({ length: settings.web ?? 2 }, (_, n) => make('web', n + 1));
  const workers = Array.from({ length: settings.workers ?? 2 }, (_, n) => make('worker', n + 1));
  const nodes = [...web, ...workers];
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.current().process.kill('SIGTERM')));
    await proxy.stop();
    await bucket.stop();
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await proxy.stop();
    await bucket.stop();
    throw error;
  }
  return { url: proxy.url, proxy, bucket, web, workers, complaints: () => complaints, stop };
}

type Bucket = Cluster['bucket'] & { env: Record<string, string> };

async function startBucket(folder: string): Promise<Bucket> {
  const port = await findFreePort();
  const directory = join(folder, 's3');
  await mkdir(directory, { recursive: true });
  const make = (): S3rver =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
  let server: S3rver | null = make();
  await server.run();
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
  };
  return {
    env,
    start: async () => {
      server = make();
      await server.run();
    },
    stop: async () => {
      server?.httpServer.closeAllConnections();
      await server?.close();
      server = null;
    },
  };
}

type NodeDeps = {
  role: 'web' | 'worker';
  name: string;
  settings: ClusterSettings;
  bucket: Bucket;
  proxy: RoundRobinProxy;
  complaints: string[];
};

function createNode({ role, name, settings, bucket, proxy, complaints }: NodeDeps): ClusterNode {
  const { script, folder, databaseUrl, env = {} } = settings;
  const process = {
    script,
    folder: join(folder, name),
    env: {
      DATABASE_URL: databaseUrl,
      ROLE: role,
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      ...bucket.env,
      ...env,
    },
  };
  let running: StartedServer | undefined;

  const current = (): StartedServer => {
    if (!running) throw new Error(`${name} has not been started.`);
    return running;
  };
  const start = async (): Promise<void> => {
    // A worker listens to nobody: that it does its work is seen by its work.
    running = role === 'web' ? await startServer(process) : await spawnServer(process);
    if (role === 'web') await proxy.add(running.url);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const { process: ended, url } = current();
    await ended.kill(signal);
    proxy.remove(url);
    complaints.push(...ended.lines.filter((line) => WARNING.test(line)).map((line) => `${name}: ${line}`));
  };
  return {
    name,
    current,
    start,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}
