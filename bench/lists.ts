/**
 * `npm run bench -- lists [--server FILE] [--database embedded|postgres] [--rounds N]`: does a list still answer when
 * a company has 1,000 products, 20,000 chatbots and 2,000 questions about one of them? Two companies of one installation, a large and a small one, are
 * asked in turns; a list is slow when the large one waits more than three times as long.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/connect.ts';
import { findPostgresBinaries, startPostgresServer } from '../server/testing/postgres-server.ts';
import { type ApiClient, createApiClient } from './lib/api-client.ts';
import { createCompany } from './lib/company.ts';
import { builtServer, type ServerSettings, startServer } from './lib/server-process.ts';
import { printTable } from './lib/table.ts';
import { fillCompany, type Size } from './lists/fill-company.ts';
import { type ListCall, type Listed, listCalls } from './lists/list-calls.ts';

const LARGE: Size = { products: 1_000, chatbots: 20_000, questions: 2_000 };
const SMALL: Size = { products: 20, chatbots: 20, questions: 20 };
const MOST_TIMES_SLOWER = 3;
const WARM_UP_ROUNDS = 5;

type Pair = { large: Listed; small: Listed };
type Figure = { name: string; smallMs: number; largeMs: number; times: number };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      server: { type: 'string', default: builtServer },
      database: { type: 'string' },
      rounds: { type: 'string', default: '40' },
    },
  });
  const script = resolve(values.server);
  const rounds = Number(values.rounds);
  const results: Record<string, Figure[]> = {};
  if (values.database !== 'postgres') {
    results.embedded = await withFolder((folder) => measure({ script, folder }, rounds));
  }
  const binaries = findPostgresBinaries();
  if (values.database !== 'embedded' && binaries !== null) {
    const postgres = await startPostgresServer(binaries);
    const env = { DATABASE_URL: postgres.url('postgres') };
    try {
      results.postgres = await withFolder((folder) => measure({ script, folder, env }, rounds));
    } finally {
      await postgres.stop();
    }
  }
  report(results);
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-lists-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(settings: ServerSettings, rounds: number): Promise<Figure[]> {
  const companies = await withServer(settings, async (api) => ({
    large: await createCompany(api, 'large@vendor.example'),
    small: await createCompany(api, 'small@vendor.example'),
  }));
  const [large, small] = await fill(settings, companies.large.companyId, companies.small.companyId);
  const pair: Pair = {
    large: { ...companies.large, productId: large },
    small: { ...companies.small, productId: small },
  };
  return withServer(settings, async (api) => {
    const figures: Figure[] = [];
    for (const call of listCalls) figures.push(await compare(api, call, pair, rounds));
    return figures;
  });
}

async function withServer<T>(settings: ServerSettings, work: (api: ApiClient) => Promise<T>): Promise<T> {
  const server = await startServer(settings);
  const result = await work(createApiClient(server.url));
  await server.process.kill('SIGTERM');
  return result;
}

/** Fills the companies while no server runs, and leaves the tables as a day's maintenance does. */
async function fill({ folder, env }: ServerSettings, largeId: string, smallId: string) {
  const databaseUrl = env?.DATABASE_URL ?? null;
  const database = await openDatabase({ databaseUrl, dataDir: join(folder, 'data') });
  try {
    const large = await fillCompany(database.pool, largeId, LARGE);
    const small = await fillCompany(database.pool, smallId, SMALL);
    await database.pool.query('vacuum (analyze)');
    return [large, small] as const;
  } finally {
    await database.close();
  }
}

async function compare(api: ApiClient, call: ListCall, pair: Pair, rounds: number): Promise<Figure> {
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
  return { ...figure, times: figure.largeMs / figure.smallMs };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(results: Record<string, Figure[]>): void {
  for (const [database, figures] of Object.entries(results)) {
    printTable(
      [`lists, ${database} (median ms)`, '20', '1,000 / 20,000', 'times'],
      figures.map(({ name, ...numbers }) => [
        name,
        ...[numbers.smallMs, numbers.largeMs, numbers.times].map((number) => number.toFixed(2)),
      ]),
    );
    console.log('');
  }
  const slowest = Object.values(results)
    .flat()
    .reduce((most, figure) => (figure.times > most.times ? figure : most));
  const isFast = slowest.times <= MOST_TIMES_SLOWER;
  const times = Math.round(slowest.times * 100) / 100;
  console.log(
    JSON.stringify({ bench: 'lists', isFast, slowest: slowest.name, times, most: MOST_TIMES_SLOWER }),
  );
  if (!isFast) process.exitCode = 1;
}
