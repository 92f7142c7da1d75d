/** `npm run bench -- kill [--rounds 100] --level database`: is anything lost when the program is killed? */
import { parseArgs } from 'node:util';
import { runDatabaseLevel } from './kill/database-level.ts';
import { isClean } from './kill/report.ts';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '100' }, level: { type: 'string', default: 'database' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1.');
  if (values.level !== 'database') throw new Error('--level takes: database.');
  const report = await runDatabaseLevel(rounds);
  if (!isClean(report)) process.exitCode = 1;
}
