/**
 * `npm run bench -- start [--server FILE]`: how long the built server takes to its first answer, on an empty folder
 * and on one with the demo company in it, the processor time that takes (which says more on a busy machine), the
 * processor time until it rests, and the memory it holds when nobody asks anything.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtServer, type ServerSettings, startServer } from '../../server/testing/server-process.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCpuMs, readMemory } from '../lib/running/process-usage.ts';

const laterStarts = 5;
const idleMs = 10_000;
const demoTimeoutMs = 180_000;
const targetMs = 2_000;
const targetCpuMs = 3_000;
const targetIdleMegabytes = 250;
const bytesPerMegabyte = 1_000_000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { server: { type: 'string', default: builtServer } } });
  const folder = await mkdtemp(join(tmpdir(), 'manualist-start-'));
  try {
    const settings = { script: resolve(values.server), folder };
    const firstMs = await startWithDemo(settings);
    const laterMs: number[] = [];
    for (let n = 1; n < laterStarts; n += 1) laterMs.push(await startOnce(settings));
    const { startMs, ...usage } = await startAndIdle(settings);
    laterMs.push(startMs);
    report({ firstMs, laterMs, ...usage });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const startHealthy = (settings: ServerSettings) => startServer(settings, { path: '/healthz' });

/** The very first start; stopped when the demo company is complete. Returns the time to the first answer in ms. */
async function startWithDemo(settings: ServerSettings): Promise<number> {
  const { process, startMs } = await startHealthy({ ...settings, env: { SEED_DEMO: 'true' } });
  await process.waitFor((line) => line.includes('is running'), demoTimeoutMs);
  await process.kill('SIGTERM');
  return startMs;
}

async function startOnce(settings: ServerSettings): Promise<number> {
  const { process, startMs } = await startHealthy(settings);
  await process.kill('SIGTERM');
  return startMs;
}

async function startAndIdle(settings: ServerSettings) {
  const { process, startMs } = await startHealthy(settings);
  const startCpuMs = await readCpuMs(process.pid);
  await sleep(idleMs);
  const restedCpuMs = await readCpuMs(process.pid);
  const memory = await readMemory(process.pid);
  await process.kill('SIGTERM');
  return { startMs, startCpuMs, restedCpuMs, ...memory };
}

type Measured = {
  firstMs: number;
  laterMs: number[];
  startCpuMs: number;
  restedCpuMs: number;
  rssBytes: number;
  pssBytes: number;
};

function report({ firstMs, laterMs, startCpuMs, restedCpuMs, rssBytes, pssBytes }: Measured): void {
  const sorted = [...laterMs].sort((a, b) => a - b);
  const medianMs = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const figures = {
    firstStartMs: Math.round(firstMs),
    laterStartMs: Math.round(medianMs),
    laterStartMaxMs: Math.round(sorted.at(-1) ?? 0),
    startCpuMs: Math.round(startCpuMs),
    restedCpuMs: Math.round(restedCpuMs),
    idleRssMegabytes: Math.round(rssBytes / bytesPerMegabyte),
    idlePssMegabytes: Math.round(pssBytes / bytesPerMegabyte),
  };
  printTable(
    ['start', 'figure'],
    Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
  );
  const targets = { targetMs, targetCpuMs, targetIdleMegabytes };
  const areMet =
    medianMs <= targetMs && startCpuMs <= targetCpuMs && figures.idleRssMegabytes <= targetIdleMegabytes;
  console.log(JSON.stringify({ bench: 'start', ...targets, areMet, laterStarts, ...figures }));
  if (!areMet) process.exitCode = 1;
}
