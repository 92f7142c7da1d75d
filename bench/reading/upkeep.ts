/**
 * `npm run bench -- upkeep [--misses] [--show FILE ...]`: what is found of the tasks that manuals have done again and again, against those
 * labelled in `bench/sets/upkeep`. A find is right where its page, its words and its interval are a label's; every other one is wrong, and so
 * is one in a manual of the sets that has no labels. Misses and wrong ones are listed of the half named `fit` alone. `--show` prints what is
 * found in other files, to be judged by eye.
 */
import { fileURLToPath } from 'node:url';
import { runAtOnce } from '../../engine/runtime/pieces.ts';
import { findUpkeep } from '../../engine/upkeep/find-upkeep.ts';
import type { Upkeep } from '../../engine/upkeep/upkeep.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';

/**
 * `every` is what a calendar counts ("7 day"), `uses` words of what it cannot; `either` marks what may be taken for upkeep or left out, and
 * counts neither way.
 */
type Label = {
  file: string;
  split: 'fit' | 'held';
  page: number;
  task: string;
  every: string | null;
  uses?: string;
  either?: boolean;
};
type Counts = { labels: number; found: number; right: number; hits: number };

const ROWS = fileURLToPath(new URL('../sets/upkeep/tasks.jsonl', import.meta.url));
const FOLDERS = ['../../sample/', '../sets/other-authors/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Prints precision and recall. */
export async function run(args: string[]): Promise<void> {
  const shown = args.includes('--show') ? args.filter((arg) => !arg.startsWith('--')) : [];
  for (const file of shown) await show(file);
  if (shown.length > 0) return;
  const counted: { file: string; split: Label['split']; counts: Counts }[] = [];
  for (const [file, labels] of groupBy(readJsonLines<Label>(ROWS), (row) => row.file)) {
    const found = await findIn(`${FOLDERS[file === 'manual.pdf' ? 0 : 1]}${file}`);
    const split = labels[0]?.split ?? 'held';
    counted.push({ file, split, counts: count(found, labels) });
    if (args.includes('--misses') && split === 'fit') printMisses(file, found, labels);
  }
  const halves = (['fit', 'held'] as const).map(
    (half) => [half, sum(counted.filter(({ split }) => split === half))] as const,
  );
  printTable(
    ['manual', 'half', 'tasks', 'found', 'precision', 'recall'],
    [
      ...counted.map(({ file, split, counts }) => [file, split, counts] as const),
      ...halves.map(([half, counts]) => ['all', half, counts] as const),
    ].map(([file, split, counts]) => [
      file,
      split,
      String(counts.labels),
      String(counts.found),
      percent(counts.right / counts.found),
      percent(counts.hits / counts.labels),
    ]),
  );
  const figures = halves.map(([half, { right, found, hits, labels }]) => [
    half,
    { tasks: labels, found, precision: right / found, recall: hits / labels },
  ]);
  console.log(JSON.stringify({ bench: 'upkeep', ...Object.fromEntries(figures) }));
}

const findIn = async (file: string): Promise<Upkeep[]> => runAtOnce(findUpkeep(await readCachedManual(file)));

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isOf({ task, page, interval }: Upkeep, label: Label): boolean {
  const every = interval.period && `${interval.period.count} ${interval.period.unit}`;
  const uses = squeeze(interval.uses ?? '').includes(squeeze(label.uses ?? ''));
  return page === label.page && squeeze(task).includes(squeeze(label.task)) && every === label.every && uses;
}

function count(found: readonly Upkeep[], labels: readonly Label[]): Counts {
  const wanted = labels.filter(({ either }) => either !== true);
  const judged = found.filter((one) => !labels.some((label) => label.either && isOf(one, label)));
  return {
    labels: wanted.length,
    found: judged.length,
    right: judged.filter((one) => wanted.some((label) => isOf(one, label))).length,
    hits: wanted.filter((label) => judged.some((one) => isOf(one, label))).length,
  };
}

const sum = (counted: readonly { counts: Counts }[]): Counts =>
  counted.reduce(
    (total, { counts }) => ({
      labels: total.labels + counts.labels,
      found: total.found + counts.found,
      right: total.right + counts.right,
      hits: total.hits + counts.hits,
    }),
    { labels: 0, found: 0, right: 0, hits: 0 },
  );

function printMisses(file: string, found: readonly Upkeep[], labels: readonly Label[]): void {
  for (const one of found)
    if (!labels.some((label) => isOf(one, label))) console.log(`${file} wrong: ${describe(one)}`);
  for (const label of labels)
    if (label.either !== true && !found.some((one) => isOf(one, label)))
      console.log(`${file} missed: ${JSON.stringify(label)}`);
}

async function show(file: string): Promise<void> {
  const found = await findIn(file);
  console.log(`${file}: ${found.length}`);
  for (const one of found) console.log(`  ${describe(one)}`);
}

const describe = ({ task, interval: { printed, period, uses }, page, heading }: Upkeep): string =>
  `p. ${page} [${heading}] “${task.replace(/\s+/g, ' ')}” ${printed} = ${period ? `${period.count} ${period.unit}` : '-'} / ${uses ?? '-'}`;
