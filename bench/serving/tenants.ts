/**
 * `npm run bench -- tenants [--rates 50] [--seconds 120] [--database embedded|postgres]`: ten companies with twenty customers each, who ask
 * so many questions a second in all, whether or not their last answer has come. 95 of 100 answers come within 150 ms, nothing fails, and
 * the main thread is held up 30 ms at most (the 99th percentile). Program and customers share the machine; several rates show where it bends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgresBinaries, startPostgresServer } from '../../server/testing/postgres-server.ts';
import { printTable } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { createLinkTo, type DemoLink } from '../lib/running/demo-link.ts';
import { readLag } from '../lib/running/read-lag.ts';
import { startTemporaryServer } from '../lib/running/temporary-server.ts';
import { settleIn } from '../robustness/neighbours/neighbourhood.ts';
import { after, askUntil, countOutcomes, demoQuestions, type Outcome } from './load/customers.ts';

const COMPANIES = 10;
const CUSTOMERS_EACH = 20;
const MAX_P95_MS = 150;
const MAX_LAG_MS = 30;
const WARM_UP_SECONDS = 10;
const LOOK_EVERY_MS = 5_000;

type Row = { database: string; rate: number; outcomes: Outcome[]; lagMs: number };
type Plan = { rates: readonly number[]; seconds: number };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rates: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '120' },
      database: { type: 'string' },
    },
  });
  const plan = { rates: values.rates.split(',').map(Number), seconds: Number(values.seconds) };
  if (![...plan.rates, plan.seconds].every((number) => number > 0))
    throw new Error('--rates and --seconds take numbers above 0.');
  if (![undefined, 'embedded', 'postgres'].includes(values.database))
    throw new Error('--database takes: embedded, postgres.');
  const rows: Row[] = [];
  if (values.database !== 'postgres') rows.push(...(await measure('embedded', {}, plan)));
  if (values.database !== 'embedded') {
    const binaries = findPostgresBinaries();
    if (binaries === null) throw new Error('PostgreSQL is not installed: --database embedded does without.');
    const postgres = await startPostgresServer(binaries);
    try {
      rows.push(...(await measure('postgres', { DATABASE_URL: postgres.url('postgres') }, plan)));
    } finally {
      await postgres.stop();
    }
  }
  report(rows);
}

async function measure(database: string, env: Record<string, string>, plan: Plan): Promise<Row[]> {
  const server = await startTemporaryServer({ env: { ...env, TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' } });
  try {
    const links = await createLinks(server.url);
    const rows: Row[] = [];
    await observe(server.url, links, { rate: plan.rates[0] ?? 1, seconds: WARM_UP_SECONDS });
    for (const rate of plan.rates)
      rows.push({
        database,
        rate,
        ...(await observe(server.url, links, { rate, seconds: plan.seconds })),
      });
    return rows;
  } finally {
    await server.stop();
  }
}

/** One customer of each company after the other, so that those who ask at a time are of different ones. */
async function createLinks(url: string): Promise<DemoLink[]> {
  const api = createApiClient(url);
  const { attacker, others } = await settleIn(api, COMPANIES);
  const links: DemoLink[] = [];
  for (let number = 0; number < CUSTOMERS_EACH; number += 1)
    for (const company of [attacker, ...others])
      links.push(await createLinkTo(api, company, `customer-${number}@${company.name}.example`));
  return links;
}

async function observe(
  url: string,
  links: readonly DemoLink[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Pick<Row, 'outcomes' | 'lagMs'>> {
  const isOver = after(seconds);
  const everyMs = (1000 * links.length) / rate;
  const [lagsMs, outcomes] = await Promise.all([
    watchLag(url, isOver),
    askUntil({ url, links, questions: demoQuestions(), everyMs }, isOver),
  ]);
  return { outcomes, lagMs: Math.max(...lagsMs) };
}

async function watchLag(url: string, isOver: () => boolean): Promise<number[]> {
  await readLag(url);
  const lags: number[] = [];
  while (!isOver()) {
    await sleep(LOOK_EVERY_MS);
    const lagMs = await readLag(url);
    if (lagMs === null) throw new Error('The metrics do not say how long the main thread is held up.');
    lags.push(lagMs);
  }
  return lags;
}

function report(rows: readonly Row[]): void {
  const figures = rows.map(figuresOf);
  printTable(
    [
      'database',
      'a second',
      'asked',
      'answered',
      'turned away',
      'failed',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'lag ms',
    ],
    figures.map((figure) => Object.values(figure).map(String)),
  );
  const isMet = figures.every(
    ({ asked, answered, p95Ms, lagMs }) => answered === asked && p95Ms <= MAX_P95_MS && lagMs <= MAX_LAG_MS,
  );
  console.log(
    JSON.stringify({ bench: 'tenants', isMet, maxP95Ms: MAX_P95_MS, maxLagMs: MAX_LAG_MS, figures }),
  );
  if (!isMet) process.exitCode = 1;
}

function figuresOf({ database, rate, outcomes, lagMs }: Row) {
  const { asked, answered, turnedAway, failed, msAt } = countOutcomes(outcomes);
  return {
    ...{ database, rate, asked, answered, turnedAway, failed },
    ...{ p50Ms: msAt(0.5), p95Ms: msAt(0.95), p99Ms: msAt(0.99), lagMs: Math.round(lagMs) },
  };
}
