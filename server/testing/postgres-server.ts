/** A PostgreSQL server of the tests' own, in a temporary folder, gone when the tests are. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SEARCH_PATH } from '../../engine/runtime/limited-child.ts';
import { findFreePort } from './free-port.ts';

export type PostgresServer = {
  port: number;
  /** Of the one that runs now. */
  readonly pid: number;
  url(database: string): string;
  /** Ends it at once, without a word to its clients and without writing down what it has in memory. */
  crash(): Promise<void>;
  /** Starts it again after a crash, on the same port; resolves when it takes connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const nobody = 65_534;
const startTimeoutMs = 30_000;

/** Folder of `initdb` and `postgres`, looked for where systems put them; null if PostgreSQL is not installed. */
export function findPostgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(debian, v, 'bin')), ...SEARCH_PATH.split(delimiter)];
  return (
    folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ??
    null
  );
}

/** @param parent folder to make its own in */
export async function startPostgresServer(binaries: string, parent = tmpdir()): Promise<PostgresServer> {
  const place = makePlace(parent);
  await ended(
    spawn(
      join(binaries, 'initdb'),
      ['-D', place.data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...place.options, stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  );
  return run(binaries, place);
}

/** A streaming replica of a server, as `pg_basebackup` makes it; it answers once it has caught up with the copy. */
export async function startReplica(
  binaries: string,
  primary: Pick<PostgresServer, 'port'>,
): Promise<PostgresServer> {
  const place = makePlace(tmpdir());
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  await ended(
    spawn(
      join(binaries, 'pg_basebackup'),
      [...from, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...place.options, stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  );
  return run(binaries, place);
}

type Place = { folder: string; data: string; options: SpawnOptions };

function makePlace(parent: string): Place {
  const folder = mkdtempSync(join(parent, 'manualist-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: SEARCH_PATH, LC_ALL: 'C.UTF-8' } };
  return { folder, data: join(folder, 'data'), options };
}

async function run(binaries: string, { folder, data, options }: Place): Promise<PostgresServer> {
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 100,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...parameters], { ...options, stdio: 'ignore' });
  let server = start();
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), server);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await exit;
  };
  return {
    port,
    get pid() {
      return server.pid ?? 0;
    },
    url,
    // PostgreSQL's immediate shutdown: its processes end as if the machine had.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = start();
      await untilReady(url('postgres'), server);
    },
    stop: async () => {
      // PostgreSQL's fast shutdown: it does not wait for clients.
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Connections to a server that is stopped before they are: that ends no test. */
export function openQuietPool(url: string, max = 2): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function ended(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${child.spawnfile}: ${output}`))));
  });
}
