/**
 * `npm run bench -- ask [--per-round N]`: server time of ask-bot against the bare database transaction that it must make,
 * interleaved in one run, at concurrency 1 and 32, on a 500-passage manual; embedded and, where its programs are
 * installed, PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../lib/running/compile.ts';
import type * as MeasureAsksModule from './ask/measure-asks.ts';

const MEASURE_ASKS = 'bench/serving/ask/measure-asks';

export async function run(args: string[]): Promise<void> {
  const at = args.indexOf('--per-round');
  const perRound = at === -1 ? 96 : Number(args[at + 1]);
  const dataDir = await mkdtemp(join(tmpdir(), 'manualist-bench-ask-'));
  const compiled = await compile([MEASURE_ASKS, 'server/db/embedded/worker']);
  try {
    const { measureAsks, PASSAGES }: typeof MeasureAsksModule = await import(compiled.urlOf(MEASURE_ASKS));
    const rows = await measureAsks(dataDir, perRound);
    console.table(rows);
    const worstRatio = Math.max(...rows.map((row) => row.ratio));
    console.log(JSON.stringify({ bench: 'ask', passages: PASSAGES, rows, worstRatio }));
  } finally {
    await compiled.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
  process.exit(0);
}
