/**
 * `npm run bench -- verdicts [DIR[=MANUALS_DIR] …] [--misses]`: of questions whose gold answer begins with yes or no, how many answers
 * begin so, and how many of those say the contrary. Without a folder all questions of the repository over its manuals. `--misses` lists
 * those without a verdict or with the wrong one, of manuals that may be looked into.
 */
import { namedWords } from '../../engine/words/named-words.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import { askPageQuestions } from '../lib/questions/ask-page-questions.ts';
import { groupsOf, type QuestionGroup } from './quality/question-groups.ts';

type Verdict = 'yes' | 'no';
type Judged = { question: string; gold: Verdict; said: Verdict | null; text: string };

export async function run(args: string[]): Promise<void> {
  const groups = groupsOf(args.filter((arg) => !arg.startsWith('--')));
  try {
    const judged: { group: QuestionGroup; rows: Judged[] }[] = [];
    for (const group of groups) judged.push({ group, rows: await judgeGroup(group) });
    if (args.includes('--misses'))
      for (const { group, rows } of judged) if (!group.isSealed) rows.forEach(printMiss);
    report(judged.map(({ group: { name }, rows }) => ({ name, rows })));
  } finally {
    await encoder.close();
  }
}

async function judgeGroup({ sets }: QuestionGroup): Promise<Judged[]> {
  const goldOf = createGold();
  const rows: Judged[] = [];
  for (const set of sets) {
    const decided = set.questions.filter(
      ({ answerable, answer = '' }) => answerable && goldOf(answer) !== null,
    );
    if (decided.length === 0) continue;
    const { outcomes } = await askPageQuestions({ ...set, questions: decided });
    for (const { row, answer } of outcomes) {
      const gold = goldOf(row.answer ?? '');
      const text = answer.lead?.[0]?.text ?? answer.content;
      if (gold) rows.push({ question: row.question, gold, said: answer.verdict ?? null, text });
    }
  }
  return rows;
}

/** Yes and no as an answer begins with them, in the languages that have words for it. */
function createGold(): (answer: string) => Verdict | null {
  const beginning = (name: Verdict) =>
    new RegExp(
      `^(?:${[...namedWords('yes-no').values()].map((words) => words[name].replace('.', '')).join('|')})(?![\\p{L}])`,
      'iu',
    );
  const [yes, no] = [beginning('yes'), beginning('no')];
  return (answer) => (yes.test(answer) ? 'yes' : no.test(answer) ? 'no' : null);
}

function printMiss({ question, gold, said, text }: Judged): void {
  if (said !== gold) console.log(`[${gold}, said ${said ?? 'neither'}] ${question}\n  ${text.slice(0, 160)}`);
}

function report(groups: readonly { name: string; rows: readonly Judged[] }[]): void {
  const all = [...groups, { name: 'all', rows: groups.flatMap(({ rows }) => rows) }];
  const counted = all.map(({ name, rows }) => {
    const begun = rows.filter(({ said }) => said !== null);
    return {
      name,
      decided: rows.length,
      begun: begun.length,
      wrong: begun.filter(({ said, gold }) => said !== gold).length,
    };
  });
  const share = (part: number, whole: number): number => part / Math.max(1, whole);
  printTable(
    ['questions', 'decided', 'yes or no first', '%', 'wrong of them', '%'],
    counted.map(({ name, decided, begun, wrong }) => [
      name,
      String(decided),
      String(begun),
      percent(share(begun, decided)),
      String(wrong),
      percent(share(wrong, begun)),
    ]),
  );
  const { decided = 0, begun = 0, wrong = 0 } = counted.at(-1) ?? {};
  console.log(
    JSON.stringify({
      ...{
        bench: 'verdicts',
        decided,
        begun: round(share(begun, decided)),
        wrong: round(share(wrong, begun)),
      },
    }),
  );
}
