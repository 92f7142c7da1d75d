/**
 * `npm run bench -- fit-verdicts [--dry]`: fits what tells whether a sentence decides a question with yes or no on the questions of
 * `bench/sets/verdicts` about `fit` manuals, and prints what each threshold gives on manuals that the model was fitted without. `--dry` writes
 * no model.
 */
import { writeFileSync } from 'node:fs';
import { VERDICT_FEATURES } from '../../engine/ask/compose/yes-no/verdict-features.ts';
import { askVerdicts, type VerdictCase, type VerdictQuestion } from '../answering/verdicts/ask-verdicts.ts';
import {
  fitLogistic,
  type LabelledRow,
  type LogisticModel,
  plainWeights,
  predict,
} from '../lib/figures/logistic.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { encoder } from '../lib/manuals/open-index.ts';

const MODEL = new URL('../../engine/ask/compose/yes-no/verdict-model.ts', import.meta.url);
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

/** A question with the probability of each of its cases. */
type Judged = { question: VerdictQuestion; cases: (VerdictCase & { probability: number })[] };

export async function run(args: string[]): Promise<void> {
  try {
    const asked = await askVerdicts();
    const [fit, held] = (['fit', 'held'] as const).map((name) => asked.filter(({ split }) => split === name));
    const model = fitOn(fit ?? []);
    printCurve('fit, each manual by the others', crossValidate(fit ?? []));
    printCurve('held', judge(held ?? [], model));
    if (!args.includes('--dry')) write(model);
  } finally {
    await encoder.close();
  }
}

const fitOn = (questions: readonly VerdictQuestion[]): LogisticModel =>
  fitLogistic(
    questions.flatMap(({ cases }) =>
      cases.map(({ features, isRight }): LabelledRow => ({ features, label: isRight ? 1 : 0, weight: 1 })),
    ),
    true,
  );

const judge = (questions: readonly VerdictQuestion[], model: LogisticModel): Judged[] =>
  questions.map((question) => ({
    question,
    cases: question.cases.map((one) => ({ ...one, probability: predict(model, one.features) })),
  }));

function crossValidate(questions: readonly VerdictQuestion[]): Judged[] {
  const files = [...new Set(questions.map(({ file }) => file))];
  return files.flatMap((file) =>
    judge(
      questions.filter((question) => question.file === file),
      fitOn(questions.filter((question) => question.file !== file)),
    ),
  );
}

function printCurve(name: string, judged: readonly Judged[]): void {
  const decided = judged.filter(({ question }) => question.verdict !== 'neither').length;
  printTable(
    [name, 'decided', 'begun', '%', 'wrong of them', '%', 'begun of neither', 'of'],
    THRESHOLDS.map((threshold) => {
      const said = judged.flatMap(({ question, cases }) => {
        const verdicts = new Set(
          cases.filter((one) => one.probability >= threshold).map((one) => one.verdict),
        );
        const [verdict, ...others] = verdicts;
        return verdict === undefined || others.length > 0 ? [] : [{ gold: question.verdict, verdict }];
      });
      const begun = said.filter(({ gold }) => gold !== 'neither');
      const wrong = begun.filter(({ gold, verdict }) => gold !== verdict).length;
      return [
        threshold.toFixed(1),
        String(decided),
        String(begun.length),
        percent(begun.length / Math.max(1, decided)),
        String(wrong),
        percent(wrong / Math.max(1, begun.length)),
        String(said.length - begun.length),
        String(judged.length - decided),
      ];
    }),
  );
}

function write(model: LogisticModel): void {
  const { bias, weights } = plainWeights(model);
  const lines = VERDICT_FEATURES.map(({ name }, i) => `    ${(weights[i] ?? 0).toFixed(4)}, // ${name}`);
  writeFileSync(
    MODEL,
    [
      '/** Written by `npm run bench -- fit-verdicts`: a logistic model over the features of verdict-features.ts, in their order. */',
      'export const VERDICT_MODEL: { bias: number; weights: readonly number[] } = {',
      `  bias: ${bias.toFixed(4)},`,
      '  weights: [',
      ...lines,
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
}
