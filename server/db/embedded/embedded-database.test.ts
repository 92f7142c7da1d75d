import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { scriptFor } from '../../../engine/runtime/script.ts';
import { type Database, openDatabase } from '../connect.ts';
import { DataDirectoryError } from './data-directory.ts';
import { DirectoryInUseError } from './directory-lock.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbeddedDatabase } from './embedded-database.ts';

const template = inject('embeddedTemplate');
let dataDir: string;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'manualist-embedded-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir, template, isDurable: false });
  closers.push(() => database.close().catch(() => undefined));
  return database;
}

async function openRaw(limits: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({
    directory: join(dataDir, 'database'),
    template,
    isDurable: false,
    acquireTimeoutMs: 60_000,
    idleInTransactionTimeoutMs: 10_000,
    ...limits,
  });
  database.pool.on('error', () => undefined);
  database.pool.on('connect', (client) => client.on('error', () => undefined));
  closers.push(() => database.close());
  return database;
}

async function startHolder(): Promise<ChildProcess> {
  const { path, execArgv } = scriptFor(import.meta.url, '../../testing/directory-holder');
  const child = spawn(process.execPath, [...execArgv, path, dataDir, template], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  return child;
}

describe('a data directory', () => {
  it('is refused to a second process, with the number of the one that has it', async () => {
    const holder = await startHolder();
    const second = openDatabase({ dataDir, template });
    await expect(second).rejects.toThrow(DirectoryInUseError);
    await expect(second).rejects.toThrow(`is in use by process ${holder.pid}.`);
  });

  it('is refused to the same process, too, and free again after closing', async () => {
    const first = await open();
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await open();
    expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('holds what was committed, and nothing else, after its process is killed', async () => {
    const holder = await startHolder();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const { pool } = await open();
    expect((await pool.query('select pid from held')).rows).toEqual([{ pid: holder.pid }]);
  });

  it('is made from the template in one step, readable by nobody else, and kept by the next start', async () => {
    const first = await open();
    await first.pool.query('create table kept as select 42 as n');
    await first.close();
    await expect(stat(join(dataDir, 'database.new'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
    const second = await open();
    expect((await second.pool.query('select n from kept')).rows).toEqual([{ n: 42 }]);
  });

  it('is made anew where the first start was cut off half way', async () => {
    await mkdir(join(dataDir, 'database.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18\n');
    const { pool } = await open();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is built without a template, too', async () => {
    const database = await openDatabase({ dataDir, template: null, isDurable: false });
    closers.push(() => database.close());
    expect((await database.pool.query("select current_setting('server_encoding') as e")).rows).toEqual([
      { e: 'UTF8' },
    ]);
  });

  it('is left alone when another version of PostgreSQL wrote it', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(
      /written by PostgreSQL 17; .* reads 18/,
    );
    expect(await readFile(join(dataDir, 'database', 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('is left alone when something else is in it', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'holiday.jpg'), 'x');
    await expect(openDatabase({ dataDir, template })).rejects.toThrow(DataDirectoryError);
  });

  it('that is damaged is reported in a few words, without the source of PGlite, and its lock is released', async () => {
    const first = await open();
    await first.close();
    await rm(join(dataDir, 'database', 'global', 'pg_control'));
    const failure = await openDatabase({ dataDir, template }).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String((failure as Error).message).length).toBeLessThan(500);
    await expect(openDatabase({ dataDir, template })).rejects.not.toThrow(DirectoryInUseError);
  });
});

describe('the one session', () => {
  it('is given in the order of asking', async () => {
    const { pool } = await openRaw();
    const order: number[] = [];
    const first = await pool.connect();
    const others = [1, 2, 3].map((n) => pool.query('select 1').then(() => order.push(n)));
    await sleep(50);
    expect(order).toEqual([]);
    first.release();
    await Promise.all(others);
    expect(order).toEqual([1, 2, 3]);
  });

  it('is not waited for for ever: a query inside a transaction that goes around it fails', async () => {
    const { pool } = await openRaw({ acquireTimeoutMs: 3_000 });
    const client = await pool.connect();
    await client.query('begin');
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
    await client.query('rollback');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('is taken from a transaction that is left idle, which is rolled back', async () => {
    const { pool } = await openRaw({ idleInTransactionTimeoutMs: 150 });
    await pool.query('create table idle (n int)');
    const client = await pool.connect();
    const isTaken = new Promise((done) => client.once('end', done));
    // At once: the time may be over before a second statement.
    await client.query('begin; insert into idle values (1)');
    await isTaken;
    await expect(client.query('commit')).rejects.toThrow();
    client.release();
    expect((await pool.query('select count(*)::int as n from idle')).rows).toEqual([{ n: 0 }]);
  });

  it('forgets settings, prepared statements and locks of the client before', async () => {
    const { pool } = await openRaw();
    const client = await pool.connect();
    await client.query("set statement_timeout = '1h'");
    await client.query({ name: 'known', text: 'select 1' });
    client.release(true);
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await pool.query('select count(*)::int as n from pg_prepared_statements')).rows).toEqual([
      { n: 0 },
    ]);
  });
});

describe('the thread of the database', () => {
  it('that dies fails the queries under way, is replaced, and has kept what was committed', async () => {
    const { pool, kill } = await openRaw();
    await pool.query('create table survivor as select 1 as n');
    const pending = pool.query('select count(*) from generate_series(1, 20000000)');
    const queued = pool.query('select n from survivor');
    await sleep(50);
    const outcome = expect(pending).rejects.toThrow('The embedded database stopped');
    await kill();
    await outcome;
    expect((await queued).rows).toEqual([{ n: 1 }]);
  });

  it('leaves the event loop free while a statement works', async () => {
    const { pool } = await openRaw();
    let isRunning = true;
    let turns = 0;
    const work = pool.query('select count(*) from generate_series(1, 2000000)').finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      await sleep(5);
      turns += 1;
    }
    await work;
    expect(turns).toBeGreaterThan(3);
  });

  it('does not keep the program from ending while a statement works, and loses nothing by it', async () => {
    const { pool, close } = await openRaw({ closeTimeoutMs: 100, stopTimeoutMs: 100 });
    closers.pop();
    await pool.query('create table survivor as select 1 as n');
    const endless = expect(
      pool.query('select count(*) from generate_series(1, 20000000000)'),
    ).rejects.toThrow();
    await sleep(100);
    await close();
    await endless;
    const again = await openRaw();
    expect((await again.pool.query('select n from survivor')).rows).toEqual([{ n: 1 }]);
  });

  it('answers nothing after closing', async () => {
    const { pool, close } = await openRaw();
    closers.pop();
    await close();
    await expect(pool.query('select 1')).rejects.toThrow();
  });
});
