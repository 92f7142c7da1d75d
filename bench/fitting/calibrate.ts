/**
 * Fits what words alone say of whether a manual answers, engine/ask/find/confidence.ts: `npm run bench -- calibrate SETS_DIR PAGES_DIR [MANUALS_DIR]`,
 * where SETS_DIR is what the retrieval bench takes and PAGES_DIR what pdfqa takes; our own sample is always added.
 * Prints how well it tells answerable from not when fitted without the manual it is judged on, what every threshold
 * would give, then the model fitted on everything.
 */
import { weighCodes } from '../../engine/ask/find/confidence.ts';
import { SIGNAL_NAMES } from '../../engine/ask/find/signals.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { auroc } from '../lib/figures/auroc.ts';
import { fitLogistic, type LabelledRow, predict } from '../lib/figures/logistic.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { collectPageCases } from '../lib/questions/page-cases.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';
import { DEFAULT_SETS, loadForeignQuestions, loadQuestionSets } from '../lib/questions/question-sets.ts';
import { type CaseKind, collectCases, type WordCase } from '../lib/questions/word-cases.ts';

/** How much all cases of one kind of one manual count together. */
const KIND_WEIGHT: Record<CaseKind, number> = {
  answerable: 1,
  far: 1,
  unanswerable: 0.3,
  'left-out': 0.15,
};
/** A kind of which a manual has fewer cases than this counts less. */
const FULL_WEIGHT_CASES = 25;
const THRESHOLDS = Array.from({ length: 14 }, (_, i) => 0.1 + 0.05 * i);

/** A case with the confidence of a model that was fitted without its manual. */
type HeldOut = WordCase & { confidence: number };

export async function run([
  setsDir = DEFAULT_SETS,
  pagesDir = DEFAULT_SETS,
  manualsDir,
]: string[]): Promise<void> {
  const foreign = loadForeignQuestions(setsDir);
  const pageSets = [
    loadPageQuestions(pagesDir, manualsDir),
    loadPageQuestions('bench/sets/sample', 'sample'),
  ];
  const cases = [
    ...(await collectCases(loadQuestionSets(setsDir), foreign)),
    ...(await collectPageCases(pageSets, foreign)),
  ];
  const held = holdOut(cases);
  printTable(
    ['held-out manual', 'answerable', 'far', 'AUROC far', 'AUROC unanswerable', 'AUROC left out'],
    [...groupBy(held, sourceOf), ['all', held] as const].map(([source, own]) => toRow(source, own)),
  );
  console.log('');
  printTable(
    ['threshold', 'answerable below %', 'far below %', 'unanswerable below %', 'left out below %'],
    THRESHOLDS.map((threshold) => toCurveRow(held, threshold)),
  );
  const model = Object.entries(fitLogistic(toRows(cases))).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(round) : round(value),
  ]);
  const areaFar = round(auroc(confidences(held, 'answerable'), confidences(held, 'far')));
  console.log(
    JSON.stringify({ bench: 'calibrate', areaFar, signals: SIGNAL_NAMES, model: Object.fromEntries(model) }),
  );
}

/** The manual that was asked; the formats of one manual count as one. */
function sourceOf({ group }: WordCase): string {
  return (group.split(' → ').at(-1) ?? group).replace(/\.(?:pdf|docx?)$/, '');
}

function holdOut(cases: readonly WordCase[]): HeldOut[] {
  return [...groupBy(cases, sourceOf)].flatMap(([source, own]) => {
    const model = fitLogistic(toRows(cases.filter((one) => sourceOf(one) !== source)));
    return own.map((one) => ({
      ...one,
      confidence: weighCodes(predict(model, featuresOf(one)), one.verdict),
    }));
  });
}

/** Rows to fit, without the questions that their codes decide. */
function toRows(cases: readonly WordCase[]): LabelledRow[] {
  const usable = cases.filter(({ verdict }) => verdict === 'none' || verdict === 'mentioned');
  return [...groupBy(usable, (one) => `${sourceOf(one)} ${one.kind}`).values()].flatMap((group) =>
    group.map(
      (one): LabelledRow => ({
        features: featuresOf(one),
        label: one.kind === 'answerable' ? 1 : 0,
        weight: KIND_WEIGHT[one.kind] / Math.max(group.length, FULL_WEIGHT_CASES),
      }),
    ),
  );
}

function featuresOf({ signals }: WordCase): number[] {
  return SIGNAL_NAMES.map((name) => signals[name]);
}

function confidences(cases: readonly HeldOut[], kind: CaseKind): number[] {
  return cases.filter((one) => one.kind === kind).map(({ confidence }) => confidence);
}

function toRow(name: string, cases: readonly HeldOut[]): string[] {
  const answerable = confidences(cases, 'answerable');
  const areas = (['far', 'unanswerable', 'left-out'] as const).map((kind) => {
    const others = confidences(cases, kind);
    return others.length === 0 ? '' : percent(auroc(answerable, others));
  });
  return [name, String(answerable.length), String(confidences(cases, 'far').length), ...areas];
}

function toCurveRow(cases: readonly HeldOut[], threshold: number): string[] {
  const below = (['answerable', 'far', 'unanswerable', 'left-out'] as const).map((kind) => {
    const all = confidences(cases, kind);
    return percent(all.filter((confidence) => confidence < threshold).length / Math.max(1, all.length));
  });
  return [threshold.toFixed(2), ...below];
}
