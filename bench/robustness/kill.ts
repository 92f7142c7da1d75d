/**
 * `npm run bench -- kill [--rounds 100] [--level http|database] [--server FILE]`: is anything lost when the program is
 * killed? What a killed process has handed to the system stays there, so this shows nothing about a power cut: that
 * commits wait for the disk is tested in server/db/embedded/durable-file-system.test.ts.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtServer } from '../../server/testing/server-process.ts';
import { runDatabaseLevel } from './kill/database-level.ts';
import { runHttpLevel } from './kill/http-level.ts';
import { isClean } from './kill/report.ts';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100' },
      level: { type: 'string', default: 'http' },
      server: { type: 'string', default: builtServer },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1.');
  if (!['http', 'database'].includes(values.level)) throw new Error('--level takes: http, database.');
  const report =
    values.level === 'http'
      ? await runHttpLevel(rounds, resolve(values.server))
      : await runDatabaseLevel(rounds);
  if (!isClean(report)) process.exitCode = 1;
}
