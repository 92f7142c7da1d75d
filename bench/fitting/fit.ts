/**
 * Fits ranking and judging and writes their model files: `npm run bench -- fit QA PDFQA DEVICEQA DEVICE_MANUALS [--dry]`, where the
 * folders are what the benches retrieval and pdfqa take; our own sets are always added. Prints what models give that were fitted
 * without the manual they are judged on, and what every threshold would give. `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SENTENCE_FEATURES } from '../../engine/ask/compose/sentence-features.ts';
import { FEATURES } from '../../engine/ask/find/candidate-features.ts';
import { JUDGE_FEATURES } from '../../engine/ask/find/judge-features.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { auroc } from '../lib/figures/auroc.ts';
import {
  fitLogistic,
  type LabelledRow,
  type LogisticModel,
  plainWeights,
  predict,
} from '../lib/figures/logistic.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { loadPageQuestions, type PageQuestion } from '../lib/questions/page-questions.ts';
import { loadForeignQuestions, loadQuestionSets } from '../lib/questions/question-sets.ts';
import { sample } from '../lib/questions/word-cases.ts';
import { collectPageRows, collectPassageRows, type FitRow } from './fit/collect-rows.ts';
import { collectSentenceRows, type SentenceRow } from './fit/collect-sentences.ts';
import { dot, fitRanking, type RankingRow } from './fit/fit-ranking.ts';

const FOLDS = 5;
/** How often customers are taken to ask what: most questions are about the product, and most of those are answered. */
const KIND_WEIGHT = { answerable: 1, near: 0.5, far: 0.4 } as const;
const THRESHOLDS = Array.from({ length: 17 }, (_, i) => 0.1 + 0.05 * i);

/** Questions in other languages that manuals of other products are asked. */
const FAR_ABROAD = 25;
/** About appliances that none of the other sets has: a boiler, a fridge and an air conditioner. */
const isAbroad = ({ file, history }: PageQuestion): boolean =>
  history === undefined && /^(?:boiler-nl|fridge-fr|aircon-es)/.test(file);

type Judged = { row: FitRow; rank: number; answerable: number; right: number };

export async function run(args: string[]): Promise<void> {
  const [qa = '', pdfqa = '', deviceqa = '', deviceManuals] = args.filter((arg) => !arg.startsWith('--'));
  const own = loadPageQuestions('bench/sets/other-authors', 'bench/sets/other-authors');
  const english = loadForeignQuestions(qa);
  // Most manuals are English and most questions about other products would be, too: some in other languages are asked as well.
  const abroad = sample(own.questions.filter(isAbroad), FAR_ABROAD).map(({ question }) => question);
  const far = { english, abroad };
  const rows = [
    ...(await collectPageRows('device', loadPageQuestions(deviceqa, deviceManuals), far)),
    ...(await collectPageRows('pdfqa', loadPageQuestions(pdfqa), far)),
    ...(await collectPageRows(
      'other authors',
      loadPageQuestions('bench/sets/other-authors', 'bench/sets/other-authors'),
      far,
    )),
    ...(await collectPageRows('sample', loadPageQuestions('bench/sets/sample', 'sample'), far)),
    ...(await collectPageRows('everyday', loadPageQuestions('bench/sets/everyday', 'sample'), far)),
    ...(await collectPassageRows(loadQuestionSets(qa), english)),
  ];
  const sentences = [
    ...(await collectSentenceRows('device', loadPageQuestions(deviceqa, deviceManuals))),
    ...(await collectSentenceRows('pdfqa', loadPageQuestions(pdfqa))),
    ...(await collectSentenceRows('sample', loadPageQuestions('bench/sets/sample', 'sample'))),
  ];
  const dump = args.find((arg) => arg.startsWith('--dump='))?.slice('--dump='.length);
  if (dump !== undefined) writeFileSync(dump, rows.map((row) => JSON.stringify(row)).join('\n'));
  const judged = crossValidate(rows);
  report(judged);
  reportSentences(sentences);
  if (args.includes('--dry')) return;
  writeWeights('find/ranking-model.ts', 'RANKING_WEIGHTS', FEATURES, fitRanking(rankingRows(rows)));
  writeWeights('compose/sentence-model.ts', 'SENTENCE_WEIGHTS', SENTENCE_FEATURES, fitRanking(sentences));
  writeJudging(fitLogistic(judgeRows(rows, isAnswerable), true), fitLogistic(judgeRows(rows, isRight), true));
}

/** Each manual by models that were fitted without it. */
function crossValidate(rows: readonly FitRow[]): Judged[] {
  const manuals = [...new Set(rows.map(({ manual }) => manual))].sort();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(manuals.filter((_, i) => i % FOLDS === fold));
    const others = rows.filter(({ manual }) => !held.has(manual));
    const weights = fitRanking(rankingRows(others));
    const answerable = fitLogistic(judgeRows(others, isAnswerable), true);
    const right = fitLogistic(judgeRows(others, isRight), true);
    return rows
      .filter(({ manual }) => held.has(manual))
      .map((row) => ({
        row,
        rank: rankOf(row, weights),
        answerable: predict(answerable, row.judge),
        right: predict(right, row.judge),
      }));
  }).flat();
}

const isAnswerable = ({ kind }: FitRow): boolean => kind === 'answerable';
const isRight = ({ firstIsRight }: FitRow): boolean => firstIsRight;

/** A manual with many questions counts more, but not as many times more. */
const shareOf = (rows: readonly FitRow[]): ((row: FitRow) => number) => {
  const counts = groupBy(rows, ({ manual, kind }) => `${manual} ${kind}`);
  return ({ manual, kind }) => 1 / Math.sqrt(counts.get(`${manual} ${kind}`)?.length ?? 1);
};

function rankingRows(rows: readonly FitRow[]): RankingRow[] {
  const share = shareOf(rows);
  return rows.filter(isAnswerable).map((row) => ({ ...row, weight: share(row) }));
}

function judgeRows(rows: readonly FitRow[], is: (row: FitRow) => boolean): LabelledRow[] {
  const share = shareOf(rows);
  return rows.map((row) => ({
    features: row.judge,
    label: is(row) ? 1 : 0,
    weight: share(row) * KIND_WEIGHT[row.kind],
  }));
}

function rankOf({ candidates, gold, firstIsRight }: FitRow, weights: readonly number[]): number {
  if (candidates.length === 0) return firstIsRight ? 1 : Number.POSITIVE_INFINITY;
  const order = candidates
    .map((features, i) => ({ score: dot(features, weights), isGold: gold[i] === true }))
    .sort((a, b) => b.score - a.score);
  const at = order.findIndex((one) => one.isGold);
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

function report(judged: readonly Judged[]): void {
  const groups = [
    ...groupBy(judged, ({ row }) => `${row.set}${row.isForeign ? ', foreign' : ''}`),
    ['all', judged] as const,
  ];
  printTable(
    ['held-out manuals of', 'answerable', 'first', 'in three', 'MRR', 'AUROC far', 'near', 'first right'],
    groups.map(([name, group]) => toRow(name, group)),
  );
  console.log('');
  for (const [name, group] of groups) printCurve(name, group);
}

function toRow(name: string, group: readonly Judged[]): string[] {
  const gold = group.filter(({ row }) => isAnswerable(row));
  const share = (is: (one: Judged) => boolean) => percent(gold.filter(is).length / Math.max(1, gold.length));
  const area = (kind: FitRow['kind']) => {
    const others = group.filter(({ row }) => row.kind === kind);
    const odds = (of: readonly Judged[]) => of.map(({ answerable }) => answerable);
    return others.length === 0 ? '' : percent(auroc(odds(gold), odds(others)));
  };
  const parts = [true, false].map((is) =>
    gold.filter(({ row }) => row.firstIsRight === is).map(({ right }) => right),
  );
  return [
    name,
    String(gold.length),
    share(({ rank }) => rank === 1),
    share(({ rank }) => rank <= 3),
    percent(gold.reduce((sum, { rank }) => sum + 1 / rank, 0) / Math.max(1, gold.length)),
    area('far'),
    area('near'),
    percent(auroc(parts[0] ?? [], parts[1] ?? [])),
  ];
}

function printCurve(name: string, group: readonly Judged[]): void {
  const below = (kind: FitRow['kind'], threshold: number) => {
    const own = group.filter(({ row }) => row.kind === kind);
    return own.length === 0
      ? ''
      : percent(own.filter(({ answerable }) => answerable < threshold).length / own.length);
  };
  const sure = (threshold: number) => group.filter(({ right }) => right >= threshold);
  const gold = group.filter(({ row }) => isAnswerable(row)).length;
  const near = group.filter(({ row }) => row.kind === 'near');
  printTable(
    [name, 'refused: answerable', 'near', 'far', 'sure: of answerable', 'of near', 'right of sure'],
    THRESHOLDS.map((threshold) => [
      threshold.toFixed(2),
      ...(['answerable', 'near', 'far'] as const).map((kind) => below(kind, threshold)),
      percent(sure(threshold).filter(({ row }) => isAnswerable(row)).length / Math.max(1, gold)),
      percent(near.filter(({ right }) => right >= threshold).length / Math.max(1, near.length)),
      percent(
        sure(threshold).filter(({ row }) => row.firstIsRight).length / Math.max(1, sure(threshold).length),
      ),
    ]),
  );
  console.log('');
}

/** How often the sentence put first answers, on manuals that the model was fitted without. */
function reportSentences(rows: readonly SentenceRow[]): void {
  const manuals = [...new Set(rows.map(({ manual }) => manual))].sort();
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(manuals.filter((_, i) => i % FOLDS === fold));
    const weights = fitRanking(rows.filter(({ manual }) => !held.has(manual)));
    return rows
      .filter(({ manual }) => held.has(manual))
      .map((row) => ({ row, isFirst: isFirst(row, weights) }));
  }).flat();
  printTable(
    ['held-out manuals of', 'answerable', 'a sentence answers', 'the first does'],
    [...groupBy(judged, ({ row }) => row.set), ['all', judged] as const].map(([name, group]) => [
      name,
      String(group.length),
      percent(group.filter(({ row }) => row.gold.includes(true)).length / group.length),
      percent(group.filter((one) => one.isFirst).length / group.length),
    ]),
  );
}

function isFirst({ candidates, gold }: SentenceRow, weights: readonly number[]): boolean {
  const scores = candidates.map((features) => dot(features, weights));
  return gold[scores.indexOf(Math.max(...scores))] === true;
}

const fileAt = (path: string): string => fileURLToPath(new URL(`../../engine/ask/${path}`, import.meta.url));
const rounded = (values: readonly number[]): string => values.map((value) => value.toFixed(4)).join(', ');

/** Writes a model file: a weight for each feature, in their order. */
function writeWeights(
  path: string,
  name: string,
  features: readonly { name: string }[],
  weights: readonly number[],
): void {
  const lines = features
    .map((feature, i) => `  ${rounded([weights[i] ?? 0])}, // ${feature.name}`)
    .join('\n');
  const table = `${path.includes('sentence') ? 'sentence' : 'candidate'}-features.ts`;
  writeFileSync(
    fileAt(path),
    `/** Written by \`npm run bench -- fit\`: the weight of each feature of ${table}, in its order. */\nexport const ${name}: readonly number[] = [\n${lines}\n];\n`,
  );
}

function writeJudging(answerable: LogisticModel, right: LogisticModel): void {
  const toText = (name: string, says: string, model: LogisticModel) => {
    const { bias, weights } = plainWeights(model);
    const lines = JUDGE_FEATURES.map(
      (feature, i) => `    ${rounded([weights[i] ?? 0])}, // ${feature.name}`,
    ).join('\n');
    return `/** ${says} */\nexport const ${name}: JudgingModel = {\n  bias: ${rounded([bias])},\n  weights: [\n${lines}\n  ],\n};\n`;
  };
  writeFileSync(
    fileAt('find/judging-model.ts'),
    [
      '/** Written by `npm run bench -- fit`: logistic models over the features of judge-features.ts, in their order. */\nexport type JudgingModel = { bias: number; weights: readonly number[] };\n',
      toText('ANSWERABLE', 'Whether the manual answers the question.', answerable),
      toText('FIRST_IS_RIGHT', 'Whether the first passage answers it.', right),
    ].join('\n'),
  );
}
