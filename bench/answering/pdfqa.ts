/**
 * How well real files are answered: `npm run bench -- pdfqa [DIR] [MANUALS_DIR]`. Read, structured, indexed and asked
 * as in the product. "Ranked" looks at the passages found whatever the confidence; "cited" at what the answer shows,
 * a refusal citing nothing. What a set says nothing of (quotes, steps, follow-ups) is null.
 */
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import {
  askPageQuestions,
  averageOf,
  type Outcome,
  summariseOutcomes,
} from '../lib/questions/ask-page-questions.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';

export async function run([dir, manualsDir]: string[]): Promise<void> {
  const { outcomes, unread } = await askPageQuestions(loadPageQuestions(dir, manualsDir));
  const groups = [
    ...groupBy(outcomes, ({ row }) => row.file),
    ...groupBy(outcomes, ({ row }) => row.kind),
    ['all', outcomes] as const,
  ];
  printTable(
    [
      'group',
      'n',
      'ranked @1',
      '@3',
      'MRR',
      'cited first',
      'in three',
      'quote words',
      'answered',
      'closest',
      'refused',
    ],
    groups.map(([name, group]) => toRow(name, group)),
  );
  console.log(JSON.stringify({ bench: 'pdfqa', ...summariseOutcomes(outcomes), unread }));
}

function toRow(name: string, group: readonly Outcome[]): string[] {
  const gold = group.filter(({ row }) => row.answerable);
  const share = (of: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
    of.length === 0 ? '' : percent(of.filter(is).length / of.length);
  const mean = (value: (outcome: Outcome) => number | null) => {
    const average = averageOf(gold.map(value));
    return average === null ? '' : percent(average);
  };
  return [
    name,
    String(group.length),
    share(gold, (o) => o.rank <= 1),
    share(gold, (o) => o.rank <= 3),
    mean((o) => 1 / o.rank),
    share(gold, (o) => o.citedFirst),
    share(gold, (o) => o.citedAmongThree),
    mean((o) => o.quoteRecall),
    ...(['answer', 'closest', 'none'] as const).map((band) => share(group, (o) => o.answer.band === band)),
  ];
}
