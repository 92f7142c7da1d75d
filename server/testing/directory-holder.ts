/** Started by tests as a process of its own: opens a data directory, commits a row, and stays. */
import { openDatabase } from '../db/connect.ts';

const [dataDir = '', template = ''] = process.argv.slice(2);
const { pool } = await openDatabase({ dataDir, template });
await pool.query('create table if not exists held (id serial primary key, pid int)');
await pool.query('insert into held (pid) values ($1)', [process.pid]);
const open = await pool.connect();
await open.query('begin');
await open.query('insert into held (pid) values (-1)');
process.stdout.write('holding\n');
