/**
 * `npm run bench -- healthz FILE [--server FILE]`: does the server keep answering while it takes in and reads a big
 * manual, and from when on can the manual be asked?
 */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { builtServer, startServer } from '../../server/testing/server-process.ts';
import { printTable } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { createCompany } from '../lib/running/company.ts';
import { followReading, type ReadingMoments } from './healthz/follow-reading.ts';
import { type Latencies, startPinger } from './healthz/pinger.ts';

const pingEveryMs = 20;
const targetMs = 250;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { server: { type: 'string', default: builtServer } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Usage: npm run bench -- healthz FILE');
  const folder = await mkdtemp(join(tmpdir(), 'manualist-healthz-'));
  try {
    const server = await startServer({ script: resolve(values.server), folder });
    const { latencies, uploadMs, moments } = await measure(server.url, file);
    await server.process.kill('SIGTERM');
    report(latencies, uploadMs, moments);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, path: string) {
  const api = createApiClient(url);
  const company = await createCompany(api);
  const { companyId, token } = company;
  const file = new File([await openAsBlob(path)], basename(path));
  const pinger = startPinger(url, pingEveryMs);
  const since = performance.now();
  const fields = { product_name: 'A machine with a long manual' };
  const { data: product } = await api.call(productRoutes.upload, { fields, file }, token);
  const uploadMs = performance.now() - since;
  const bot = { companyId, productId: product._id, email: 'dana@customer.example' };
  const { uniqueId } = (await api.call(chatbotRoutes.createBot, { body: bot }, token)).data;
  const limit = { params: { productId: product._id, uniqueId }, body: { queryLimit: 10_000 } };
  await api.call(chatbotRoutes.updateLimit, limit, token);
  const moments = await followReading({ api, company, productId: product._id, uniqueId, since });
  return { latencies: await pinger.stop(), uploadMs, moments };
}

function report(latencies: Latencies, uploadMs: number, { status, ...moments }: ReadingMoments): void {
  const figures = Object.fromEntries(
    Object.entries({ uploadMs, ...moments, ...latencies }).map(([name, figure]) => [name, rounded(figure)]),
  );
  printTable(
    ['healthz while a manual is read', 'figure'],
    Object.entries({ status, ...figures }).map(([name, figure]) => [name, String(figure ?? 'never')]),
  );
  const isSteady = latencies.maxMs <= targetMs && latencies.p99Ms <= targetMs;
  const { firstAnswerMs, lastPageMs } = moments;
  const isAskableEarly = firstAnswerMs !== null && lastPageMs !== null && firstAnswerMs < lastPageMs;
  console.log(JSON.stringify({ bench: 'healthz', targetMs, isSteady, isAskableEarly, status, ...figures }));
  if (!isSteady || !isAskableEarly || status !== 'ready') process.exitCode = 1;
}

const rounded = (figure: number | null): number | null =>
  figure === null ? null : Math.round(figure * 10) / 10;
