/**
 * Which answers break off what the manual has in one piece: `npm run bench -- whole [DIR[=MANUALS_DIR] ...] [--examples]`. Without a
 * folder all questions of the repository over its manuals. Nothing is broken off that a named button of the answer shows. `--examples`
 * prints what is broken off, of manuals that may be looked into.
 */
import type { Answer } from '../../engine/ask/base/answer.ts';
import type { ManualSource } from '../../engine/index/manual-index.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import { askPageQuestions } from '../lib/questions/ask-page-questions.ts';
import type { PageQuestionSet } from '../lib/questions/page-questions.ts';
import { groupsOf } from './quality/question-groups.ts';
import { CUT_KINDS, type Cut, findCuts } from './whole/find-cuts.ts';

type Asked = { question: string; cuts: Cut[] };

export async function run(args: string[]): Promise<void> {
  const groups = groupsOf(args.filter((arg) => !arg.startsWith('--')));
  try {
    const measured: { name: string; asked: Asked[] }[] = [];
    for (const group of groups) {
      const asked = (await Promise.all(group.sets.map(askSet))).flat();
      measured.push({ name: group.name, asked });
      if (args.includes('--examples') && !group.isSealed) printExamples(asked);
    }
    report(measured);
  } finally {
    await encoder.close();
  }
}

async function askSet(set: PageQuestionSet): Promise<Asked[]> {
  const manuals = new Map<string, ManualSource>();
  const { outcomes } = await askPageQuestions(set, async (_index, manual) => {
    manuals.set(manual.manualId, manual);
  });
  return outcomes.flatMap(({ row, answer }) => {
    const manual = manuals.get(row.file);
    return manual === undefined || answer.band === 'none' ? [] : [toAsked(row.question, answer, manual)];
  });
}

const toAsked = (question: string, answer: Answer, manual: ManualSource): Asked => ({
  question,
  cuts: findCuts(answer, manual),
});

const withKind = (asked: readonly Asked[], kind: string): number =>
  asked.filter(({ cuts }) => cuts.some((cut) => cut.kind === kind)).length;
const cutOnes = (asked: readonly Asked[]): number => asked.filter(({ cuts }) => cuts.length > 0).length;

function report(measured: readonly { name: string; asked: Asked[] }[]): void {
  const all = [...measured, { name: 'all', asked: measured.flatMap(({ asked }) => asked) }];
  printTable(
    ['questions', 'answers', 'cut', '%', ...CUT_KINDS],
    all.map(({ name, asked }) => [
      name,
      String(asked.length),
      String(cutOnes(asked)),
      percent(cutOnes(asked) / Math.max(1, asked.length)),
      ...CUT_KINDS.map((kind) => String(withKind(asked, kind))),
    ]),
  );
  const groups = all.map(({ name, asked }) => ({
    ...{ name, answers: asked.length, cut: cutOnes(asked) },
    ...Object.fromEntries(CUT_KINDS.map((kind) => [kind, withKind(asked, kind)])),
  }));
  console.log(JSON.stringify({ bench: 'whole', groups }));
}

function printExamples(asked: readonly Asked[]): void {
  for (const { question, cuts } of asked)
    for (const { kind, page, said, missing } of cuts)
      console.log(`[${kind}] ${question}\n  p. ${page}: ${said}\n  without: ${missing}`);
}
