/**
 * Two things asked in one message: `npm run bench -- doubles [--misses]`. A part is right if its words are in what is said to it; a thing
 * that the manual does not tell is right if the answer says so, or no more than that something is close. Beside it
 * each part asked alone, which is as good as it can get, and the same messages answered as one question, where a thing that the manual
 * does not tell is never named.
 */
import { fileURLToPath } from 'node:url';
import { answerFound } from '../../engine/ask/ask.ts';
import type { Answer, PartOfAnswer } from '../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, encoder, openIndex, searchIndex } from '../lib/manuals/open-index.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';

/** `asks`: the part as a question of its own; `holds`: words of the manual that answer it. */
type Part = { asks: string; answerable: boolean; holds?: string };
type Row = { id: string; file: string; language: string; question: string; parts: Part[] };
type Outcome = { row: Row; answer: Answer; right: boolean[]; rightAsOne: boolean[]; rightAlone: boolean[] };

const FILES = ['../../sample/', '../sets/other-authors/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const ROWS = fileURLToPath(new URL('../sets/doubles/questions.jsonl', import.meta.url));

/** Prints the table; `--misses` names the messages of which a part was not answered rightly. */
export async function run(args: string[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const [file, rows] of groupBy(readJsonLines<Row>(ROWS), (row) => row.file)) {
    const folder = file === 'manual.pdf' ? FILES[0] : FILES[1];
    const index = await openIndex([await readCachedManual(`${folder}${file}`)]);
    for (const row of rows) outcomes.push(await examine(index, row));
  }
  await encoder.close();
  const groups = [...groupBy(outcomes, ({ row }) => row.language), ['all', outcomes] as const];
  printTable(
    ['language', 'n', 'split', 'both right', 'parts right', 'asked alone', 'as one: both', 'parts'],
    groups.map(([name, group]) => toRow(name, group)),
  );
  if (args.includes('--misses')) outcomes.filter(({ right }) => right.includes(false)).forEach(printMiss);
  console.log(JSON.stringify({ bench: 'doubles', messages: outcomes.length, ...summarise(outcomes) }));
}

async function examine(index: ManualIndex, row: Row): Promise<Outcome> {
  const answer = await askIndex(index, row.question);
  const asOne = answerFound(index, await searchIndex(index, row.question)).answer;
  const alone = [];
  for (const part of row.parts) {
    const own = await askIndex(index, part.asks);
    alone.push(isRight(part, own, own));
  }
  const saidTo = (at: number) => (answer.parts?.length === row.parts.length ? answer.parts[at] : undefined);
  return {
    row,
    answer,
    right: row.parts.map((part, at) => isRight(part, answer, saidTo(at))),
    rightAsOne: row.parts.map((part) => isRight(part, asOne, undefined)),
    rightAlone: alone,
  };
}

/** @param own what is said to the part; undefined where all is said in one */
function isRight({ answerable, holds = '' }: Part, whole: Answer, own: PartOfAnswer | undefined): boolean {
  if (!answerable) return own !== undefined && own.band !== 'answer';
  return wordsOf(own ?? whole).includes(holds);
}

/** All words that are told, in one line. */
const wordsOf = ({ content, steps, table, warnings }: PartOfAnswer): string =>
  [content, ...[...steps, ...warnings].map(({ text }) => text), ...(table?.rows.flat() ?? [])]
    .join(' ')
    .replace(/\s+/g, ' ');

function summarise(group: readonly Outcome[]) {
  const parts = group.flatMap(({ right }) => right);
  const alone = group.flatMap(({ rightAlone }) => rightAlone);
  const asOne = group.flatMap(({ rightAsOne }) => rightAsOne);
  const share = <T>(of: readonly T[], is: (one: T) => boolean) => of.filter(is).length / of.length;
  const areAll = (right: readonly boolean[]) => right.every((one) => one);
  return {
    split: share(group, ({ answer }) => answer.parts !== undefined),
    bothRight: share(group, ({ right }) => areAll(right)),
    partsRight: share(parts, (one) => one),
    partsRightAlone: share(alone, (one) => one),
    asOneBothRight: share(group, ({ rightAsOne }) => areAll(rightAsOne)),
    asOnePartsRight: share(asOne, (one) => one),
  };
}

const toRow = (name: string, group: readonly Outcome[]): string[] => [
  name,
  String(group.length),
  ...Object.values(summarise(group)).map(percent),
];

function printMiss({ row, answer, right, rightAlone }: Outcome): void {
  console.log(
    `${row.id} ${row.question}: ${right.join(', ')} (alone ${rightAlone.join(', ')}); wanted ${JSON.stringify(row.parts)}`,
  );
  const said = answer.parts?.map(({ asked, band, content }) => `${asked} [${band}] ${content}`);
  for (const text of said ?? [`[${answer.band}] ${answer.content}`])
    console.log(`  ${text.replace(/\s+/g, ' ').slice(0, 240)}`);
}
