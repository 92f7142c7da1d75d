/** Tests with a server and a streaming replica of their own which of the two is asked when. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/jobs.ts';
import {
  findPostgresBinaries,
  openQuietPool,
  type PostgresServer,
  startPostgresServer,
  startReplica,
} from '../testing/postgres-server.ts';
import { type Database, openDatabase } from './connect.ts';
import { followReplica, type Replica } from './read-replica.ts';

const binaries = findPostgresBinaries();
const WHERE = 'select pg_is_in_recovery() as "isReplica"';
/** Time limit for tests that start servers, which takes long on a busy machine. */
const SLOW_MS = 180_000;

describe.skipIf(binaries === null)('a read replica', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let pool: pg.Pool;
  let admin: pg.Pool;
  const changes: boolean[] = [];
  const open: Replica[] = [];

  beforeAll(async () => {
    primary = await startPostgresServer(binaries ?? '');
    standby = await startReplica(binaries ?? '', primary);
    pool = openQuietPool(primary.url('postgres'));
    admin = openQuietPool(standby.url('postgres'), 1);
    await pool.query('create table figure (n int)');
  }, SLOW_MS);
  afterAll(async () => {
    for (const replica of open) await replica.close();
    await admin?.end();
    await pool?.end();
    await standby?.stop();
    await primary?.stop();
  });

  function follow(url: string, maxAgeMs?: number): Replica {
    const replica = followReplica({
      primary: pool,
      url,
      maxConnections: 2,
      maxAgeMs,
      onChange: ({ isUsed }) => changes.push(isUsed),
    });
    open.push(replica);
    return replica;
  }
  const isAsked = async ({ query }: Replica): Promise<boolean> =>
    (await query({ text: WHERE })).rows[0].isReplica;

  it('is asked once it is known to have what was acknowledged, by a database that is opened with it', async () => {
    const database: Database = await openDatabase({
      databaseUrl: primary.url('postgres'),
      replicaUrl: standby.url('postgres'),
      dataDir: '',
    });
    try {
      await eventually(async () => {
        const { rows } = await database.read.execute<{ isReplica: boolean }>(WHERE);
        expect(rows).toEqual([{ isReplica: true }]);
        const isReplica = sql<boolean>`pg_is_in_recovery()`;
        expect(await database.read.select({ isReplica }).from(sql`(select 1) one`)).toEqual([
          { isReplica: true },
        ]);
      });
      expect((await database.write.execute(WHERE)).rows).toEqual([{ isReplica: false }]);
    } finally {
      await database.close();
    }
  });

  it('is not asked while it is further behind than figures may be, and again when it has caught up', async () => {
    const replica = follow(standby.url('postgres'), 1_500);
    await eventually(() => expect(replica.isUsable()).toBe(true));
    await admin.query('select pg_wal_replay_pause()');
    await pool.query('insert into figure values (1)');
    await eventually(() => expect(changes.at(-1)).toBe(false));
    expect(replica.isUsable()).toBe(false);
    expect(await isAsked(replica)).toBe(false);
    expect((await replica.query({ text: 'select n from figure' })).rows).toEqual([{ n: 1 }]);
    await admin.query('select pg_wal_replay_resume()');
    await eventually(async () => expect(await isAsked(replica)).toBe(true));
    await eventually(() => expect(changes.at(-1)).toBe(true));
  });

  it('passes on what is wrong with a statement, and takes none that writes', async () => {
    const replica = follow(standby.url('postgres'));
    await eventually(() => expect(replica.isUsable()).toBe(true));
    await expect(replica.query({ text: 'select nothing from figure' })).rejects.toMatchObject({
      code: '42703',
    });
    await expect(replica.query({ text: 'insert into figure values (2)' })).rejects.toMatchObject({
      code: '25006',
    });
    expect(replica.isUsable()).toBe(true);
  });

  it('is not taken for one where it is a server of its own', async () => {
    const replica = follow(primary.url('postgres'));
    await expect(
      vi.waitFor(() => expect(replica.isUsable()).toBe(true), { timeout: 1_500 }),
    ).rejects.toThrow();
    expect(await isAsked(replica)).toBe(false);
  });

  it('is done without when it is gone, also by the statement that finds out', async () => {
    const replica = follow(standby.url('postgres'));
    await eventually(async () => expect(await isAsked(replica)).toBe(true));
    await standby.stop();
    expect(await isAsked(replica)).toBe(false);
    expect(replica.isUsable()).toBe(false);
  });
});
