/**
 * `npm run bench -- hostile-words [--language de] [--chars N] [--all]`: what a question costs that is made to be slow, in
 * milliseconds of the main thread: everything between its arrival and its answer that is no database. The least of several
 * runs, and how much longer it takes than half of it. Prints the slowest; `--all` every kind.
 */
import { fileURLToPath } from 'node:url';
import { MAX_QUESTION_CHARS } from '../../contracts/plans/limits.ts';
import { createCorrectionMatcher } from '../../engine/ask/corrections/match-correction.ts';
import { courtesyOf } from '../../engine/ask/question/forms/chatter.ts';
import { findOtherLanguage } from '../../engine/ask/question/other-language.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import { inquire } from '../../engine/write/writing-task.ts';
import { fittingVideos } from '../../replies/videos.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { hostileKinds, hostileQuestion } from './hostile-words/questions.ts';

const SAMPLE = fileURLToPath(new URL('../../sample/manual.pdf', import.meta.url));
const ORDINARY = 'How do I clean the filter of the pump?';
const RUNS = 5;
const SHOWN = 25;

export async function run(args: string[]): Promise<void> {
  const optionOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const chars = Number(optionOf('--chars') ?? MAX_QUESTION_CHARS);
  const manual = await readCachedManual(SAMPLE);
  const index = await buildIndex([{ ...manual, language: optionOf('--language') ?? manual.language }]);
  const corrected = Array.from({ length: 50 }, (_, i) => ({
    question: `What does code E-${i} mean on the pump?`,
  }));
  const match = createCorrectionMatcher(index, corrected);
  const videos = [{ id: 'v', link: 'https://example.com/v', description: 'Cleaning the filter of the pump' }];

  const parts: Record<string, (question: string) => unknown> = {
    courtesy: (question) => courtesyOf(index, question),
    corrections: (question) => match(question),
    'a turn later': (question) => inquire(index, 'And then?', [{ question }]),
    answer: (question) => inquire(index, question, []),
    language: (question) => findOtherLanguage(index, question, []),
    videos: (question) => fittingVideos(question, videos, 0),
  };
  const measure = async (question: string) => {
    const took: number[] = [];
    for (const part of Object.values(parts)) took.push(await leastMs(() => part(question)));
    return took;
  };
  // What is made when it is first needed is made now.
  for (const question of [ORDINARY, 'жа zzqqxy', ORDINARY]) await measure(question);
  const ordinary = sum(await measure(ORDINARY));
  const rows = [];
  for (const kind of hostileKinds) {
    const text = hostileQuestion(kind, chars / 2);
    const whole = await measure(hostileQuestion(kind, 2 * text.length));
    const half = sum(await measure(text));
    rows.push({ kind, total: sum(whole), growth: sum(whole) / half, whole });
  }
  rows.sort((a, b) => b.total - a.total);
  printTable(
    ['question', 'ms', 'half of it: times', ...Object.keys(parts)],
    rows
      .slice(0, args.includes('--all') ? undefined : SHOWN)
      .map(({ kind, total, growth, whole }) => [
        kind,
        total.toFixed(1),
        growth.toFixed(1),
        ...whole.map((ms) => ms.toFixed(1)),
      ]),
  );
  const slowest = rows[0];
  console.log(
    JSON.stringify({
      bench: 'hostile-words',
      chars,
      ordinaryMs: ordinary,
      slowest: slowest?.kind,
      slowestMs: slowest?.total,
    }),
  );
}

async function leastMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
    // What takes seconds is no accident of one run.
    if (least > 500) break;
  }
  return least;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
