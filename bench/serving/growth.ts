/**
 * `npm run bench -- growth [--passages N] [--products N] [--asks N]`: ask-bot of a large installation against a small one,
 * asked in turns in one run on one PostgreSQL server: 10,000 products with so many passages in all, and 10 products with as
 * many each. First the same ten products of either, whose indexes are in memory: what having 10,000 costs who asks. Then all
 * products, a few of them often and most of them rarely, as in Zipf's law: what the first question to a product costs whose
 * index was dropped, and how much memory the others hold.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/db/connect.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { createServices } from '../../server/services.ts';
import { findPostgresBinaries, startPostgresServer } from '../../server/testing/postgres-server.ts';
import { printTable, round } from '../lib/figures/table.ts';
import { type Asking, insertAsking, questions } from './ask/fixture.ts';
import { copyProduct } from './growth/copy-product.ts';

const SMALL_PRODUCTS = 10;
/** The aim: p99 of the large installation at most so many times that of the small one. */
const MOST_TIMES = 1.5;
const COMPANIES = 100;
const ROUNDS = 20;
const WARM_UP_ASKS = 5;

type Installation = { name: string; products: Asking[]; app: FastifyInstance; close: () => Promise<void> };
type Times = { p50Ms: number; p99Ms: number; maxMs: number };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      passages: { type: 'string', default: '5000000' },
      products: { type: 'string', default: '10000' },
      asks: { type: 'string', default: '2000' },
    },
  });
  const [passages, products, asks] = [values.passages, values.products, values.asks].map(Number) as [
    number,
    number,
    number,
  ];
  const each = Math.round(passages / products);
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  const server = await startPostgresServer(binaries);
  const folder = await mkdtemp(join(tmpdir(), 'manualist-growth-'));
  try {
    const open = (name: string, count: number) =>
      install(name, server.url, folder, { products: count, each });
    const small = await open('small', SMALL_PRODUCTS);
    const large = await open('large', products);
    const kept = await compareKept(small, large, asks);
    const spread = await askSpread(large, asks);
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    report({ passages, products, each, kept, spread, megabytes });
    await small.close();
    await large.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit();
}

async function install(
  name: string,
  urlOf: (database: string) => string,
  folder: string,
  { products: count, each }: { products: number; each: number },
): Promise<Installation> {
  const maintenance = await openDatabase({ databaseUrl: urlOf('postgres'), dataDir: '', maxConnections: 1 });
  await maintenance.pool.query(`create database ${name}`);
  await maintenance.close();
  const database = await openDatabase({ databaseUrl: urlOf(name), dataDir: '', maxConnections: 10 });
  await migrateDatabase(database);
  const dataDir = join(folder, name);
  const config = loadConfig({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent' });
  const services = await createServices({ config, database, onJobError: () => undefined });
  await services.plans.seedCatalogue();
  const products = await fill(database, count, each);
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ config, services, logger, ping: async () => undefined, webDir: '' });
  return {
    name,
    products,
    app,
    close: async () => {
      await app.close();
      await services.close();
      await database.close();
    },
  };
}

/** Companies with one product that is written out, and the others copied from it within the database. */
async function fill(database: Database, products: number, each: number): Promise<Asking[]> {
  const companies = Math.min(COMPANIES, products);
  const asked: Asking[] = [];
  const since = performance.now();
  for (let n = 0; n < companies; n += 1) {
    const first = await insertAsking(database.write, each);
    const share = Math.floor(products / companies) + (n < products % companies ? 1 : 0);
    asked.push(first, ...(await copyProduct(database.pool, first, share - 1)));
  }
  await database.pool.query('vacuum (analyze)');
  const { rows } = await database.pool.query<{ n: number; size: string }>(
    "select reltuples::float8 n, pg_size_pretty(pg_database_size(current_database())) size from pg_class where relname = 'passage'",
  );
  const seconds = Math.round((performance.now() - since) / 1000);
  console.log(`${products} products, ${rows[0]?.n} passages, ${rows[0]?.size}, filled in ${seconds} s`);
  return asked;
}

async function askOnce({ app }: Installation, product: Asking, n: number): Promise<number> {
  const payload = { ...product, question: questions[n % questions.length] };
  const begun = performance.now();
  const reply = await app.inject({ method: 'POST', url: '/api/chatbot/ask-bot', payload });
  const ms = performance.now() - begun;
  if (reply.statusCode !== 200) throw new Error(`ask-bot answered ${reply.statusCode}: ${reply.body}`);
  return ms;
}

/** The same number of products of both, all in memory. */
async function compareKept(small: Installation, large: Installation, asks: number) {
  const step = Math.floor(large.products.length / SMALL_PRODUCTS);
  const chosen = new Map([
    [small, small.products],
    [large, Array.from({ length: SMALL_PRODUCTS }, (_, n) => large.products[n * step] as Asking)],
  ]);
  const times = new Map<Installation, number[]>([
    [small, []],
    [large, []],
  ]);
  for (const [installation, products] of chosen)
    for (let n = 0; n < products.length * WARM_UP_ASKS; n += 1)
      await askOnce(installation, products[n % products.length] as Asking, n);
  const perRound = Math.ceil(asks / ROUNDS);
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [installation, products] of chosen) {
      for (let i = 0; i < perRound; i += 1) {
        const ms = await askOnce(installation, products[i % products.length] as Asking, n * perRound + i);
        times.get(installation)?.push(ms);
      }
    }
  }
  return { small: timesOf(times.get(small) ?? []), large: timesOf(times.get(large) ?? []) };
}

/** Every product of the large one, the n-th most asked 1/n as often as the first. */
async function askSpread(large: Installation, asks: number) {
  const { products } = large;
  const weights = products.map((_, n) => 1 / (n + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pick = (share: number): number => {
    let left = share * total;
    return weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
  };
  const seen = new Set<number>();
  const [first, again]: [number[], number[]] = [[], []];
  let state = 1;
  for (let n = 0; n < asks; n += 1) {
    // Numerical Recipes' linear congruential generator: every run asks the same products.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const place = Math.max(0, pick(state / 2 ** 32));
    const ms = await askOnce(large, products[place] as Asking, n);
    (seen.has(place) ? again : first).push(ms);
    seen.add(place);
  }
  return {
    products: seen.size,
    firstShare: first.length / asks,
    first: timesOf(first),
    again: timesOf(again),
    all: timesOf([...first, ...again]),
  };
}

function timesOf(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

type Results = {
  passages: number;
  products: number;
  each: number;
  kept: { small: Times; large: Times };
  spread: Awaited<ReturnType<typeof askSpread>>;
  megabytes: number;
};

function report({ passages, products, each, kept, spread, megabytes }: Results): void {
  const rows: [string, Times][] = [
    [`${SMALL_PRODUCTS} of ${SMALL_PRODUCTS} products`, kept.small],
    [`${SMALL_PRODUCTS} of ${products} products`, kept.large],
    [`all by Zipf's law (${spread.products} of them)`, spread.all],
    ['  asked before', spread.again],
    [`  first question to a product (${round(spread.firstShare * 100)} %)`, spread.first],
  ];
  printTable(
    [`${each} passages each`, 'median ms', 'p99 ms', 'max ms'],
    rows.map(([name, times]) => [name, ...Object.values(times).map((ms) => ms.toFixed(1))]),
  );
  const times = kept.large.p99Ms / kept.small.p99Ms;
  console.log(
    JSON.stringify({
      bench: 'growth',
      passages,
      products,
      times: round(times),
      most: MOST_TIMES,
      kept,
      spread,
      megabytes,
    }),
  );
  if (times > MOST_TIMES) process.exitCode = 1;
}
