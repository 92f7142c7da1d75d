/**
 * The process that is killed, at the level of the database: opens the embedded database and commits numbered rows
 * from several writers at once, naming each one on standard output after its commit. After `most` commits it rests.
 */
import { pathToFileURL } from 'node:url';
import { startFromBuild } from '../../../engine/runtime/script.ts';
import { openDatabase } from '../../../server/db/connect.ts';

const writers = 3;
/** The last rows are changed again, so that a kill also meets updates and full pages. */
const rowsTouchedAgain = 5;
const [dataDir = '', checkpointEvery = '60', isDurable = 'true', programs, most = 'Infinity'] =
  process.argv.slice(2);
if (programs !== undefined) startFromBuild(pathToFileURL(`${programs}/`));

const { pool, write } = await openDatabase({ dataDir, isDurable: isDurable === 'true' });
await pool.query(`
  create table if not exists entry (id bigserial primary key, writer text not null, body text not null, touched int not null default 0);
  create index if not exists entry_writer on entry (writer, id);
  create table if not exists counter (name text primary key, n int not null);
  insert into counter values ('entries', 0) on conflict do nothing;
`);
process.stdout.write('ready\n');

let commits = 0;
await Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(`writer-${writer}`)));
process.stdout.write('rested\n');

async function writeOn(name: string): Promise<void> {
  while (commits < Number(most)) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const body = 'x'.repeat(Math.floor(Math.random() * 4_000));
      const { rows } = await client.query('insert into entry (writer, body) values ($1, $2) returning id', [
        name,
        body,
      ]);
      await client.query('update entry set touched = touched + 1 where id > $1 - $2::int', [
        rows[0].id,
        rowsTouchedAgain,
      ]);
      await client.query("update counter set n = n + 1 where name = 'entries'");
      await client.query('commit');
      process.stdout.write(`${rows[0].id}\n`);
    } finally {
      client.release();
    }
    commits += 1;
    if (commits % Number(checkpointEvery) === 0) await write.execute('checkpoint');
  }
}
