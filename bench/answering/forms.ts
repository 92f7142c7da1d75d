/**
 * Questions of a form of their own: `npm run bench -- forms [--misses]`. What must not be done, how two things differ, how many there
 * are, which of several it is. Right is an answer within the first words of which the manual's words stand that the row names; of a
 * difference both, each with its page, and none where the manual tells no number. Misses are listed of the half named `dev` alone: the other half is only counted.
 */
import { fileURLToPath } from 'node:url';
import type { Answer } from '../../engine/ask/base/answer.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, encoder, openIndex } from '../lib/manuals/open-index.ts';
import { shownText } from '../lib/manuals/shown-text.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';

/** `holds`: words of the manual that answer, all of them; `pages` where they stand, in their order; empty where the manual tells none. */
type Row = {
  id: string;
  split: 'dev' | 'held';
  form: 'prohibition' | 'difference' | 'number' | 'which';
  file: string;
  question: string;
  holds: string[];
  pages: number[];
};
type Outcome = { row: Row; answer: Answer; isRight: boolean };

/** An answer is read at a glance: words. */
const FIRST_WORDS = 50;
const ROWS = fileURLToPath(new URL('../sets/forms/questions.jsonl', import.meta.url));
const FOLDERS = ['../../sample/', '../sets/other-authors/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Prints the table. */
export async function run(args: string[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const [file, rows] of groupBy(readJsonLines<Row>(ROWS), (row) => row.file)) {
    const index = await openIndex([
      await readCachedManual(`${FOLDERS[file === 'manual.pdf' ? 0 : 1]}${file}`),
    ]);
    for (const row of rows) {
      const answer = await askIndex(index, row.question);
      outcomes.push({ row, answer, isRight: isRight(row, answer) });
    }
  }
  await encoder.close();
  const groups = [
    ...groupBy(outcomes, ({ row }) => `${row.form} ${row.split}`),
    ...groupBy(outcomes, ({ row }) => row.split),
    ['all', outcomes] as const,
  ];
  printTable(
    ['form', 'n', 'right'],
    groups.map(([name, group]) => [name, String(group.length), percent(shareOf(group))]),
  );
  if (args.includes('--misses'))
    outcomes.filter(({ row, isRight }) => row.split === 'dev' && !isRight).forEach(printMiss);
  const half = (split: Row['split']) => shareOf(outcomes.filter(({ row }) => row.split === split));
  console.log(
    JSON.stringify({ bench: 'forms', questions: outcomes.length, dev: half('dev'), held: half('held') }),
  );
}

const shareOf = (group: readonly Outcome[]): number =>
  group.filter(({ isRight }) => isRight).length / group.length;
const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function isRight({ form, holds, pages }: Row, answer: Answer): boolean {
  if (holds.length === 0) return answer.band !== 'answer';
  if (form === 'difference')
    return (answer.parts?.length ?? 0) > 1 ? holdEach(holds, pages, answer) : holdsAll(holds, pages, answer);
  return holdsAll(holds, pages, answer);
}

const firstWords = (text: string): string => squeeze(text).split(' ').slice(0, FIRST_WORDS).join(' ');

function holdsAll(holds: readonly string[], pages: readonly number[], answer: Answer): boolean {
  const said = firstWords(shownText(answer));
  const cited = answer.citations.map(({ page }) => page);
  return holds.every((words) => said.includes(squeeze(words))) && pages.every((page) => cited.includes(page));
}

/** Of each thing that is compared what is said of it, with its page. */
function holdEach(
  holds: readonly string[],
  pages: readonly number[],
  { parts = [], citations }: Answer,
): boolean {
  return holds.every((words, i) =>
    parts.some(
      ({ content, table, places }) =>
        squeeze([content, ...(table?.rows.flat() ?? [])].join(' ')).includes(squeeze(words)) &&
        places.some((place) => citations[place]?.page === pages[i]),
    ),
  );
}

function printMiss({ row, answer }: Outcome): void {
  console.log(`${row.id} ${row.question}: wanted ${JSON.stringify(row.holds)}, p. ${row.pages.join(', ')}`);
  const places = answer.citations.map(({ page }) => page).join(', ');
  console.log(`  [${answer.band}] ${squeeze(shownText(answer)).slice(0, 300)} (p. ${places})`);
}
