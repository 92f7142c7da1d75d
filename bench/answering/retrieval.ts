/**
 * How often the passage that answers is found: `npm run bench -- retrieval [DIR]`. The engine beside MiniSearch as it
 * comes, MiniSearch with our analysis, and plain BM25 over one field, on the same passages and questions.
 */

import { rankPassages } from '../../engine/ask/find/rank-passages.ts';
import { parseQuestion } from '../../engine/ask/question/parse-question.ts';
import { baselines } from '../lib/figures/baselines.ts';
import {
  createRetrievalMeter,
  macroAverage,
  type RetrievalMetrics,
} from '../lib/figures/retrieval-metrics.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { meaningOf, openIndex } from '../lib/manuals/open-index.ts';
import {
  DEFAULT_SETS,
  loadQuestionSets,
  type QuestionSet,
  toManualSource,
} from '../lib/questions/question-sets.ts';

/** Ranks a set's passages for a question: ids, best first. */
export type Ranker = (question: string) => string[] | Promise<string[]>;

/** Our engine's ranker over a set. */
export async function createEngineRanker(set: QuestionSet): Promise<Ranker> {
  const index = await openIndex([toManualSource(set)]);
  return async (question) => {
    const meaning = await meaningOf(index, question);
    const meant = meaning && { ...meaning, vectors: meaning.alone };
    const { ranked } = rankPassages(index, parseQuestion(index, question), 10, meant);
    return ranked.map(({ passage }) => set.passages[passage]?.id ?? '');
  };
}

/** Metrics of a ranker over a set's answerable questions. `misspell` changes each question before it is asked. */
export async function measure(
  set: QuestionSet,
  rank: Ranker,
  misspell = (question: string) => question,
): Promise<RetrievalMetrics> {
  const meter = createRetrievalMeter();
  for (const { question, answerable, gold_passage_ids } of set.questions) {
    if (!answerable) continue;
    const asked = misspell(question);
    const start = performance.now();
    const ranked = await rank(asked);
    meter.add(ranked, gold_passage_ids, performance.now() - start);
  }
  return meter.metrics();
}

export async function run([dir = DEFAULT_SETS]: string[]): Promise<void> {
  const sets = loadQuestionSets(dir);
  const engines = { Manualist: createEngineRanker, ...baselines };
  const rows: string[][] = [];
  const result: Record<string, unknown> = { bench: 'retrieval' };
  for (const [name, create] of Object.entries(engines)) {
    const perSet: RetrievalMetrics[] = [];
    for (const set of sets) {
      perSet.push(await measure(set, await create(set)));
      const metrics = perSet.at(-1);
      if (name === 'Manualist' && metrics !== undefined) rows.push(toRow(`Manualist, ${set.name}`, metrics));
    }
    const macro = macroAverage(perSet);
    rows.push(toRow(`${name}, mean of sets`, macro));
    result[name] = Object.fromEntries(Object.entries(macro).map(([key, value]) => [key, round(value)]));
  }
  printTable(['engine', 'questions', 'R@1', 'R@3', 'R@5', 'R@10', 'MRR', 'ms'], rows);
  console.log(JSON.stringify(result));
}

function toRow(name: string, m: RetrievalMetrics): string[] {
  const shares = [m.recall1, m.recall3, m.recall5, m.recall10, m.mrr].map(percent);
  return [name, String(m.questions), ...shares, m.medianMs.toFixed(2)];
}
