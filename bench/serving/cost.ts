/**
 * What finding costs: `npm run bench -- cost [DIR]`. CPU of a question and of building an index, and the memory that an
 * index holds, for 500 and 10,000 passages; beside it MiniSearch as it comes, which ranks but does not answer. Passages
 * are those of the manuals in DIR, and copies of them with seldom words of their own where they are too few; questions
 * are those about the sample manual.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ask } from '../../engine/ask/ask.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import type { ManualSource } from '../../engine/index/manual-index.ts';
import { miniSearchOver } from '../lib/figures/baselines.ts';
import { printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';
import { growManual } from './cost/grow-manual.ts';

const SAMPLE_QUESTIONS = 'bench/sets/sample';
const SIZES = [500, 10_000];
/** Questions asked before measuring, so that the compiler is done. */
const WARM_UP = 40;
const MIN_ASKED = 200;

/** Per passage: ms of CPU and bytes of memory; per question: ms of CPU. */
type Cost = { buildMs: number; bytes: number; askMs: number };

export async function run([dir]: string[]): Promise<void> {
  const questions = loadPageQuestions(SAMPLE_QUESTIONS).questions.map(({ question }) => question);
  const manuals = await readManuals(dir);
  const rows: string[][] = [];
  const result: Record<string, unknown> = { bench: 'cost' };
  for (const size of SIZES) {
    const manual = growManual(manuals, size);
    const engines = {
      Manualist: await measure(size, questions, () => prepareEngine(manual)),
      'MiniSearch default': await measure(size, questions, async () => prepareMiniSearch(manual)),
    };
    for (const [name, { buildMs, bytes, askMs }] of Object.entries(engines)) {
      rows.push([`${name}, ${size}`, buildMs.toFixed(3), (bytes / 1024).toFixed(1), askMs.toFixed(2)]);
      result[`${name} ${size}`] = {
        buildMsPerPassage: round(buildMs),
        bytesPerPassage: Math.round(bytes),
        askMs: round(askMs),
      };
    }
  }
  printTable(['engine, passages', 'build ms/passage', 'KB/passage', 'ask ms CPU'], rows);
  console.log(JSON.stringify(result));
}

async function readManuals(dir: string | undefined): Promise<ManualSource[]> {
  const files = dir === undefined ? ['sample/manual.pdf'] : pdfsIn(dir);
  const manuals: ManualSource[] = [];
  for (const file of files) {
    const manual = await readCachedManual(file).catch((error: Error) => error);
    if (manual instanceof Error) console.error(`Left out: ${manual.message}`);
    else manuals.push(manual);
  }
  return manuals;
}

function pdfsIn(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name.toLowerCase().endsWith('.pdf'));
  return names.sort().map((name) => join(dir, name));
}

type Engine = (question: string) => unknown;

async function measure(
  passages: number,
  questions: readonly string[],
  prepare: () => Promise<Engine>,
): Promise<Cost> {
  const before = heldBytes();
  const asks = await prepare();
  const bytes = (heldBytes() - before) / passages;
  // Built once more, now that the compiler is done with it.
  const build = process.cpuUsage();
  await prepare();
  const buildMs = cpuMsSince(build) / passages;
  const next = (i: number) => asks(questions[i % questions.length] ?? '');
  for (let i = 0; i < WARM_UP; i += 1) next(i);
  const rounds = Math.ceil(MIN_ASKED / questions.length) * questions.length;
  const start = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) next(i);
  return { buildMs, bytes, askMs: cpuMsSince(start) / rounds };
}

async function prepareEngine(manual: ManualSource): Promise<Engine> {
  const index = await buildIndex([manual]);
  return (question) => ask(index, question);
}

function prepareMiniSearch({ passages }: ManualSource): Engine {
  const search = miniSearchOver(passages);
  return (question) => search.search(question);
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of objects and buffers that are still in use. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
