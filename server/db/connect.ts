/** Opens the database: a PostgreSQL server where an address is given, else PostgreSQL embedded in the program. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { OnlineCopy } from './embedded/online-copy.ts';
import { followReplica, type ReplicaOptions } from './read-replica.ts';
import { forTransactions } from './transaction-pool.ts';

/** What repositories are built on: the database, or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  /** Everything that writes, and everything that must see what was just written. */
  write: Db;
  /** What may be some seconds old, such as figures: asks the replica where there is one, else the same as `write`. */
  read: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Lets the directory of the embedded database be copied; null for a server. */
  onlineCopy: OnlineCopy | null;
  /** Waits for the work in progress, at most some seconds. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** `postgres://…`; null or missing opens the embedded database. */
  databaseUrl?: string | null;
  /** Folder of the program's data; the embedded database lives in `database/` in it. */
  dataDir: string;
  /** `postgres://…` of a replica of that server, for what is read through `read`; null or missing: there is none. */
  replicaUrl?: string | null;
  /** Told when the replica begins or ceases to be used. */
  onReplicaChange?: ReplicaOptions['onChange'];
  /** Connections to a server, and as many to its replica. */
  maxConnections?: number;
  /** Longest wait for a connection. */
  acquireTimeoutMs?: number;
  /** A transaction that says nothing for so long is rolled back. */
  idleInTransactionTimeoutMs?: number;
  /** Told of connections lost outside of a query; nothing needs to be done about them. */
  onConnectionLost?: (error: Error) => void;
  /** Whether commits of the embedded database wait for the disk; only tests may say no. */
  isDurable?: boolean;
  /** Called when the embedded database starts in its thread: the time for other work in this one. */
  onStarting?: () => void;
  /** Archive of a ready cluster for the embedded database's first start; default: the one the build makes. */
  template?: string | null;
};

const defaults = {
  maxConnections: 10,
  acquireTimeoutMs: 30_000,
  idleInTransactionTimeoutMs: 60_000,
};

/** Beside this file after a build; sources have none, because it could be older than the migrations. */
export const builtTemplate = fileURLToPath(new URL('./embedded/cluster.gz', import.meta.url));

/** Where the embedded database lies in the folder of the program's data. */
export const databaseFolderOf = (dataDir: string): string => join(dataDir, 'database');

/** Opens the database as it is; `migrate` brings its tables up to date. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl } = options;
  const database = databaseUrl ? openServer(databaseUrl, options) : await openEmbedded(options);
  keepAlive(database.pool, options.onConnectionLost);
  return database;
}

function openServer(databaseUrl: string, options: OpenOptions): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.maxConnections ?? defaults.maxConnections,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? defaults.acquireTimeoutMs,
    idle_in_transaction_session_timeout:
      options.idleInTransactionTimeoutMs ?? defaults.idleInTransactionTimeoutMs,
    keepAlive: true,
    options: '-c timezone=UTC',
  });
  const write = drizzle({ client: forTransactions(pool) });
  const replica = options.replicaUrl ? openReplica(pool, options.replicaUrl, options) : null;
  return {
    write,
    // Statements only: nobody opens transactions to read figures.
    read: replica ? drizzle({ client: { query: replica.query } as unknown as pg.Pool }) : write,
    pool,
    kind: 'postgres',
    onlineCopy: null,
    close: async () => {
      await replica?.close();
      await pool.end();
    },
  };
}

const openReplica = (primary: pg.Pool, url: string, options: OpenOptions) =>
  followReplica({
    primary,
    url,
    maxConnections: options.maxConnections ?? defaults.maxConnections,
    onChange: options.onReplicaChange,
  });

async function openEmbedded(options: OpenOptions): Promise<Database> {
  const { pool, onlineCopy, close } = await openEmbeddedDatabase({
    directory: databaseFolderOf(options.dataDir),
    template: options.template === undefined ? builtTemplate : options.template,
    isDurable: options.isDurable ?? true,
    onStarting: options.onStarting,
    acquireTimeoutMs: options.acquireTimeoutMs ?? defaults.acquireTimeoutMs,
    idleInTransactionTimeoutMs: options.idleInTransactionTimeoutMs ?? defaults.idleInTransactionTimeoutMs,
  });
  const db = drizzle({ client: forTransactions(pool) });
  return { write: db, read: db, pool, kind: 'embedded', onlineCopy, close };
}

/** node-postgres reports a lost connection as an error event, and an unheard one would end the program. */
function keepAlive(pool: pg.Pool, onConnectionLost: (error: Error) => void = () => undefined): void {
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('release', (_error, client) => {
    // A transaction must not reach the next one who takes the client: closing the connection rolls it back.
    if (statusOf(client) !== 'I') void client.end();
  });
}
const statusOf = (client: pg.PoolClient): string | null => client.getTransactionStatus();
