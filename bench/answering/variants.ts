/**
 * How often customers are asked back which variant they have: `npm run bench -- variants [DIR MANUALS_DIR]… [--list]`. Without
 * folders the sets of this repository that may be looked into. A manual that parts nothing by the names of variants is not asked, as
 * nothing in it can turn on one. "For one" are answers that turn on a variant that the question names. `--list` prints each, to be judged by hand:
 * whether a question back is right no set says.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axesOf } from '../../engine/ask/compose/variants/axes.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import { askPageQuestions, type Outcome } from '../lib/questions/ask-page-questions.ts';
import { loadPageQuestions, type PageQuestion } from '../lib/questions/page-questions.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OWN = [
  ['../sets/sample', '../../sample'],
  ['../sets/everyday', '../../sample'],
  ['../sets/other-authors', '../sets/other-authors'],
  ...['scanner-de', 'sound-pt', 'zigbee-de'].map((name) => [
    `../sets/devices/${name}`,
    `../sets/devices/${name}`,
  ]),
].map((pair) => pair.map(here));

/** The questions of one manual, and by which names it parts what it says. */
type Asked = { file: string; rows: PageQuestion[]; axes: string[]; outcomes: Outcome[] };

/** Prints the table. */
export async function run(args: string[]): Promise<void> {
  const given = args.filter((arg) => arg !== '--list');
  const pairs =
    given.length > 0 ? given.flatMap((dir, i) => (i % 2 === 0 ? [[dir, given[i + 1] ?? dir]] : [])) : OWN;
  const asked: Asked[] = [];
  for (const [dir = '', manuals = ''] of pairs)
    for (const [file, rows] of groupBy(loadPageQuestions(dir, manuals).questions, (row) => row.file))
      asked.push(await askAll(manuals, file, rows));
  await encoder.close();
  printTable(
    ['manual', 'parted by', 'questions', 'asked back', 'for one'],
    asked.map(({ file, axes, rows, outcomes }) => [file, axes.join('; '), ...countsOf(rows, outcomes)]),
  );
  const all = asked.flatMap(({ outcomes }) => outcomes);
  if (args.includes('--list')) all.filter((one) => isAskedBack(one) || isForOne(one)).forEach(print);
  const [questions, askedBack, forOne] = countsOf(
    asked.flatMap(({ rows }) => rows),
    all,
  ).map(Number);
  console.log(JSON.stringify({ bench: 'variants', questions, askedBack, forOne }));
}

async function askAll(manualsDir: string, file: string, rows: PageQuestion[]): Promise<Asked> {
  const index = await buildIndex([await readCachedManual(join(manualsDir, file))]);
  const axes = axesOf(index).map(({ names }) => names.join(' | '));
  if (axes.length === 0) return { file, rows, axes, outcomes: [] };
  return { file, rows, axes, ...(await askPageQuestions({ questions: rows, manualsDir })) };
}

const countsOf = (rows: readonly PageQuestion[], outcomes: readonly Outcome[]): string[] =>
  [rows.length, outcomes.filter(isAskedBack).length, outcomes.filter(isForOne).length].map(String);

const isAskedBack = ({ answer }: Outcome): boolean => answer.variants !== undefined;
const isForOne = ({ answer }: Outcome): boolean => answer.variant !== undefined;

function print({ row, answer }: Outcome): void {
  const { variants, variant } = answer;
  const asked = variants ? `asked back: ${variants.map(({ name }) => name).join(' | ')}` : `for ${variant}`;
  const places = answer.citations.map(({ page, heading }) => `p. ${page} ${heading}`).join('; ');
  console.log(`${row.id} [${row.kind}] ${[...(row.history ?? []), row.question].join(' / ')}`);
  console.log(
    `  ${asked} (${places}); answer: ${row.answer ?? (row.answerable ? '?' : 'none')}, p. ${row.pages ?? row.section}`,
  );
}
