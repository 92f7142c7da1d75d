import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { eventually } from '../../testing/jobs.ts';
import { type Database, databaseFolderOf, openDatabase } from '../connect.ts';
import { copyCluster } from './copy-cluster.ts';
import { CopyUnderWayError, type OnlineCopy } from './online-copy.ts';

const WRITERS = [1, 2, 3];
let folder: string;
let database: Database;

const open = (dataDir: string): Promise<Database> =>
  openDatabase({ dataDir, template: inject('embeddedTemplate'), isDurable: false });

const directory = (): string => databaseFolderOf(join(folder, 'data'));

function onlineCopyOf({ onlineCopy }: Database): OnlineCopy {
  if (onlineCopy === null) throw new Error('It is not embedded.');
  return onlineCopy;
}

beforeEach(async () => {
  folder = await mkdtemp(join(inject('temporaryHome'), 'copy-'));
  database = await open(join(folder, 'data'));
  await database.pool.query('create table written (writer int, n int, filler text)');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes row after row. @returns the rows that have been acknowledged so far and when, and the end */
function write(writer: number, isOver: () => boolean) {
  const acknowledged: { n: number; at: number }[] = [];
  const goOn = async (): Promise<void> => {
    for (let n = 1; !isOver(); n += 1) {
      await database.pool.query('insert into written values ($1, $2, $3)', [writer, n, 'x'.repeat(3_000)]);
      // Changes content of a file that was copied already.
      await database.pool.query('update written set filler = $2 where writer = $1 and n = 1', [
        writer,
        `${n}`,
      ]);
      acknowledged.push({ n, at: Date.now() });
    }
  };
  return { acknowledged, ended: goOn() };
}

it('is one state with everything acknowledged before its stamp, though others go on writing', async () => {
  let isOver = false;
  const writing = WRITERS.map((writer) => write(writer, () => isOver));
  await eventually(() => {
    for (const { acknowledged } of writing) expect(acknowledged).not.toEqual([]);
  });
  const target = join(folder, 'database');
  const { stamp } = await copyCluster(directory(), target, onlineCopyOf(database));
  isOver = true;
  await Promise.all(writing.map(({ ended }) => ended));

  // PostgreSQL reads the label once, to find where the log begins, and then renames it.
  expect(existsSync(join(target, 'backup_label'))).toBe(true);
  const copy = await open(folder);
  try {
    for (const [index, writer] of WRITERS.entries()) {
      const { rows } = await copy.pool.query('select n, filler from written where writer = $1 order by n', [
        writer,
      ]);
      const numbers = rows.map(({ n }) => n);
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
      const before = (writing[index]?.acknowledged ?? []).filter(({ at }) => at < stamp.getTime());
      expect(before.length).toBeGreaterThan(0);
      expect(numbers.length).toBeGreaterThanOrEqual(before.at(-1)?.n ?? 0);
      expect(Number(rows[0].filler)).toBeGreaterThanOrEqual(before.at(-1)?.n ?? 0);
    }
  } finally {
    await copy.close();
  }
  expect(existsSync(join(target, 'backup_label'))).toBe(false);
});

it('is made by one at a time, and can be made again after one that failed', async () => {
  const copy = onlineCopyOf(database);
  const nowhere = join(folder, 'missing', 'database');
  await expect(copyCluster(directory(), nowhere, copy)).rejects.toMatchObject({ code: 'ENOENT' });
  await copy.begin();
  await expect(copy.begin()).rejects.toThrow(CopyUnderWayError);
  expect((await copy.end()).label).toContain('START WAL LOCATION');
  await expect(copy.end()).rejects.toThrow();
});
