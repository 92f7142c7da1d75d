/**
 * Whether questions that the manual does not answer are refused: `npm run bench -- refusal [DIR]`. For each group the
 * share of questions in each of the three bands, and how well the confidence tells the answerable from the rest.
 */
import type { AnswerBand } from '../../engine/ask/base/answer.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { auroc } from '../lib/figures/auroc.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { DEFAULT_SETS, loadForeignQuestions, loadQuestionSets } from '../lib/questions/question-sets.ts';
import { type CaseKind, collectCases, type RefusalCase } from '../lib/questions/refusal-cases.ts';

/** Shares of answerable questions refused at which the far ones are looked at: what another threshold would give. */
const FALSE_REFUSALS = [0.02, 0.03, 0.05];
const KINDS: readonly CaseKind[] = ['answerable', 'far', 'unanswerable'];

export async function run([dir = DEFAULT_SETS]: string[]): Promise<void> {
  const cases = await collectCases(loadQuestionSets(dir), loadForeignQuestions(dir));
  const groups = groupBy(cases, ({ kind, group }) => `${kind}: ${group}`);
  const rows = [...groups].map(([name, group]) => [name, ...bandRow(group)]);
  const byKind = new Map(KINDS.map((kind) => [kind, cases.filter((one) => one.kind === kind)]));
  for (const [kind, group] of byKind) rows.push([`all ${kind}`, ...bandRow(group)]);
  printTable(['group', 'questions', 'answered %', 'closest %', 'refused %'], rows);
  const answerable = (byKind.get('answerable') ?? []).map(confidenceOf);
  const result: Record<string, unknown> = { bench: 'refusal' };
  for (const [kind, group] of byKind) {
    if (group.length === 0) continue;
    result[kind] = {
      questions: group.length,
      answered: share(group, 'answer'),
      closest: share(group, 'closest'),
      refused: share(group, 'none'),
    };
    if (kind !== 'answerable') result[`auroc ${kind}`] = round(auroc(answerable, group.map(confidenceOf)));
  }
  const far = (byKind.get('far') ?? []).map(confidenceOf);
  result.farRefusedAtFalseRefusals = Object.fromEntries(
    FALSE_REFUSALS.map((share) => [share, round(shareBelow(far, quantile(answerable, share)))]),
  );
  console.log(JSON.stringify(result));
}

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
}

const shareBelow = (values: readonly number[], limit: number): number =>
  values.filter((value) => value < limit).length / Math.max(1, values.length);

const confidenceOf = ({ answerable }: RefusalCase): number => answerable;

function share(group: readonly RefusalCase[], band: AnswerBand): number {
  return round(group.filter((one) => one.band === band).length / Math.max(1, group.length));
}

function bandRow(group: readonly RefusalCase[]): string[] {
  return [
    String(group.length),
    ...(['answer', 'closest', 'none'] as const).map((band) => percent(share(group, band))),
  ];
}
