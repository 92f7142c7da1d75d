import type pg from 'pg';

/**
 * The pool as drizzle takes clients from it. Drizzle gives a client back when its transaction has ended, but not when `begin` fails, as it does
 * when the connection has just been lost: so many lost connections as the pool holds, and nobody got one any more. (By its name drizzle tells
 * a pool from a client.)
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

/** The pool for drizzle: a client whose transaction could not begin is given back and its connection closed. */
export const forTransactions = (pool: pg.Pool): pg.Pool => new TransactionPool(pool) as unknown as pg.Pool;
