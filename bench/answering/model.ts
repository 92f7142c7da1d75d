/**
 * What a language model can do to answers: `npm run bench -- model [DIR] [MANUALS_DIR]`. Every question of the sample set
 * is asked with a real server of every kind behind it: good, slow, broken, inventing, obeying smuggled orders. "Invented"
 * counts numbers with their units, codes and names in the customer's answer that no quote of it holds.
 */
import { join } from 'node:path';
import { buildIndex } from '../../engine/index/build-index.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { MODEL_MODES, type ModelMode } from '../../server/testing/model/model-modes.ts';
import { say, startModelServer } from '../../server/testing/model/model-server.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';
import { type AskedQuestion, askAll, type ModeResult } from './model/ask-all.ts';
import { answerAsPeople } from './model/people.ts';

const ALLOWED_MS = 10_000;
/** Far enough in the set to be about something else. */
const ANOTHER_QUESTION = 7;

export async function run([dir = 'bench/sets/sample', manualsDir = 'sample']: string[]): Promise<void> {
  const questions = await loadQuestions(dir, manualsDir);
  const server = await startModelServer(say(''));
  const modes: ModelMode[] = [
    { name: 'writes as people did', behave: answerAsPeople(questions) },
    { name: 'answers another question', behave: answerAsPeople(questions, ANOTHER_QUESTION) },
    ...MODEL_MODES,
  ];
  const results: ModeResult[] = [];
  try {
    for (const mode of modes) results.push(await askAll(server, mode, questions));
  } finally {
    await server.stop();
  }
  report(results);
}

async function loadQuestions(dir: string, manualsDir: string): Promise<AskedQuestion[]> {
  const set = loadPageQuestions(dir, manualsDir);
  const indexes = new Map<string, ManualIndex>();
  const asked: AskedQuestion[] = [];
  for (const { file, question, history = [], answer = '' } of set.questions) {
    const index =
      indexes.get(file) ?? (await buildIndex([await readCachedManual(join(set.manualsDir, file))]));
    indexes.set(file, index);
    asked.push({ question, answer, index, history: history.map((earlier) => ({ question: earlier })) });
  }
  return asked;
}

function report(results: readonly ModeResult[]): void {
  printTable(
    ['model', 'answers', 'asked', 'from model', 'from extract', 'closest', 'invented', 'slowest ms'],
    results.map(({ mode, ...figures }) => [mode, ...Object.values(figures).map(String)]),
  );
  const invented = results.reduce((sum, result) => sum + result.invented, 0);
  const slowestMs = Math.max(...results.map((result) => result.slowestMs));
  console.log(
    JSON.stringify({
      bench: 'model',
      modes: results.length,
      invented,
      slowestMs,
      allowedMs: ALLOWED_MS,
      results,
    }),
  );
  if (invented > 0 || slowestMs > ALLOWED_MS) process.exitCode = 1;
}
