import type pg from 'pg';

/**
 * A pool that drizzle takes clients from. Drizzle releases a client when its transaction ends, but not when `begin`
 * fails because the connection has just been lost. Without this class the pool would be empty after as many lost
 * connections as it holds. (Its name contains "Pool" because drizzle tells a pool from a client by that.)
 */
class TransactionPool {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(statement, values);
  }

  async connect(): Promise<Pick<pg.PoolClient, 'release'> & { query: TransactionPool['query'] }> {
    const client = await this.#pool.connect();
    let hasBegun = false;
    return {
      release: () => client.release(),
      query: async (statement, values) => {
        try {
          const result = await client.query(statement, values);
          hasBegun = true;
          return result;
        } catch (error) {
          if (!hasBegun) client.release(true);
          throw error;
        }
      },
    };
  }
}

/** Wraps a pool for drizzle: if a transaction can't begin, its client is released and the connection closed. */
export const forTransactions = (pool: pg.Pool): pg.Pool => new TransactionPool(pool) as unknown as pg.Pool;
