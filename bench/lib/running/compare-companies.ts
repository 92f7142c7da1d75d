/** Two companies of one installation, a large and a small one, asked in turns on each kind of database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { openDatabase } from '../../../server/db/connect.ts';
import { findPostgresBinaries, startPostgresServer } from '../../../server/testing/postgres-server.ts';
import { builtServer, type ServerSettings, startServer } from '../../../server/testing/server-process.ts';
import { printTable } from '../figures/table.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { type CompanyAccess, createCompany } from './company.ts';

const WARM_UP_ROUNDS = 5;

/** A call and how it is asked of a company. A number it resolves to divides its time: how much it was asked for. */
export type ComparedCall<C> = {
  name: string;
  ask: (api: ApiClient, company: C) => Promise<unknown>;
  /** Its figure is shown, but may be above the limit. */
  isOnlyShown?: boolean;
};

export type Comparison<Filled> = {
  bench: string;
  /** What the companies hold, as heads of the columns: small, then large. */
  sizes: readonly [string, string];
  /** A call is slow when the large company waits more than so many times as long. */
  mostTimes: number;
  /** Gives both companies what they hold, while no server runs. */
  fill: (pool: Pool, ids: { large: string; small: string }) => Promise<{ large: Filled; small: Filled }>;
  calls: readonly ComparedCall<CompanyAccess & Filled>[];
};

type Figure = { name: string; smallMs: number; largeMs: number; times: number; isOnlyShown: boolean };

/**
 * Runs a comparison, prints a table for each database and a line of JSON, and sets the exit code.
 * @param args `--server FILE`, `--database embedded|postgres`, `--rounds N`
 */
export async function compareCompanies<F>(args: string[], comparison: Comparison<F>): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      server: { type: 'string', default: builtServer },
      database: { type: 'string' },
      rounds: { type: 'string', default: '40' },
    },
  });
  const script = resolve(values.server);
  const measureIn = (env: Record<string, string>) =>
    withFolder((folder) => measure({ script, folder, env }, comparison, Number(values.rounds)));
  const results: Record<string, Figure[]> = {};
  if (values.database !== 'postgres') results.embedded = await measureIn({});
  const binaries = findPostgresBinaries();
  if (values.database !== 'embedded' && binaries !== null) {
    const postgres = await startPostgresServer(binaries);
    try {
      results.postgres = await measureIn({ DATABASE_URL: postgres.url('postgres') });
    } finally {
      await postgres.stop();
    }
  }
  report(results, comparison);
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-compare-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure<F>(
  settings: ServerSettings,
  { fill, calls }: Comparison<F>,
  rounds: number,
): Promise<Figure[]> {
  const companies = await withServer(settings, async (api) => ({
    large: await createCompany(api, 'large@vendor.example'),
    small: await createCompany(api, 'small@vendor.example'),
  }));
  const ids = { large: companies.large.companyId, small: companies.small.companyId };
  const filled = await withDatabase(settings, (pool) => fill(pool, ids));
  const pair = {
    large: { ...companies.large, ...filled.large },
    small: { ...companies.small, ...filled.small },
  };
  return withServer(settings, async (api) => {
    const figures: Figure[] = [];
    for (const call of calls) figures.push(await compare(api, call, pair, rounds));
    return figures;
  });
}

async function withServer<T>(settings: ServerSettings, work: (api: ApiClient) => Promise<T>): Promise<T> {
  const server = await startServer(settings);
  const result = await work(createApiClient(server.url));
  await server.process.kill('SIGTERM');
  return result;
}

/** Works on the tables while no server runs, and leaves them as a day's maintenance does. */
async function withDatabase<T>(
  { folder, env }: ServerSettings,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const databaseUrl = env?.DATABASE_URL ?? null;
  const database = await openDatabase({ databaseUrl, dataDir: join(folder, 'data') });
  try {
    const result = await work(database.pool);
    await database.pool.query('vacuum (analyze)');
    return result;
  } finally {
    await database.close();
  }
}

async function compare<C>(
  api: ApiClient,
  call: ComparedCall<C>,
  pair: { large: C; small: C },
  rounds: number,
): Promise<Figure> {
  const largeMs: number[] = [];
  const smallMs: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const small = await timeOf(() => call.ask(api, pair.small));
    const large = await timeOf(() => call.ask(api, pair.large));
    if (round < 0) continue;
    smallMs.push(small);
    largeMs.push(large);
  }
  const figure = { name: call.name, smallMs: median(smallMs), largeMs: median(largeMs) };
  return { ...figure, times: figure.largeMs / figure.smallMs, isOnlyShown: call.isOnlyShown ?? false };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const amount = await work();
  const elapsedMs = performance.now() - startedAt;
  return typeof amount === 'number' ? elapsedMs / amount : elapsedMs;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report<F>(
  results: Record<string, Figure[]>,
  { bench, sizes, mostTimes: most }: Comparison<F>,
): void {
  for (const [database, figures] of Object.entries(results)) {
    printTable(
      [`${bench}, ${database} (median ms)`, ...sizes, 'times'],
      figures.map(({ name, isOnlyShown, ...numbers }) => [
        isOnlyShown ? `(${name})` : name,
        ...[numbers.smallMs, numbers.largeMs, numbers.times].map((number) => number.toFixed(2)),
      ]),
    );
    console.log('');
  }
  const slowest = Object.values(results)
    .flat()
    .filter(({ isOnlyShown }) => !isOnlyShown)
    .reduce((slower, figure) => (figure.times > slower.times ? figure : slower));
  const isFast = slowest.times <= most;
  const times = Math.round(slowest.times * 100) / 100;
  console.log(JSON.stringify({ bench, isFast, slowest: slowest.name, times, most }));
  if (!isFast) process.exitCode = 1;
}
