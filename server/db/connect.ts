/** Opens the database: a PostgreSQL server if an address is given, otherwise PostgreSQL embedded in the program. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { OnlineCopy } from './embedded/online-copy.ts';
import { followReplica, type ReplicaOptions } from './read-replica.ts';
import { createTenantLine } from './tenant-line.ts';
import { forTransactions } from './transaction-pool.ts';

/** The database, or a transaction on it; repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  /** For statements that write, and for those that must see what was just written. */
  write: Db;
  /** For results that may be some seconds old, such as figures. Asks the replica; without one, the same as `write`. */
  read: Db;
  pool: pg.Pool;
  /** How many statements and transactions wait for a connection. */
  waiting(): number;
  kind: 'embedded' | 'postgres';
  /** Copies the directory of the embedded database while it is in use; null for a server. */
  onlineCopy: OnlineCopy | null;
  /** Closes the database after the work in progress, or after some seconds. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** Address of the server, `postgres://…`; null or missing: the embedded database is opened. */
  databaseUrl?: string | null;
  /** Folder of the program's data; the embedded database is in `database/` in it. */
  dataDir: string;
  /** Address of a replica of that server, for `read`; null or missing: there is none. */
  replicaUrl?: string | null;
  /** Called when the replica begins or ceases to be used. */
  onReplicaChange?: ReplicaOptions['onChange'];
  /** Most connections to a server, and to its replica. */
  maxConnections?: number;
  /** Longest wait for a connection. */
  acquireTimeoutMs?: number;
  /** Time without a statement after which a transaction is rolled back. */
  idleInTransactionTimeoutMs?: number;
  /** Called when a connection is lost outside of a query, for the log: nothing needs to be done about it. */
  onConnectionLost?: (error: Error) => void;
  /** Whether commits of the embedded database wait for the disk; only tests may say no. */
  isDurable?: boolean;
  /** Called when the embedded database starts in its thread, which leaves this thread free for other work. */
  onStarting?: () => void;
  /** Archive of a ready cluster for the embedded database's first start; default: the one the build makes. */
  template?: string | null;
};

const defaults = {
  maxConnections: 10,
  acquireTimeoutMs: 30_000,
  idleInTransactionTimeoutMs: 60_000,
};

/** Path of the archive that the build makes. The sources have none, because it could be older than the migrations. */
export const builtTemplate = fileURLToPath(new URL('./embedded/cluster.gz', import.meta.url));

/** Path of the embedded database in the folder of the program's data. */
export const databaseFolderOf = (dataDir: string): string => join(dataDir, 'database');

/** Opens the database without changing its tables; `migrate` brings them up to date. */
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
    // Single statements only: figures are not read in transactions.
    read: replica ? drizzle({ client: { query: replica.query } as unknown as pg.Pool }) : write,
    pool,
    waiting: () => pool.waitingCount,
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
  const acquireTimeoutMs = options.acquireTimeoutMs ?? defaults.acquireTimeoutMs;
  const { pool, onlineCopy, close } = await openEmbeddedDatabase({
    directory: databaseFolderOf(options.dataDir),
    template: options.template === undefined ? builtTemplate : options.template,
    isDurable: options.isDurable ?? true,
    onStarting: options.onStarting,
    acquireTimeoutMs,
    idleInTransactionTimeoutMs: options.idleInTransactionTimeoutMs ?? defaults.idleInTransactionTimeoutMs,
  });
  // It has one session: twenty transactions of one company would make everybody else wait for all of them.
  const line = createTenantLine({ atOnce: 1, timeoutMs: acquireTimeoutMs });
  const db = drizzle({ client: forTransactions(pool, line) });
  return {
    ...{ write: db, read: db, pool, kind: 'embedded', onlineCopy, close },
    waiting: () => pool.waitingCount + line.waiting(),
  };
}

/** Handles lost connections: node-postgres reports them as error events, which would end the program if unhandled. */
function keepAlive(pool: pg.Pool, onConnectionLost: (error: Error) => void = () => undefined): void {
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('release', (_error, client) => {
    // An open transaction must not reach the next user of the client; closing the connection rolls it back.
    if (statusOf(client) !== 'I') void client.end();
  });
}
const statusOf = (client: pg.PoolClient): string | null => client.getTransactionStatus();
