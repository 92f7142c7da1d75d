/** Listens to notifications of PostgreSQL. They are hints that something was committed, never the only way to know. */
import pg from 'pg';
import type { Database } from './connect.ts';

const reconnectMs = 5_000;

/**
 * Calls `onNotify` after each commit that notified the channel, and when a connection that was lost is there again, because what
 * was committed meanwhile was not heard. Behind a pooler that shares connections nothing is heard, so callers of a server have to
 * poll as well.
 *
 * @param channel an identifier in lower case.
 * @returns a function that stops listening.
 */
export async function listen(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  channel: string,
  onNotify: () => void,
): Promise<() => Promise<void>> {
  return kind === 'embedded'
    ? listenOnPool(pool, channel, onNotify)
    : listenOnServer(pool, channel, onNotify);
}

/** Listens on the embedded database. It has one session, so any client of the pool gets all notifications. */
async function listenOnPool(
  pool: pg.Pool,
  channel: string,
  onNotify: () => void,
): Promise<() => Promise<void>> {
  const hear = (message: pg.Notification): void => {
    if (message.channel === channel) onNotify();
  };
  const subscribe = async (client: pg.PoolClient): Promise<void> => {
    client.on('notification', hear);
    await client.query(`listen ${channel}`).catch(() => undefined);
  };
  const subscribeAnew = (client: pg.PoolClient): void => void subscribe(client).then(onNotify);
  const client = await pool.connect();
  await subscribe(client);
  client.release();
  pool.on('connect', subscribeAnew);
  return async () => {
    pool.off('connect', subscribeAnew);
    const last = await pool.connect();
    last.off('notification', hear);
    last.release();
  };
}

/** Listens on a server, on a connection of its own, because those of the pool come and go. */
async function listenOnServer(
  pool: pg.Pool,
  channel: string,
  onNotify: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let isAgain = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(pool.options);
    // An error is followed by the end of the connection.
    next.on('error', () => undefined);
    next.on('end', retry);
    next.on('notification', onNotify);
    client = next;
    await next.connect();
    await next.query(`listen ${channel}`);
    if (isAgain) onNotify();
  };
  const retry = (): void => {
    if (isEnded) return;
    isAgain = true;
    clearTimeout(timer);
    timer = setTimeout(() => connect().catch(retry), reconnectMs);
    timer.unref();
  };

  await connect().catch(retry);
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end();
  };
}
