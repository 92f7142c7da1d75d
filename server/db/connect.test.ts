import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/test-database.ts';

describeOnBothDatabases('openDatabase', (database) => {
  it('gives every type the same shape, whichever database it is', async () => {
    const { rows } = await database().pool.query(`
      select 9007199254740993::bigint as large, 7::int as small, 12.50::numeric as exact, 0.1::float8 as inexact,
        true as yes, null::text as missing, '{"a":[1,{"b":null}]}'::jsonb as json,
        '018f2f6e-0000-7000-8000-000000000001'::uuid as id, array['a','b,"c"',null]::text[] as texts,
        array[1,2]::int[] as numbers, '\\x00ff'::bytea as bytes, 'ä€😀' as unicode,
        timestamptz '2026-03-29 01:59:59.987654+02' as moment, date '2026-03-29' as day,
        count(*) as rows, current_setting('timezone') as zone
    `);
    expect(rows).toEqual([
      {
        large: '9007199254740993',
        small: 7,
        exact: '12.50',
        inexact: 0.1,
        yes: true,
        missing: null,
        json: { a: [1, { b: null }] },
        id: '018f2f6e-0000-7000-8000-000000000001',
        texts: ['a', 'b,"c"', null],
        numbers: [1, 2],
        bytes: Buffer.from([0, 255]),
        unicode: 'ä€😀',
        moment: new Date('2026-03-28T23:59:59.987Z'),
        day: new Date(2026, 2, 29),
        rows: '1',
        zone: 'UTC',
      },
    ]);
  });

  it('takes parameters of every type', async () => {
    const values = [1, 'two', { three: [3] }, ['a', null], new Date(0), null, Buffer.from([1, 2]), true];
    const { rows } = await database().pool.query(
      'select $1::int a, $2::text b, $3::jsonb c, $4::text[] d, $5::timestamptz e, $6::text f, $7::bytea g, $8::bool h',
      values,
    );
    expect(Object.values(rows[0])).toEqual(values);
  });

  it('sorts text by code point, as a program does', async () => {
    const { rows } = await database().pool.query(
      "select word from unnest(array['b','ä','B','a']) word order by word",
    );
    expect(rows.map(({ word }) => word)).toEqual(['B', 'a', 'b', 'ä']);
  });

  it('names the broken rule in the same way', async () => {
    const { pool } = database();
    await pool.query('create table parent (id int primary key)');
    await pool.query(
      'create table child (parent_id int not null references parent, amount int check (amount > 0))',
    );
    await pool.query('insert into parent values (1)');
    await expect(pool.query('insert into parent values (1)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'parent_pkey',
      table: 'parent',
      detail: 'Key (id)=(1) already exists.',
      severity: 'ERROR',
    });
    await expect(pool.query('insert into child values (2, 1)')).rejects.toMatchObject({
      code: '23503',
      constraint: 'child_parent_id_fkey',
    });
    await expect(pool.query('insert into child values (1, 0)')).rejects.toMatchObject({ code: '23514' });
    await expect(pool.query('insert into child values (null, 1)')).rejects.toMatchObject({
      code: '23502',
      column: 'parent_id',
    });
    await expect(pool.query('selec 1')).rejects.toMatchObject({ code: '42601' });
    await expect(pool.query("select 'x'::int")).rejects.toMatchObject({ code: '22P02' });
  });

  it('takes every connection back that is lost before its transaction has begun', async () => {
    const { write, pool } = database();
    const lose = (client: pg.PoolClient) =>
      (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
    // Loses one more connection than the pool holds.
    for (let lost = 0; lost <= pool.options.max; lost += 1) {
      pool.once('acquire', lose);
      await expect(write.transaction(async () => undefined)).rejects.toThrow();
    }
    expect((await write.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('keeps nothing of a transaction that throws, and everything of one that does not', async () => {
    const { write, pool } = database();
    await pool.query('create table note (text text)');
    await write.transaction(async (tx) => {
      await tx.execute(sql`insert into note values ('kept')`);
    });
    const failing = write.transaction(async (tx) => {
      await tx.execute(sql`insert into note values ('lost')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await pool.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
  });

  it('rolls back to a savepoint when an inner transaction fails', async () => {
    const { write, pool } = database();
    await pool.query('create table step (n int)');
    await write.transaction(async (tx) => {
      await tx.execute(sql`insert into step values (1)`);
      const inner = tx.transaction(async (nested) => {
        await nested.execute(sql`insert into step values (2)`);
        await nested.execute(sql`select 1 / 0`);
      });
      await expect(inner).rejects.toMatchObject({ cause: { code: '22012' } });
      await tx.execute(sql`insert into step values (3)`);
    });
    expect((await pool.query('select n from step order by n')).rows).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('rolls back a transaction whose client is released with it still open', async () => {
    const { pool } = database();
    await pool.query('create table leak (n int)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into leak values (1)');
    client.release();
    expect((await pool.query('select count(*) from leak')).rows).toEqual([{ count: '0' }]);
    await pool.query('insert into leak values (2)');
    expect((await pool.query('select n from leak')).rows).toEqual([{ n: 2 }]);
  });

  it('lets queries wait for a transaction that is open, then answers them in order', async () => {
    const { write, pool } = database();
    await pool.query('create table turn (n serial, who text)');
    let outside: Promise<unknown> | null = null;
    await write.transaction(async (tx) => {
      await tx.execute(sql`lock table turn`);
      outside = pool.query("insert into turn (who) values ('outside')");
      await tx.execute(sql`insert into turn (who) values ('inside')`);
    });
    await outside;
    expect((await pool.query('select who from turn order by n')).rows).toEqual([
      { who: 'inside' },
      { who: 'outside' },
    ]);
  });

  it('counts exactly when many transactions raise one counter at once', async () => {
    const { write, pool } = database();
    await pool.query('create table counter (n int)');
    await pool.query('insert into counter values (0)');
    await Promise.all(
      Array.from({ length: 40 }, () =>
        write.transaction(async (tx) => {
          await tx.execute(sql`update counter set n = n + 1`);
        }),
      ),
    );
    expect((await pool.query('select n from counter')).rows).toEqual([{ n: 40 }]);
  });

  it('carries a megabyte there and back', async () => {
    const text = 'ä'.repeat(500_000);
    const { rows } = await database().pool.query('select $1::text as text', [text]);
    expect(rows[0].text).toBe(text);
  });
});

describeOnBothDatabases('openDatabase with an impatient limit', (_database, open) => {
  it('ends a transaction left idle, and the next client finds a working database without its changes', async () => {
    const impatient = await open({ idleInTransactionTimeoutMs: 200 });
    try {
      const { pool } = impatient;
      await pool.query('create table idle (n int)');
      const client = await pool.connect();
      const isEnded = new Promise((done) => client.once('end', done));
      // At once: the time may be over before a second statement.
      await client.query('begin; insert into idle values (1)');
      await isEnded;
      await expect(client.query('commit')).rejects.toThrow();
      client.release();
      expect((await pool.query('select count(*)::int as n from idle')).rows).toEqual([{ n: 0 }]);
    } finally {
      await impatient.close();
    }
  });
});
