/**
 * `npm run bench -- load [FILE] [--customers N] [--seconds N]`: many customers asking at once on the built product with
 * its demo company and the embedded database, each a question every ten seconds from an address of its own, with the
 * limits that everybody has; then, with FILE, the same while that manual is read; then five times as often, and how soon
 * it answers as before. Server and customers share the machine.
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { manualRoutes } from '../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { printTable } from '../lib/figures/table.ts';
import { type ApiClient, createApiClient } from '../lib/running/api-client.ts';
import { createLinkTo, type DemoProduct, openDemoProduct } from '../lib/running/demo-link.ts';
import { startTemporaryServer } from '../lib/running/temporary-server.ts';
import { type Latencies, startPinger } from './healthz/pinger.ts';
import { after, askUntil, type Crowd, countOutcomes, demoQuestions, type Outcome } from './load/customers.ts';
import { type Memory, watchMemory } from './load/watch-memory.ts';

const EVERY_MS = 10_000;
const OVERLOAD = 5;
const OVERLOAD_SECONDS = 30;
const RECOVERY_SECONDS = 15;
const PING_EVERY_MS = 50;
const READING_POLL_MS = 500;
const LINKS_AT_ONCE = 8;

type Phase = { name: string; outcomes: Outcome[]; health: Latencies; memory: Memory };

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { customers: { type: 'string', default: '200' }, seconds: { type: 'string', default: '300' } },
  });
  const [file] = positionals;
  const server = await startTemporaryServer({ withDemo: true, env: { TRUSTED_PROXIES: '1' } });
  try {
    const api = createApiClient(server.url);
    const demo = await openDemoProduct(api);
    const links = await createLinks(api, demo, Number(values.customers));
    const crowd = { url: server.url, links, questions: demoQuestions(), everyMs: EVERY_MS };
    const { pid } = server;
    const phases = [await observe('asking', crowd, pid, after(Number(values.seconds)))];
    if (file !== undefined) {
      const isRead = await readManual(api, demo, file);
      phases.push(await observe(`asking, ${basename(file)} being read`, crowd, pid, isRead));
    }
    const more = { ...crowd, everyMs: EVERY_MS / OVERLOAD };
    phases.push(await observe(`asking ${OVERLOAD} times as often`, more, pid, after(OVERLOAD_SECONDS)));
    phases.push(await observe('asking as before', crowd, pid, after(RECOVERY_SECONDS)));
    report(phases, links.length);
  } finally {
    await server.stop();
  }
}

async function createLinks(api: ApiClient, demo: DemoProduct, count: number) {
  const names = Array.from({ length: count }, (_, i) => `customer-${i}@customer.example`);
  const links = [];
  for (let at = 0; at < count; at += LINKS_AT_ONCE) {
    const some = names.slice(at, at + LINKS_AT_ONCE).map((email) => createLinkTo(api, demo, email));
    links.push(...(await Promise.all(some)));
  }
  return links;
}

/** Uploads the manual as a product of its own. @returns what tells whether it has been read, or can't be */
async function readManual(api: ApiClient, { token }: DemoProduct, path: string): Promise<() => boolean> {
  const file = new File([await openAsBlob(path)], basename(path));
  const fields = { product_name: 'A machine with a long manual' };
  const { data: product } = await api.call(productRoutes.upload, { fields, file }, token);
  const params = { productId: product._id };
  let isRead = false;
  const watch = async (): Promise<void> => {
    while (!isRead) {
      await sleep(READING_POLL_MS);
      const { data } = await api.call(manualRoutes.progress, { params }, token);
      isRead = data.every(({ status }) => status === 'ready' || status === 'failed');
    }
  };
  watch().catch(() => {
    isRead = true;
  });
  return () => isRead;
}

async function observe(name: string, crowd: Crowd, pid: number, isOver: () => boolean): Promise<Phase> {
  const pinger = startPinger(crowd.url, PING_EVERY_MS);
  const memory = watchMemory(pid);
  const outcomes = await askUntil(crowd, isOver);
  return { name, outcomes, health: await pinger.stop(), memory: memory.stop() };
}

const HEADER = [
  'what',
  'asked',
  'answered',
  '429 or 503',
  'of them with retry-after',
  'failed',
  'median ms',
  'p99 ms',
  'max ms',
  'healthz max ms',
  'server MB',
  'children MB',
];

function report(phases: readonly Phase[], customers: number): void {
  const figures = phases.map(figuresOf);
  printTable(
    HEADER,
    figures.map(({ name, ...rest }) => [name, ...Object.values(rest).map(String)]),
  );
  console.log(JSON.stringify({ bench: 'load', customers, everyMs: EVERY_MS, phases: figures }));
}

function figuresOf({ name, outcomes, health, memory }: Phase) {
  const { msAt, ...counts } = countOutcomes(outcomes);
  return {
    ...{ name, ...counts },
    medianMs: msAt(0.5),
    p99Ms: msAt(0.99),
    maxMs: msAt(1),
    healthMaxMs: Math.round(health.maxMs),
    serverMb: Math.round(memory.serverBytes / 1e6),
    childrenMb: Math.round(memory.childrenBytes / 1e6),
  };
}
