/** Sends statements whose result may be a moment old to a replica, or to the primary while that can't be used. */
import pg from 'pg';

/** Age of the replica's data above which the primary is asked instead. */
const MAX_AGE_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
/** Longest wait for the replica; a slow one is no help. */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** Classes of SQLSTATE about the server or its lag rather than the statement, which the primary may still run. */
const NOT_THE_STATEMENT = /^(08|40|53|57|58|XX)/;

export type ReplicaOptions = {
  primary: pg.Pool;
  /** `postgres://…` of a physical streaming replica of the primary. */
  url: string;
  maxConnections: number;
  /** Greatest age of data that are read from the replica; default `MAX_AGE_MS`. */
  maxAgeMs?: number | undefined;
  /** Called with the reason when the replica begins or ceases to be used. */
  onChange?: ((change: { isUsed: boolean; reason: string }) => void) | undefined;
};

export type Replica = {
  /** Runs a statement on the replica or the primary. Drizzle calls it as it calls a pool's. */
  query: (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  isUsable(): boolean;
  close(): Promise<void>;
};

/** The position of the primary's log at a moment of this process's clock. */
type Mark = { at: number; position: bigint };

/**
 * Follows a replica. Once a second it is asked how far it has applied the primary's log. If it has reached the
 * position that the primary had at some moment, everything acknowledged before that moment can be read there.
 * Servers' clocks are not compared, so even the age of a replica that was cut off is known.
 */
export function followReplica(options: ReplicaOptions): Replica {
  const { primary, url, maxConnections, maxAgeMs = MAX_AGE_MS, onChange } = options;
  const replica = openPool(url, maxConnections);
  const readState = createReadState({ primary, replica, maxAgeMs });
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
    readAsOf = (await readState()) ?? readAsOf;
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

/**
 * Makes the function that asks the replica how far it has applied the primary's log. @returns the last moment of which
 * everything acknowledged before can be read there; undefined where none is known
 * @throws if one of both does not say, or the replica is none
 */
function createReadState({
  primary,
  replica,
  maxAgeMs,
}: {
  primary: pg.Pool;
  replica: pg.Pool;
  maxAgeMs: number;
}) {
  let marks: Mark[] = [];

  return async (): Promise<number | undefined> => {
    const at = performance.now();
    const position = await positionOf(primary, 'select pg_current_wal_lsn()::text as position');
    if (position === null) throw new Error('The database does not say where its log stands.');
    marks = [...marks.filter((mark) => at - mark.at <= maxAgeMs), { at, position }];
    const applied = await positionOf(
      replica,
      'select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()',
    );
    if (applied === null) throw new Error('It is no replica.');
    return marks.findLast((mark) => mark.position <= applied)?.at;
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
  // A connection lost outside of a statement is noticed at the next check.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Asks for a position in the log, as a number; null if there is none. */
async function positionOf(pool: pg.Pool, statement: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(statement);
  const [high, low] = rows[0]?.position?.split('/') ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
