/**
 * `npm run bench -- memory`: what the built server holds at rest with the demo company: before anybody asks, after questions in the
 * manual's language, and after one in another, which loads the second model. The encoder's process is counted in; pages that processes
 * share are counted once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer, type RunningServer, startServer } from '../../server/testing/server-process.ts';
import { printTable } from '../lib/figures/table.ts';
import { listDescendants } from '../lib/running/descendants.ts';
import { readMemory } from '../lib/running/process-usage.ts';

const DEMO_TIMEOUT_MS = 180_000;
/** Vectors of the demo's manual are made meanwhile, and memory that was used is given back. */
const REST_MS = 20_000;
const MEGABYTE = 1_000_000;

const QUESTIONS = {
  'asked in English': ['What does E-07 mean?', 'How do I descale it?', 'Why is the coffee cold?'],
  'asked in German, too': ['Wie entkalke ich das Gerät?', 'Warum ist der Kaffee kalt?'],
};

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-memory-'));
  const settings = { script: builtServer, folder, env: { MEANING: 'on', SEED_DEMO: 'true' } };
  try {
    const first = await startServer(settings);
    const line = await first.process.waitFor((text) => text.includes('/chatbot/'), DEMO_TIMEOUT_MS);
    await sleep(REST_MS);
    await first.process.kill('SIGTERM');
    const server = await startServer({ ...settings, env: { MEANING: 'on' } });
    report(await measure(server, line));
    await server.process.kill('SIGTERM');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: RunningServer, line: string): Promise<Record<string, number>> {
  const [companyId, productId, uniqueId] = (line.split('/chatbot/')[1] ?? '').trim().split('/');
  const figures: Record<string, number> = {};
  await sleep(REST_MS);
  figures['nobody has asked'] = await heldBy(server);
  for (const [name, questions] of Object.entries(QUESTIONS)) {
    for (const question of questions) {
      const response = await fetch(`${server.url}/api/chatbot/ask-bot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uniqueId, companyId, productId, question }),
      });
      if (!response.ok) throw new Error(`A question was answered with ${response.status}.`);
    }
    await sleep(REST_MS);
    figures[name] = await heldBy(server);
  }
  return figures;
}

/** The server and its children, with shared pages counted by their share: megabytes. */
async function heldBy({ process: { pid } }: RunningServer): Promise<number> {
  const pids = [pid, ...listDescendants(pid).map((child) => child.pid)];
  const held = await Promise.all(pids.map((one) => readMemory(one)));
  return Math.round(held.reduce((sum, { pssBytes }) => sum + pssBytes, 0) / MEGABYTE);
}

function report(figures: Record<string, number>): void {
  printTable(
    ['state', 'MB'],
    Object.entries(figures).map(([name, megabytes]) => [name, String(megabytes)]),
  );
  console.log(JSON.stringify({ bench: 'memory', ...figures }));
}
