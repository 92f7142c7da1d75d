/** A replica of the database for statements whose result may be a moment old, and the database itself where it can't be used. */
import pg from 'pg';

/** Nothing that is read there is older. Else the database itself is asked. */
export const MAX_AGE_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
/** A replica that is slow to connect to, or says nothing, is no help. */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** Classes of SQLSTATE that are about the server or its lag, not about the statement: the database itself may do it. */
const NOT_THE_STATEMENT = /^(08|40|53|57|58|XX)/;

export type ReplicaOptions = {
  primary: pg.Pool;
  /** `postgres://…` of a physical streaming replica of the primary. */
  url: string;
  maxConnections: number;
  /** Nothing that is read there is older, ms; default `MAX_AGE_MS`. */
  maxAgeMs?: number | undefined;
  /** Told when the replica begins or ceases to be used, with the reason. */
  onChange?: ((change: { isUsed: boolean; reason: string }) => void) | undefined;
};

export type Replica = {
  /** Asks the replica, or the primary. What drizzle asks of a pool for single statements. */
  query: (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  isUsable(): boolean;
  close(): Promise<void>;
};

/** Where the primary's log stood at a moment of this process's clock. */
type Mark = { at: number; position: bigint };

/**
 * Follows a replica. Once a second it is asked how much of the primary's log it has applied: a position that the primary
 * had reached at a moment proves that everything acknowledged before that moment can be read there. No clocks of servers
 * are compared, and a replica that was cut off is as old as it is.
 */
export function followReplica(options: ReplicaOptions): Replica {
  const { primary, url, maxConnections, maxAgeMs = MAX_AGE_MS, onChange } = options;
  const replica = openPool(url, maxConnections);
  let marks: Mark[] = [];
  let readAsOf = NEVER;
  let wasUsable = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const isUsable = (): boolean => performance.now() - readAsOf <= maxAgeMs;

  function tell(reason: string): void {
    if (isUsable() === wasUsable || isClosed) return;
    wasUsable = !wasUsable;
    onChange?.({ isUsed: wasUsable, reason });
  }

  function giveUp(error: unknown): void {
    readAsOf = NEVER;
    tell(error instanceof Error ? error.message : String(error));
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const position = await positionOf(primary, 'select pg_current_wal_lsn()::text as position');
    if (position === null) throw new Error('The database does not say where its log stands.');
    marks = [...marks.filter((mark) => at - mark.at <= maxAgeMs), { at, position }];
    const applied = await positionOf(
      replica,
      'select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()',
    );
    if (applied === null) throw new Error('It is no replica.');
    readAsOf = marks.findLast((mark) => mark.position <= applied)?.at ?? readAsOf;
    tell(isUsable() ? 'It has caught up.' : 'It is too far behind.');
  }

  async function keepLooking(): Promise<void> {
    await look().catch(giveUp);
    if (isClosed) return;
    timer = setTimeout(keepLooking, LOOK_EVERY_MS);
    timer.unref();
  }

  async function query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!isUsable()) return primary.query(statement, values);
    try {
      return await replica.query(statement, values);
    } catch (error) {
      if (error instanceof pg.DatabaseError && !NOT_THE_STATEMENT.test(error.code ?? '')) throw error;
      giveUp(error);
      return primary.query(statement, values);
    }
  }

  const looking = keepLooking();
  return {
    query,
    isUsable,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await replica.end();
    },
  };
}

function openPool(url: string, maxConnections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    options: '-c timezone=UTC -c default_transaction_read_only=on',
  });
  // What is lost outside of a statement is noticed by the next look.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A position in the log as a number; null where there is none. */
async function positionOf(pool: pg.Pool, statement: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(statement);
  const [high, low] = rows[0]?.position?.split('/') ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
