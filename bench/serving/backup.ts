/**
 * `npm run bench -- backup [--questions N] [--server FILE]`: how long a backup of the running program with the embedded
 * database takes, how large it is, and how long a customer who asks one question after another waits at most beside it and without it.
 * `--questions` adds a company with so many questions and answers before.
 */

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { openDatabase } from '../../server/db/connect.ts';
import { startScript } from '../../server/testing/killable.ts';
import { builtServer, type ServerSettings, startServer } from '../../server/testing/server-process.ts';
import { printTable } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { createCompany } from '../lib/running/company.ts';
import { createDemoLink } from '../lib/running/demo-link.ts';
import { fillQuestions } from './analytics/fill-questions.ts';

const QUESTIONS = ['What does error E-14 mean?', 'How do I clean the strainer?', 'How high is the pump?'];
const ROUNDS = 3;
const PRODUCTS = 50;
const WARM_UP_ASKS = 20;
/** Between an answer and the next question. */
const PAUSE_MS = 50;
const demoTimeoutMs = 180_000;
const bytesPerMegabyte = 1_000_000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      questions: { type: 'string', default: '0' },
      server: { type: 'string', default: builtServer },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'manualist-backup-'));
  try {
    const settings = { script: resolve(values.server), folder };
    await prepare(settings, Number(values.questions));
    const server = await startServer(settings);
    const measured = await measure(server.url, settings);
    await server.process.kill('SIGTERM');
    report({ questions: Number(values.questions), ...measured });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const dataDirOf = ({ folder }: ServerSettings): string => join(folder, 'data');

/** The demo company, and beside it one with more questions where they are wanted. */
async function prepare(settings: ServerSettings, questions: number): Promise<void> {
  const { process, url } = await startServer({ ...settings, env: { SEED_DEMO: 'true' } });
  await process.waitFor((line) => line.includes('is running'), demoTimeoutMs);
  const { companyId } = await createCompany(createApiClient(url));
  await process.kill('SIGTERM');
  if (questions === 0) return;
  const database = await openDatabase({ dataDir: dataDirOf(settings) });
  try {
    await fillQuestions(database.pool, companyId, { products: PRODUCTS, questions });
  } finally {
    await database.close();
  }
}

type Waits = { count: number; medianMs: number; maxMs: number };

async function measure(url: string, settings: ServerSettings) {
  const api = createApiClient(url);
  const link = await createDemoLink(api, 'dana@customer.example');
  let asked = 0;
  const ask = async (): Promise<number> => {
    const startedAt = performance.now();
    asked += 1;
    await api.call(chatRoutes.askBot, {
      body: { ...link, question: QUESTIONS[asked % QUESTIONS.length] ?? '' },
    });
    return performance.now() - startedAt;
  };
  for (let n = 0; n < WARM_UP_ASKS; n += 1) await ask();

  const besides: number[] = [];
  const backupMs: number[] = [];
  let archive = '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    archive = join(settings.folder, `backup-${round}`);
    const startedAt = performance.now();
    const made = backUp(settings, archive);
    besides.push(...(await askUntil(ask, made)));
    backupMs.push(performance.now() - startedAt);
  }
  const total = backupMs.reduce((sum, ms) => sum + ms, 0);
  const alone = await askUntil(ask, sleep(total));
  return { backupMs, archiveBytes: await sizeOf(archive), beside: waitsOf(besides), alone: waitsOf(alone) };
}

/** As an operator does it, in a process of its own. */
async function backUp(settings: ServerSettings, archive: string): Promise<void> {
  const script = join(dirname(settings.script), 'admin.js');
  const admin = startScript(script, ['backup', archive], { DATA_DIR: dataDirOf(settings) });
  if ((await admin.exited) !== 0) throw new Error(`The backup failed: ${admin.errors()}`);
}

async function askUntil(ask: () => Promise<number>, end: Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const ended = end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    waits.push(await ask());
    await sleep(PAUSE_MS);
  }
  await ended;
  return waits;
}

function waitsOf(waits: number[]): Waits {
  const sorted = [...waits].sort((a, b) => a - b);
  return {
    count: sorted.length,
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    maxMs: Math.round(sorted.at(-1) ?? 0),
  };
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

type Measured = Awaited<ReturnType<typeof measure>> & { questions: number };

function report({ questions, backupMs, archiveBytes, beside, alone }: Measured): void {
  const figures = {
    addedQuestions: questions,
    backupMaxMs: Math.round(Math.max(...backupMs)),
    archiveMegabytes: Math.round((archiveBytes / bytesPerMegabyte) * 10) / 10,
    asksBeside: beside.count,
    askBesideMedianMs: beside.medianMs,
    askBesideMaxMs: beside.maxMs,
    asksAlone: alone.count,
    askAloneMedianMs: alone.medianMs,
    askAloneMaxMs: alone.maxMs,
  };
  printTable(
    ['backup', 'figure'],
    Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
  );
  console.log(JSON.stringify({ bench: 'backup', rounds: ROUNDS, ...figures }));
}
