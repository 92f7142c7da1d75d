import type pg from 'pg';
import { currentTenant } from './tenant.ts';
import type { TenantLine } from './tenant-line.ts';

/**
 * A pool that drizzle takes clients from; tenants take turns at them, where there is a line. Drizzle releases a client when its transaction ends, but not when `begin`
 * fails because the connection has just been lost. Without this class the pool would be empty after as many lost
 * connections as it holds. (Its name contains "Pool" because drizzle tells a pool from a client by that.)
 */
class TransactionPool {
  readonly #pool: pg.Pool;
  readonly #line: TenantLine | null;

  constructor(pool: pg.Pool, line: TenantLine | null) {
    this.#pool = pool;
    this.#line = line;
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    await this.#line?.enter(currentTenant());
    try {
      return await this.#pool.query(statement, values);
    } finally {
      this.#line?.leave();
    }
  }

  async connect(): Promise<Pick<pg.PoolClient, 'release'> & { query: TransactionPool['query'] }> {
    await this.#line?.enter(currentTenant());
    const client = await this.#pool.connect().catch((error: unknown) => {
      this.#line?.leave();
      throw error;
    });
    const release = (isLost = false): void => {
      client.release(isLost);
      this.#line?.leave();
    };
    let hasBegun = false;
    return {
      release: () => release(),
      query: async (statement, values) => {
        try {
          const result = await client.query(statement, values);
          hasBegun = true;
          return result;
        } catch (error) {
          if (!hasBegun) release(true);
          throw error;
        }
      },
    };
  }
}

/**
 * Wraps a pool for drizzle: if a transaction can't begin, its client is released and the connection closed.
 * @param line before which tenants wait for a client; null: they get one in the order in which they ask
 */
export const forTransactions = (pool: pg.Pool, line: TenantLine | null = null): pg.Pool =>
  new TransactionPool(pool, line) as unknown as pg.Pool;
