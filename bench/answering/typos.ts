/**
 * What one misspelled word costs: `npm run bench -- typos [DIR]`. Retrieval on the questions as they are and with one
 * random mistake in each. Sets whose questions are whole paragraphs (median above 40 words) are left out: one word of
 * many hardly matters there.
 */

import { baselines } from '../lib/figures/baselines.ts';
import { createMisspeller } from '../lib/figures/misspell.ts';
import { macroAverage, median } from '../lib/figures/retrieval-metrics.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { DEFAULT_SETS, loadQuestionSets, type QuestionSet } from '../lib/questions/question-sets.ts';
import { createEngineRanker, measure, type Ranker } from './retrieval.ts';

const SEED = 11;
const MAX_MEDIAN_WORDS = 40;

export async function run([dir = DEFAULT_SETS]: string[]): Promise<void> {
  const sets = loadQuestionSets(dir).filter(hasShortQuestions);
  const ours = await compare(sets, createEngineRanker);
  const others = await compare(sets, baselines['MiniSearch tuned'] ?? createEngineRanker);
  const row = (name: string, m: typeof ours) => [
    name,
    ...[m.clean.recall5, m.clean.mrr, m.typos.recall5, m.typos.mrr].map(percent),
  ];
  printTable(
    ['engine', 'R@5', 'MRR', 'R@5 with a typo', 'MRR with a typo'],
    [row('Manualist', ours), row('MiniSearch tuned', others)],
  );
  const shares = {
    cleanMrr: ours.clean.mrr,
    typoMrr: ours.typos.mrr,
    cleanRecall5: ours.clean.recall5,
    typoRecall5: ours.typos.recall5,
  };
  const rounded = Object.fromEntries(Object.entries(shares).map(([key, value]) => [key, round(value)]));
  console.log(JSON.stringify({ bench: 'typos', sets: sets.map((set) => set.name), ...rounded }));
}

async function compare(sets: readonly QuestionSet[], create: (set: QuestionSet) => Promise<Ranker>) {
  const misspell = createMisspeller(SEED);
  const clean = [];
  const typos = [];
  for (const set of sets) {
    const rank = await create(set);
    clean.push(await measure(set, rank));
    typos.push(await measure(set, rank, misspell));
  }
  return { clean: macroAverage(clean), typos: macroAverage(typos) };
}

function hasShortQuestions(set: QuestionSet): boolean {
  return median(set.questions.map(({ question }) => question.split(/\s+/).length)) <= MAX_MEDIAN_WORDS;
}
