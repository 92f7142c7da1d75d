/**
 * Fits the confidence model of engine/ask/confidence.ts: `npm run bench -- calibrate SETS_DIR PAGES_DIR [MANUALS_DIR]`,
 * where SETS_DIR is what the retrieval bench takes and PAGES_DIR what pdfqa takes. Prints how well it tells answerable
 * from not when fitted without the manual it is judged on, then the model fitted on everything.
 */
import { join } from 'node:path';
import { SIGNAL_NAMES } from '../engine/ask/signals.ts';
import { buildIndex } from '../engine/index/build-index.ts';
import { auroc } from './lib/auroc.ts';
import { groupBy } from './lib/group-by.ts';
import { fitLogistic, type LabelledRow, predict } from './lib/logistic.ts';
import { readCachedManual } from './lib/manual-cache.ts';
import { loadPageQuestions } from './lib/page-questions.ts';
import { DEFAULT_SETS, loadForeignQuestions, loadQuestionSets } from './lib/question-sets.ts';
import { type CaseKind, collectCases, type RefusalCase, sample, toCase } from './lib/refusal-cases.ts';
import { percent, printTable, round } from './lib/table.ts';

/** A case with the manual that was asked. */
type SourcedCase = RefusalCase & { source: string };

/** How much all cases of one kind of one manual count together. */
const KIND_WEIGHT: Record<CaseKind, number> = { answerable: 1, far: 1, unanswerable: 0.5, 'left-out': 0.35 };
const FAR_PER_MANUAL = 60;

export async function run([
  setsDir = DEFAULT_SETS,
  pagesDir = DEFAULT_SETS,
  manualsDir,
]: string[]): Promise<void> {
  const clean = await collectCases(loadQuestionSets(setsDir), loadForeignQuestions(setsDir));
  const cases: SourcedCase[] = clean.map((one) => ({
    ...one,
    source: one.group.split(' → ').at(-1) ?? one.group,
  }));
  cases.push(...(await collectPageCases(pagesDir, manualsDir)));
  const usable = cases.filter((one) => !one.hasUnknownIdentifier);
  const held = new Map<SourcedCase, number>();
  for (const [source, own] of groupBy(usable, (one) => one.source)) {
    const model = fitLogistic(toRows(usable.filter((one) => one.source !== source)));
    for (const one of own) held.set(one, predict(model, featuresOf(one)));
  }
  printTable(
    [
      'held-out manual',
      'answerable',
      'AUROC far',
      'unanswerable',
      'left out',
      'answerable < .3 %',
      'far < .3 %',
      'answerable < .5 %',
      'far < .5 %',
    ],
    [...groupBy(usable, (one) => one.source), ['all', usable] as const].map(([source, own]) =>
      toRow(source, own, held),
    ),
  );
  const model = fitLogistic(toRows(usable));
  const rounded = Object.entries(model).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(round) : round(value),
  ]);
  console.log(
    JSON.stringify({ bench: 'calibrate', signals: SIGNAL_NAMES, model: Object.fromEntries(rounded) }),
  );
}

async function collectPageCases(dir: string, manualsDir: string | undefined): Promise<SourcedCase[]> {
  const set = loadPageQuestions(dir, manualsDir);
  const cases: SourcedCase[] = [];
  for (const [file, rows] of groupBy(set.questions, (row) => row.file)) {
    const manual = await readCachedManual(join(set.manualsDir, file)).catch(() => null);
    if (manual === null) continue;
    const index = await buildIndex([manual]);
    const others = set.questions.filter((row) => row.file !== file && row.history === undefined);
    for (const row of rows) {
      const kind = row.answerable ? 'answerable' : row.kind === 'unanswerable-far' ? 'far' : 'unanswerable';
      const history = (row.history ?? []).map((question) => ({ question }));
      cases.push({ ...toCase(index, row.question, kind, file, { history }), source: file });
    }
    for (const { question } of sample(others, FAR_PER_MANUAL))
      cases.push({ ...toCase(index, question, 'far', file), source: file });
  }
  return cases;
}

function toRows(cases: readonly SourcedCase[]): LabelledRow[] {
  return [...groupBy(cases, (one) => `${one.source} ${one.kind}`).values()].flatMap((group) =>
    group.map(
      (one): LabelledRow => ({
        features: featuresOf(one),
        label: one.kind === 'answerable' ? 1 : 0,
        weight: KIND_WEIGHT[one.kind] / group.length,
      }),
    ),
  );
}

function featuresOf({ signals }: RefusalCase): number[] {
  return SIGNAL_NAMES.map((name) => signals[name]);
}

function toRow(
  name: string,
  cases: readonly SourcedCase[],
  held: ReadonlyMap<SourcedCase, number>,
): string[] {
  const of = (kind: CaseKind) => cases.filter((one) => one.kind === kind).map((one) => held.get(one) ?? 0);
  const below = (kind: CaseKind, limit: number) =>
    percent(of(kind).filter((p) => p < limit).length / Math.max(1, of(kind).length));
  const areas = (['far', 'unanswerable', 'left-out'] as const).map((kind) =>
    of(kind).length === 0 ? '' : percent(auroc(of('answerable'), of(kind))),
  );
  return [
    name,
    String(of('answerable').length),
    ...areas,
    below('answerable', 0.3),
    below('far', 0.3),
    below('answerable', 0.5),
    below('far', 0.5),
  ];
}
